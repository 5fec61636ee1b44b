import type { FeedItem } from '@cellaret/domain/api/answers';
import { drinkLookSchema } from '@cellaret/domain/drawings/look';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import { SCORES } from '@cellaret/domain/taste/scores';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { styled } from '@mui/material/styles';
import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mediaUrl } from '#lib/browser/media.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { GlassIcon } from '#ui/icons/things.tsx';

const PICTURE_PX = 112;

/** Lines of ingredients on a card; a recipe may have a hundred. */
const MOST_NAMES = 12;

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `min(${PICTURE_PX}px, 30%) minmax(0, 1fr)`,
  gap: 16,
  alignItems: 'start',
  padding: 16,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
  transition: 'box-shadow 150ms',
  // Cards out of view cost nothing, however long the feed has become.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 176px',
  '&:hover': { boxShadow: theme.shadows[4] },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  // The whole card is the link's area.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  '& h2 a:focus-visible': { outline: 'none' },
  '& h2 a:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .number': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem', marginTop: 2 },
  '& .line': { ...theme.typography.body2, marginTop: 8, color: theme.vars.palette.text.secondary },
  '& ul': { ...theme.typography.body2, margin: '8px 0 0', paddingInlineStart: '1.1em' },
  '& li::marker': { color: theme.vars.palette.primary.main },
  '& .picture': { position: 'relative', aspectRatio: '1', display: 'grid', placeItems: 'center' },
  '& .heart': { position: 'absolute', zIndex: 1, insetBlockStart: -10, insetInlineStart: -10 },
  '& .picture svg': { width: '100%', height: '100%' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', borderRadius: 12 },
}));

interface FeedCardProps {
  item: FeedItem;
  /** Counted from 1. */
  position: number;
  /** How many there are; −1 while that is unknown. */
  size: number;
  /** The heart of a recipe; the same function each time, as cards are drawn once. */
  heartOf?: (recipe: FeedRecipe) => ReactNode;
}

/** One card of the feed. */
export const FeedCard = memo(function FeedCard({ item, position, size, heartOf }: FeedCardProps) {
  return 'recipe' in item ? (
    <RecipeCard
      recipe={item.recipe}
      position={position}
      size={size}
      {...(heartOf && { heart: heartOf(item.recipe) })}
    />
  ) : (
    <IngredientCard ingredient={item.ingredient} position={position} size={size} />
  );
});

type Place = Pick<FeedCardProps, 'position' | 'size'>;
type FeedRecipe = Extract<FeedItem, { recipe: unknown }>['recipe'];
type FeedIngredient = Extract<FeedItem, { ingredient: unknown }>['ingredient'];

interface FrameProps extends Place {
  to: string;
  title: string;
  number: number;
  picture: ReactNode;
  heart?: ReactNode;
  children: ReactNode;
}

function Frame({ position, size, to, title, number, picture, heart, children }: FrameProps) {
  const id = useId();
  const t = useText();
  return (
    <Card tabIndex={-1} aria-labelledby={id} aria-posinset={position} aria-setsize={size}>
      <div className="picture">
        {picture}
        {heart !== undefined && <div className="heart">{heart}</div>}
      </div>
      <div>
        <h2 id={id} dir="auto">
          <Link onClick={keepPicturePlace} to={to}>
            {title}
          </Link>
        </h2>
        <p className="number">{t('feed.id', { id: String(number) })}</p>
        {children}
      </div>
    </Card>
  );
}

function RecipeCard({ recipe, ...place }: Place & { recipe: FeedRecipe; heart?: ReactNode }) {
  const t = useText();
  const names = [
    ...new Set(recipe.recipe_items.map(({ ingredient }) => ingredientLabel(ingredient.ingredient_name))),
  ];
  // The line that counts the others takes the place of one: it never stands for a single name.
  const shown = names.length > MOST_NAMES ? MOST_NAMES - 1 : names.length;
  const look = drinkLookSchema.safeParse(recipe.look);
  const drawing = look.success ? (
    <DrinkPicture look={look.data} size={PICTURE_PX} />
  ) : (
    <GlassIcon size={64} />
  );
  return (
    <Frame
      {...place}
      to={PATHS.recipe(recipe.id)}
      title={t('feed.recipe', { name: recipe.recipe_name })}
      number={recipe.id}
      picture={
        recipe.cover === null ? (
          drawing
        ) : (
          <img
            src={mediaUrl(recipe.cover)}
            srcSet={`${mediaUrl(recipe.cover)} 1x, ${mediaUrl(recipe.cover, 'row2x')} 2x`}
            alt=""
            loading="lazy"
          />
        )
      }
    >
      <ul>
        {names.slice(0, shown).map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
        {names.length > shown && <li>{t('feed.more-ingredients', { count: names.length - shown })}</li>}
      </ul>
    </Frame>
  );
}

function IngredientCard({ ingredient, ...place }: Place & { ingredient: FeedIngredient }) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const { id, ingredient_type_name } = ingredient.ingredient_type;
  const look = ingredientLook({
    name: ingredient.ingredient_name,
    typeName: ingredient_type_name,
    colourIntensity: ingredient.scores[SCORES.indexOf('colour_intensity')] ?? 0,
    abv: ingredient.alcohol_abv,
  });
  return (
    <Frame
      {...place}
      to={PATHS.ingredient(ingredient.id)}
      title={t('feed.ingredient', { name: ingredientLabel(ingredient.ingredient_name) })}
      number={ingredient.id}
      picture={<BottlePicture look={look} size={PICTURE_PX} />}
    >
      <p className="line">
        {t('feed.facts', {
          type: nameOf('ingredient_types', id, ingredient_type_name),
          abv: formatNumber(ingredient.alcohol_abv),
        })}
      </p>
    </Frame>
  );
}
