import { lazy, Suspense, useState } from 'react';
import { GuestPage } from './guest-page.tsx';
import { wordsOf, type Language, type Say } from './words.ts';

// For the few behind the bar.
const OrdersPage = lazy(async () => ({ default: (await import('./orders-page.tsx')).OrdersPage }));

interface Spoken {
  language: Language;
  say: Say;
}

interface PageProps {
  /** The first part of the address. */
  place: 'm' | 'orders';
  token: string;
  first: Spoken;
}

/** The page of the address, in the reader's language. */
export function Page({ place, token, first }: PageProps) {
  const [spoken, setSpoken] = useState(first);
  if (place === 'orders')
    return (
      <Suspense fallback={null}>
        <OrdersPage token={token} say={spoken.say} />
      </Suspense>
    );
  const speak = (language: Language): void =>
    void wordsOf(language).then((say) => setSpoken({ language, say }));
  return <GuestPage token={token} {...spoken} onLanguage={speak} />;
}
