import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect, useState } from 'react';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogueOrReason } from '#data/catalogue/catalogue.ts';
import { inStock, useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useSession } from '#data/session/session.ts';
import { FeedPage } from '#features/feed/feed-page.tsx';
import { FirstSteps } from '#features/people/first-steps.tsx';
import { expectsStock, leaveStockedHint, STRIP_SIZE } from '#lib/browser/feed-hints.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';

const TonightStrip = lazyOptional(async () => (await import('#app/groups/tonight-pages.ts')).TonightStrip);

const Expected = () => <Skeleton variant="rounded" sx={STRIP_SIZE} />;

/** `/` for members: what can be made tonight, or the way to the first bottles, and the feed. */
export function FeedScreen() {
  return <FeedPage lead={<Lead />} />;
}

function Lead() {
  const session = useSession();
  const live = useActiveBarCabinet();
  const catalogue = useCatalogueOrReason();
  const [expected] = useState(expectsStock);
  const cabinet = live.state === 'ready' ? live.value : null;
  const hasStock = cabinet !== null && inStock(cabinet).length > 0;
  const found = catalogue.state === 'ready' ? catalogue.value : null;
  const here = typeof found === 'string' ? null : found;
  const substitutionRules = useSubstitutionRules(cabinet, here);
  useEffect(() => {
    if (hasStock) leaveStockedHint();
  }, [hasStock]);
  if (hasStock && found === 'too-large') return null;
  if (hasStock && here !== null && substitutionRules !== null)
    return (
      <Suspense fallback={<Expected />}>
        <TonightStrip catalogue={here} cabinet={cabinet} substitutionRules={substitutionRules} />
      </Suspense>
    );
  if (hasStock || (live.state === 'loading' && expected)) return <Expected />;
  return session.state === 'signed-in' && <FirstSteps name={session.user.displayName} />;
}
