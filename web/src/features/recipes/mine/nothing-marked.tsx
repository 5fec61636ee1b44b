import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import type { Tab } from './marked.ts';

/** Nothing of a tab yet: says how something gets there. */
export function NothingMarked({ tab, tag = null }: { tab: Tab; tag?: string | null }) {
  const t = useText();
  if (tag !== null)
    return (
      <EmptyState
        title={t('marks.drinks.tag.none', { tag })}
        action={
          <Button variant="contained" component={Link} to={PATHS.myDrinksOf(tab)} replace>
            {t('marks.drinks.tag.all')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t(`marks.drinks.${tab}.none`)}
      action={
        <Button variant="contained" component={Link} to={PATHS.search}>
          {t('marks.drinks.find')}
        </Button>
      }
    />
  );
}
