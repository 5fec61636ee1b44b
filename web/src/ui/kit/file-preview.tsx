import Box from '@mui/material/Box';
import { useCallback } from 'react';

/** A preview of a file on this device. Its address is made and given back with the element. */
export function FilePreview({ file }: { file: File }) {
  // The same function for the same file: another one would render the picture with every percent of progress.
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.style.backgroundImage = `url("${url}")`;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Box
      ref={show}
      aria-hidden
      sx={{
        width: 64,
        height: 64,
        flex: 'none',
        borderRadius: '8px',
        bgcolor: 'action.hover',
        backgroundSize: 'cover',
        backgroundPosition: 'center',
      }}
    />
  );
}
