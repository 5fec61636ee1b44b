import type { IngredientReason } from '@cellaret/domain/recommendations/suggestions';
import Typography from '@mui/material/Typography';
import { useMayChange } from '#data/session/place.ts';
import { useShoppingList } from '#data/shopping/shopping.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { ChoiceList } from '#ui/shelf/choice-list.tsx';
import { ingredientReasonText } from '#ui/shelf/ingredient-reason.ts';
import { IngredientThumbnail } from '#ui/shelf/ingredient-thumbnail.tsx';
import { BottleSection } from './bottle-section.tsx';
import type { Bottle } from './bottle.ts';
import { ToListButton } from './to-list-button.tsx';
import { useAdding } from './use-adding.ts';

interface BuyNextProps {
  bottles: readonly (Bottle & { reason: IngredientReason })[];
  /** Ids of everything in the cabinet. */
  owned: ReadonlySet<number>;
  onAdd: (bottles: readonly Bottle[]) => void;
}

/** The next bottles to buy, with the number of recipes each completes. */
export function BuyNext({ bottles, owned, onAdd }: BuyNextProps) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const title = t('search.explore.buy-next');
  const { add, heading } = useAdding(onAdd);
  const list = useShoppingList();
  const mayChange = useMayChange();
  const items = list.state === 'ready' ? list.value : null;
  return (
    <BottleSection id="buy-next" title={title} heading={heading}>
      {bottles.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('search.explore.nothing-to-buy')}</Typography>
      )}
      <ChoiceList
        label={title}
        added={owned}
        onAdd={(bottle) => add([bottle])}
        besides={(bottle) => <ToListButton bottle={bottle} items={items} />}
        readOnly={!mayChange}
        choices={bottles.map((bottle) => ({
          id: bottle.id,
          item: bottle,
          name: bottle.name,
          detail: nameOf('ingredient_types', bottle.typeId, bottle.typeName),
          reason: ingredientReasonText(bottle, t),
          picture: <IngredientThumbnail name={bottle.name} typeName={bottle.typeName} />,
        }))}
      />
    </BottleSection>
  );
}
