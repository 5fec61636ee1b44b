import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { parseId } from '@cellaret/domain/ids';
import { useIngredient } from '#data/ingredients.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** `/ingredients/{id}`. */
export function IngredientPage() {
  const id = parseId(useParams().id);
  return id === null ? null : <Detail id={id} />;
}

function Detail({ id }: { id: number }) {
  const t = useText();
  const live = useIngredient(id);
  if (live.state !== 'ready' || !live.value) return <Typography>{t('common.loading')}</Typography>;
  const ingredient = live.value;
  return (
    <Stack spacing={2}>
      <PageHeading>{ingredient.ingredient_name}</PageHeading>
      <Typography>{ingredient.ingredient_description}</Typography>
      <Typography>{t('ingredient.abv', { abv: ingredient.alcohol_abv })}</Typography>
    </Stack>
  );
}
