import Button from '@mui/material/Button';

/** Loads the next page where scrolling does not; reads `busyLabel` meanwhile and stays in place. */
export function LoadMoreButton(props: {
  label: string;
  busyLabel: string;
  busy: boolean;
  onClick: () => void;
}) {
  const { label, busyLabel, busy, onClick } = props;
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
      sx={{ display: 'flex', mx: 'auto', my: 3, minWidth: 200 }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
