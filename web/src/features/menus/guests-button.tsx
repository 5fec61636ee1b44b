import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';

// With the drawing of QR codes.
const GuestsDialog = lazy(async () => ({ default: (await import('./guests-dialog.tsx')).GuestsDialog }));

/** Opens what shows a menu to guests. */
export function GuestsButton({ menu }: { menu: { id: number; name: string } }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('menu.guests')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <GuestsDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
