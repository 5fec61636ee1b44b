import type { Bar } from '@cellaret/domain/bars/bar';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBars } from '#data/bars/bars.ts';
import { usePlaceKeeper } from '#data/bars/places.ts';
import { lost } from '#data/bars/unsent.ts';
import { useStore } from '#lib/browser/store.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { formatList } from '#lib/text/format.ts';

// With Material's menu, for those alone who have two places to choose from.
const PlaceSwitch = lazyOptional(async () => (await import('./place-switch.tsx')).PlaceSwitch);

/** Knows which place is shown and says what becomes of it; for members of bars, the switch in the header. */
export function PlaceKeeper() {
  const t = useText();
  const bars = useBars();
  usePlaceKeeper({
    gone: (names) => showToast(t('bars.gone', { names: formatList(names) }), { tone: 'error' }),
    demoted: (name) => showToast(t('bars.demoted', { name })),
  });
  useToldLosses();
  return bars.state === 'ready' && bars.value.length > 0 ? <InHeader bars={bars.value} /> : null;
}

/** Refusals of one moment are said together. */
const TOGETHER_MS = 500;

function useToldLosses(): void {
  const t = useText();
  const refused = useStore(lost);
  useEffect(() => {
    if (refused.length === 0) return undefined;
    const timer = setTimeout(() => {
      lost.set([]);
      for (const bar of new Set(refused.map(({ barName }) => barName))) {
        const names = new Set(refused.filter(({ barName }) => barName === bar).map(({ name }) => name));
        showToast(t('bars.lost', { bar, names: formatList(names) }), { tone: 'error' });
      }
    }, TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [refused, t]);
}

/** Behind the product's name. The header itself is in everybody's first load and knows of no bars. */
function InHeader({ bars }: { bars: readonly Bar[] }) {
  const [slot] = useState(() => document.createElement('div'));
  useEffect(() => {
    Object.assign(slot.style, { flex: '0 1 auto', minWidth: '0' });
    document.querySelector('header > a')?.after(slot);
    return () => slot.remove();
  }, [slot]);
  return createPortal(
    <Suspense fallback={null}>
      <PlaceSwitch bars={bars} />
    </Suspense>,
    slot,
  );
}
