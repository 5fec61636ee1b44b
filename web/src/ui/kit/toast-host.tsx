import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { dismissToast, takeUpToast } from '#lib/browser/end-toast.ts';
import { useStore } from '#lib/browser/store.ts';
import { toasts, type Toast } from '#lib/browser/toasts.ts';
import { Material } from '../material.tsx';

/** How long a toast stays; one with an action stays longer, because it has to be reached. */
const PLAIN_MS = 4000;
const ACTION_MS = 8000;

/** How long one stays once another waits, which tells of what the person did last. */
const GIVES_WAY_MS = 1000;

/** Shows one toast after the other above the bottom bar. */
export function ToastHost() {
  const [toast, next] = useStore(toasts);
  return (
    <Material>{toast && <Shown key={toast.id} toast={toast} isWaitedFor={next !== undefined} />}</Material>
  );
}

function Shown({ toast, isWaitedFor }: { toast: Toast; isWaitedFor: boolean }) {
  const { id, text, action } = toast;
  const alone = action ? ACTION_MS : PLAIN_MS;
  const close = () => dismissToast(id);
  return (
    <Snackbar
      open
      message={text}
      autoHideDuration={isWaitedFor ? GIVES_WAY_MS : alone}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      sx={{
        bottom:
          'calc(var(--bottom-bar) + var(--action-bar, 0px) + 16px + env(safe-area-inset-bottom)) !important',
      }}
      action={
        action &&
        (['other', 'action'] as const).map((which) => {
          const offer = toast[which];
          return (
            offer && (
              <Button key={which} size="small" color="inherit" onClick={() => takeUpToast(id, which)}>
                {offer.label}
              </Button>
            )
          );
        })
      }
    />
  );
}
