import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { CloseIcon } from '../icons/actions.tsx';
import { WarningIcon } from '../icons/things.tsx';
import { ToastContext, type Toast } from './toast-context.ts';

/** Long enough to read and to reach an undo with wet fingers. */
const SHOWN_MS = 8000;

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 8,
  bottom: 'calc(var(--toast-bottom, 8px) + env(safe-area-inset-bottom))',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
}));

// Inverted colours: the toast lies above everything, in both schemes.
const Plate = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  maxWidth: 560,
  padding: '4px 4px 4px 16px',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  boxShadow: theme.shadows[12],
  animation: 'toast-in 180ms ease-out',
  '@keyframes toast-in': { from: { transform: 'translateY(12px)', opacity: 0 } },
  '& > .words': { flex: 1, minWidth: 0, paddingBlock: 8 },
  '& .MuiButton-root': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 4 },
  '& :focus-visible': { outlineColor: 'currentColor' },
}));

/** Holds the toasts of everything below it; `closeLabel` names the closing button. */
export function ToastHost({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || held) return undefined;
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);

  const close = () => {
    setToast(null);
    setHeld(false);
  };
  return (
    <ToastContext value={setToast}>
      {children}
      <Region role="status" aria-live="polite">
        {toast && (
          <Plate
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            {toast.tone === 'error' && <WarningIcon size={20} />}
            <div className="words">{toast.text}</div>
            {toast.action && (
              <Button
                onClick={() => {
                  toast.action?.onPress();
                  close();
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <IconButton onClick={close} aria-label={closeLabel}>
              <CloseIcon size={20} />
            </IconButton>
          </Plate>
        )}
      </Region>
    </ToastContext>
  );
}
