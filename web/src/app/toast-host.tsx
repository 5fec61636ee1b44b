import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { dismissToast, toasts, type Toast } from '#lib/toasts.ts';
import { useStore } from '#lib/store.ts';
import { LAYOUT_PX } from './layout.ts';

/** How long a toast stays; one with an action stays longer, because it has to be reached. */
const PLAIN_MS = 4000;
const ACTION_MS = 8000;

/** Shows one toast after the other above the bottom bar. */
export function ToastHost() {
  const [toast] = useStore(toasts);
  return toast ? <Shown key={toast.id} toast={toast} /> : null;
}

function Shown({ toast: { id, text, action } }: { toast: Toast }) {
  const close = () => dismissToast(id);
  return (
    <Snackbar
      open
      message={text}
      autoHideDuration={action ? ACTION_MS : PLAIN_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      sx={{ bottom: { xs: LAYOUT_PX.bottomBar + 16, md: 24 } }}
      action={
        action && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </Button>
        )
      }
    />
  );
}
