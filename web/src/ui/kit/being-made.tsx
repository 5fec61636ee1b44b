import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

/** Stands where something comes by itself that has to be made first, and says so. */
export function BeingMade({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status" color="textSecondary">
        {text}
      </Typography>
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}
