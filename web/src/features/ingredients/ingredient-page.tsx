import { parseId } from '@cellaret/domain/core/ids';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { NO_MARK } from '@cellaret/domain/people/marks';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useHiddenIngredients, useIngredient } from '#data/ingredients/ingredients.ts';
import { saveMark, saveNote, useMark, useNote } from '#data/people/marks.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useSession } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { growFromCard } from '#ui/card-opens.ts';
import { EditIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { NoteField, OwnFrame } from '#ui/marks/own-frame.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { REASON_TEXTS } from '#ui/report/reason-texts.ts';
import { TasteFigure, TasteList, type TasteScore } from '#ui/taste/taste-figure.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { tasteScores, tasteSentence } from './form/score-scale.ts';
import { InCabinet } from './in-cabinet.tsx';
import { IngredientFacts } from './ingredient-facts.tsx';
import { IngredientMenu } from './ingredient-menu.tsx';
import { IngredientSubstitutes, IngredientUses } from './ingredient-relations.tsx';
import { VersionHistory } from './version-history.tsx';

const PICTURE_PX = 176;

/** The reader's own stars and note about an ingredient; private, and not counted. */
function IngredientOwn({ id }: { id: number }) {
  const mark = useMark('ingredients', id);
  const [noting, setNoting] = useState(false);
  const note = useNote('ingredients', id, mark ?? NO_MARK, noting);
  if (mark === null) return <Skeleton variant="rounded" height={120} />;
  return (
    <OwnFrame rating={mark.rating} onRate={(rating) => saveMark('ingredients', id, { rating })}>
      <NoteField
        note={note}
        onSave={(text) => saveNote('ingredients', id, mark, text)}
        editing={noting}
        onEditing={setNoting}
      />
    </OwnFrame>
  );
}

/** `/ingredients/{id}`. */
export function IngredientPage() {
  const id = parseId(useParams().id);
  const [attempt, again] = useAgain();
  return id === null ? <Missing /> : <Loaded key={`${id} ${attempt}`} id={id} again={again} />;
}

function Missing() {
  const t = useText();
  return (
    <NothingHere heading={t('ingredient.missing')} to={PATHS.ingredients} toText={t('ingredient.to-list')} />
  );
}

function Loaded({ id, again }: { id: number; again: () => void }) {
  const t = useText();
  const live = useIngredient(id);
  const failure = live.state === 'error' ? live.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The ingredient could not be read', failure);
  }, [failure]);
  const ingredient = live.state === 'ready' ? live.value : null;
  const reading = useReading(live, ingredient === null);
  const hidden = useHiddenIngredients()[String(id)];
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  if (ingredient !== null && hidden && !user?.admin && user?.uid !== ingredient.updated_by)
    return (
      <NothingHere
        heading={t('ingredient.unavailable')}
        to={PATHS.ingredients}
        toText={t('ingredient.to-list')}
      >
        {t('ingredient.unavailable.text')}
      </NothingHere>
    );
  if (ingredient !== null)
    return (
      <>
        {hidden && (
          <Banner tone="notice">
            {t(hidden.provisional ? 'ingredient.hidden.provisional' : 'ingredient.hidden')}{' '}
            {t(REASON_TEXTS[hidden.reason])}
          </Banner>
        )}
        <Detail ingredient={ingredient} />
      </>
    );
  switch (reading) {
    case 'waiting':
      return (
        <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ width: PICTURE_PX, height: PICTURE_PX }} />
          <Skeleton variant="text" sx={{ fontSize: 'var(--t-title)' }} width="60%" />
        </Box>
      );
    case 'unread':
      return (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PageHeading>{t('ingredient.unread')}</PageHeading>
          <UnreadNotice retry={again}>
            <Button color="inherit" component={Link} to={PATHS.ingredients}>
              {t('ingredient.to-list')}
            </Button>
          </UnreadNotice>
        </Box>
      );
    case 'read':
      return <Missing />;
  }
}

function Detail({ ingredient }: { ingredient: Ingredient }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const types = useOptionList('ingredient_types');
  const typeName =
    types.state === 'ready'
      ? (types.value.find((one) => one.id === ingredient.ingredient_type_id)?.ingredient_type_name ?? '')
      : '';
  const look = ingredientLook({
    name: ingredient.ingredient_name,
    typeName,
    colourIntensity: ingredient.colour_intensity,
    abv: ingredient.alcohol_abv,
  });
  const name = ingredientLabel(ingredient.ingredient_name);
  const { taste, bottle } = tasteScores(ingredient, t);
  const sentence = tasteSentence(taste, t);
  const valueText = ({ label, value }: TasteScore) => t('taste.score', { label, value });
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 3, alignItems: 'flex-start' }}
      >
        <div ref={growFromCard}>
          <BottlePicture look={look} size={PICTURE_PX} />
        </div>
        <Box sx={{ display: 'grid', gap: 1.5, flex: 1, minWidth: 0 }}>
          {/* Its line is there before its name is: what follows must not move under a finger. */}
          <Typography variant="overline" color="textSecondary">
            {typeName === '' ? '\u00a0' : nameOf('ingredient_types', ingredient.ingredient_type_id, typeName)}
          </Typography>
          <PageHeading>{name}</PageHeading>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: '70ch' }}>
            {ingredient.ingredient_description}
          </Typography>
          <Typography variant="subtitle1" sx={{ fontWeight: 600 }}>
            {t('ingredient.abv', { abv: formatNumber(ingredient.alcohol_abv) })}
          </Typography>
          {/* A line of its own, there before it is known what stands in it. */}
          <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            <InCabinet ingredient={ingredient} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              component={Link}
              to={PATHS.updateIngredient(ingredient.id)}
              startIcon={<EditIcon size={20} />}
            >
              {t('ingredient.edit')}
            </Button>
            <IngredientMenu ingredient={ingredient} />
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Box component="section" aria-labelledby="taste" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2" id="taste">
            {t('ingredient.profile')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <TasteFigure scores={taste} sentence={sentence} size={128} />
            <Typography color="textSecondary" sx={{ flex: '1 1 220px' }}>
              {sentence}
            </Typography>
          </Box>
          <TasteList scores={taste} valueText={valueText} />
          <Typography variant="h3">{t('ingredient.bottle')}</Typography>
          <TasteList scores={bottle} valueText={valueText} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <IngredientOwn id={ingredient.id} />
          <IngredientFacts ingredient={ingredient} />
          <IngredientSubstitutes id={ingredient.id} name={name} />
        </Box>
      </Box>
      <IngredientUses id={ingredient.id} name={name} />
      <VersionHistory ingredient={ingredient} />
    </Box>
  );
}
