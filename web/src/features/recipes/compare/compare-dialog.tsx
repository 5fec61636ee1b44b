import { NO_SUBSTITUTION_RULES } from '@cellaret/domain/availability/substitutes';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { RecipeHit } from '@cellaret/domain/search/search-answer';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { callApi } from '#data/api/call-api.ts';
import { useStock } from '#data/catalogue/stock.ts';
import { loadSearchHere, useSearchSource } from '#data/catalogue/use-search-here.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useSearch } from '#lib/hooks/use-search.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabels } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { CardRow } from '#ui/kit/card.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { RowGrid } from '#ui/kit/lists/list-styles.ts';
import { SearchField } from '#ui/kit/search-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { useAlikes } from '../use-alikes.ts';

interface Candidate {
  id: number;
  name: string;
  look: unknown;
  cover: string | null;
  /** One line that helps to choose. */
  line: string;
}

const candidateOf = ({ id, recipe_name, look, cover, ingredient_names }: RecipeHit): Candidate => ({
  id,
  name: recipe_name,
  look,
  cover,
  line: ingredientLabels(ingredient_names),
});

/** Searches by name; without a network this device answers. */
function useCandidates() {
  const { source, catalogue } = useSearchSource();
  return useSearch('', ['compare', source], async (query, signal): Promise<Candidate[]> => {
    if (source !== 'here' || catalogue === null)
      return (await callApi('searchRecipes', {}, { query }, { signal })).map(candidateOf);
    const { searchHere } = await loadSearchHere();
    return searchHere(
      catalogue,
      { stock: null, substitutionRules: NO_SUBSTITUTION_RULES, marks: {} },
      { query },
    ).recipes.map(candidateOf);
  });
}

const ANY = {};

interface CompareDialogProps {
  recipe: RecipeView;
  onClose: () => void;
}

/** Chooses what a recipe is compared with: drinks like it, or any by name. Mounted only while open. */
export function CompareDialog({ recipe, onClose }: CompareDialogProps) {
  const t = useText();
  const unreadText = useUnreadText();
  const { rows } = useAlikes(recipe, ANY, useStock());
  const { typed, type, now, status } = useCandidates();
  const suggested = (rows ?? []).map(({ id, name, look, cover, shared }) => ({
    id,
    name,
    look,
    cover,
    line: ingredientLabels(shared),
  }));
  const isSuggesting = status.kind === 'suggesting';
  const found =
    status.kind === 'found' ? status.results : status.kind === 'searching' ? status.shown : suggested;
  const shown = found?.filter(({ id }) => id !== recipe.id) ?? null;
  const heading = t(isSuggesting ? 'recipes.compare.alike' : 'recipes.compare.found');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="compare-title">
      <DialogTitle
        id="compare-heading"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <span id="compare-title">{t('recipes.compare.title', { name: recipe.recipe_name })}</span>
        <IconButton onClick={onClose} aria-label={t('recipes.compare.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 1.5 }}>
        <SearchField
          autoFocus
          label={t('recipes.compare.search')}
          placeholder={t('recipes.compare.search')}
          clearLabel={t('recipes.compare.clear')}
          value={typed}
          onChange={type}
          onSubmit={now}
        />
      </Box>
      <DialogContent sx={{ minHeight: { xs: '60dvh', sm: 440 } }}>
        {status.kind === 'failed' ? (
          <FailureBanner retry={now} retryText={t('recipes.try-again')}>
            {unreadText(status.error, t('network.unread-offline'))}
          </FailureBanner>
        ) : (
          <>
            <Typography variant="h3" sx={{ mb: 1 }} id="compare-candidates">
              {heading}
            </Typography>
            <VisuallyHidden live="polite">
              {status.kind === 'found' ? t('recipes.compare.results', { count: shown?.length ?? 0 }) : ''}
            </VisuallyHidden>
            {shown === null ? (
              <Skeleton variant="rounded" height={72} />
            ) : shown.length === 0 ? (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {isSuggesting
                  ? t('recipes.compare.type')
                  : t('recipes.compare.nothing', { query: typed.trim() })}
              </Typography>
            ) : (
              <RowGrid aria-labelledby="compare-candidates" sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
                {shown.map(({ id, name, look, cover, line }) => (
                  <li key={id}>
                    <CardRow
                      headingLevel={4}
                      to={PATHS.compareRecipes(recipe.id, id)}
                      // Takes the place of the dialog's entry in the history: Back leads to the recipe.
                      replace
                      name={name}
                      picture={<RecipeThumbnail look={look} cover={cover} size={56} />}
                      line={line}
                    />
                  </li>
                ))}
              </RowGrid>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
