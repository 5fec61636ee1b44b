import type { PublicMenu } from '@cellaret/domain/guests/guests';
import type { DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { termsIn } from '@cellaret/drawings/menu/menu-terms.ts';
import { useEffect, useMemo, useState } from 'react';
import { onceLoaded } from '#lib/once-loaded.ts';

/**
 * German for the names of a menu: what the page was drawn with, and once a drink with other names comes, what
 * all of them are called. Most guests never load the whole table.
 */
export function useGerman(menu: PublicMenu | null, drawn: DrawnMenu, isGerman: boolean): DrawnMenu['german'] {
  const known = useMemo(() => termsIn(drawn.menu), [drawn.menu]);
  const lacks = isGerman && menu !== null && [...termsIn(menu)].some((name) => !known.has(name));
  const [termsOf, setTermsOf] = useState<((of: PublicMenu) => DrawnMenu['german']) | null>(null);
  useEffect(() => {
    if (!lacks) return;
    return onceLoaded(import('@cellaret/drawings/menu/german-terms.ts'), ({ germanTermsOf }) => {
      setTermsOf(() => germanTermsOf);
      return () => undefined;
    });
  }, [lacks]);
  return useMemo(
    () => (lacks && termsOf && menu ? termsOf(menu) : drawn.german),
    [lacks, termsOf, menu, drawn.german],
  );
}
