import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { useMayChange } from '#data/session/place.ts';
import { useListing } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, ingredientLabels, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { BasketButton } from '#ui/shelf/basket-button.tsx';
import { AddButton, ChoiceList } from '#ui/shelf/choice-list.tsx';
import { ingredientReasonText } from '#ui/shelf/ingredient-reason.ts';
import { ShelfRow } from '#ui/shelf/shelf-row.tsx';
import { IngredientThumbnail } from '#ui/shelf/thumbnails.tsx';
import type { Bottle } from './bottle.ts';
import type { BottlePair, NextBottle } from './possible.ts';

interface BottleSectionProps {
  /** Of the heading, which names the section. */
  id: string;
  title: string;
  level: 'h2' | 'h3';
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Bottles worth buying, under a heading that can take the focus. */
function BottleSection({ id, title, level, heading, children }: BottleSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant={level} id={id} tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

type AddBottles = (bottles: readonly Bottle[]) => void;

/** Adding bottles from a list they leave by it: says so, and takes a keyboard to the list's heading. */
function useAdding(onAdd: AddBottles): {
  add: AddBottles;
  heading: RefObject<HTMLHeadingElement | null>;
} {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (bottles: readonly Bottle[]): void => {
    onAdd(bottles);
    announce(t('bar-cabinet.said.added', { name: ingredientLabels(bottles.map(({ name }) => name)) }));
    // The row goes with the press; a keyboard goes on from the heading.
    heading.current?.focus();
  };
  return { add, heading };
}

interface BuyTwoProps {
  pairs: readonly BottlePair[];
  onAdd: (bottles: readonly Bottle[]) => void;
}

/** Which two bottles to buy together. */
export function BuyTwo({ pairs, onAdd }: BuyTwoProps) {
  const t = useText();
  const { add, heading } = useAdding(onAdd);
  const mayChange = useMayChange();
  if (pairs.length === 0) return null;
  return (
    <BottleSection level="h3" id="buy-two" title={t('search.explore.buy-two')} heading={heading}>
      <Box
        component="ul"
        aria-labelledby="buy-two"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {pairs.map(({ bottles, completes }) => {
          const [one, other] = bottles;
          const names = { one: ingredientLabel(one.name), other: ingredientLabel(other.name) };
          return (
            <ShelfRow
              key={`${one.id} ${other.id}`}
              component="li"
              pictureWidth={76}
              picture={
                <Box sx={{ display: 'flex', '& > :last-child': { ml: '-20px' } }}>
                  {bottles.map(({ id, name, typeName }) => (
                    <IngredientThumbnail key={id} name={name} typeName={typeName} />
                  ))}
                </Box>
              }
              name={t('search.explore.two-names', names)}
              note={t('search.explore.two-complete', { count: completes })}
              actions={
                mayChange && (
                  <AddButton
                    name={t('search.explore.two-names', names)}
                    added={false}
                    onAdd={() => add(bottles)}
                  />
                )
              }
            />
          );
        })}
      </Box>
    </BottleSection>
  );
}

/** Names of other bottles in a row. */
const OTHERS = 2;

interface BuyNextProps {
  bottles: readonly NextBottle[];
  /** Ids of everything in the cabinet. */
  owned: ReadonlySet<number>;
  onAdd: (bottles: readonly Bottle[]) => void;
  /** Stands below them. */
  children?: ReactNode;
}

/** The next bottles to buy, with the number of recipes each completes. */
export function BuyNext({ bottles, owned, onAdd, children }: BuyNextProps) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const title = t('search.explore.buy-next');
  const { add, heading } = useAdding(onAdd);
  const listing = useListing();
  const mayChange = useMayChange();
  return (
    <BottleSection level="h2" id="buy-next" title={title} heading={heading}>
      {bottles.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.explore.nothing-to-buy')}</Typography>
      )}
      <ChoiceList
        label={title}
        added={owned}
        onAdd={(bottle) => add([bottle])}
        besides={(bottle) => <BasketButton name={ingredientLabel(bottle.name)} {...listing(bottle)} />}
        readOnly={!mayChange}
        choices={bottles.map((bottle) => ({
          id: bottle.id,
          item: bottle,
          name: ingredientLabel(bottle.name),
          detail: [
            nameOf('ingredient_types', bottle.typeId, bottle.typeName),
            ...(bottle.others.length > 0
              ? [t('search.explore.others', { names: ingredientLabels(bottle.others.slice(0, OTHERS)) })]
              : []),
          ].join(' · '),
          reason: ingredientReasonText(bottle, t),
          picture: <IngredientThumbnail name={bottle.name} typeName={bottle.typeName} />,
        }))}
      />
      {children}
    </BottleSection>
  );
}

/** Drinks, and what to buy next below them, from 1100 px beside them. */
export function WithPurchases({ purchases, children }: { purchases: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      {purchases}
    </Box>
  );
}
