import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useIngredients } from '#data/ingredients.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** `/ingredients`. */
export function IngredientsPage() {
  const t = useText();
  const { list } = useIngredients();
  return (
    <>
      <PageHeading>{t('ingredients.heading')}</PageHeading>
      {list.state === 'ready' ? (
        <ul>
          {list.value.rows.map((row) => (
            <li key={row.id}>
              <Link to={PATHS.ingredient(row.id)}>{row.ingredient_name}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <Typography>{t('common.loading')}</Typography>
      )}
    </>
  );
}
