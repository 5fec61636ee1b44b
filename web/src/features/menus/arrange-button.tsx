import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import type { ArrangedMenu } from './arrange-dialog.tsx';

const ArrangeDialog = lazy(async () => ({ default: (await import('./arrange-dialog.tsx')).ArrangeDialog }));

/** Opens what a menu's drinks are arranged by: order, sections, prices. */
export function ArrangeButton({ menu }: { menu: ArrangedMenu }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('menu.arrange')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ArrangeDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
