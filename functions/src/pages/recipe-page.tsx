import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { strengthOf } from '@cellaret/domain/measures/volume';
import { UNIT_SYSTEMS } from '@cellaret/domain/people/user';
import { measuredItems, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { PUBLIC_PATHS } from '@cellaret/domain/recipes/sharing';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { LANGUAGES, type Language } from '@cellaret/drawings/menu/words.ts';
import { drawDocument } from './document.tsx';
import { amountsOf, PAGE_SERVINGS } from './page-amounts.ts';
import { PAGE_WORDS, type PageWords } from './page-words.ts';
import { recipeIn } from './recipe-terms.ts';
import { asScript, recipeData } from './structured-data.ts';

/** Shortens a text to one line of at most 200 characters, as link previews show it. */
const SUMMARY = 200;
const summaryOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SUMMARY ? line : `${line.slice(0, SUMMARY - 1).trimEnd()}…`;
};

const addressOf = (id: number, language: Language): string =>
  PUBLIC_PATHS.recipe(id) + (language === 'en' ? '' : `?lang=${language}`);

interface Drawn {
  recipe: RecipeView;
  language: Language;
  /** Scheme and host of the request. */
  origin: string;
}

function Head({ recipe, language, origin }: Drawn) {
  const url = origin + addressOf(recipe.id, language);
  const picture = `${origin}${PUBLIC_PATHS.recipePreview(recipe.id)}?v=${recipe.version}`;
  const description = summaryOf(recipe.recipe_description);
  const { width, height } = FUNCTION_LIMITS.preview;
  const properties = {
    'og:type': 'article',
    'og:site_name': 'Cellaret',
    'og:locale': language === 'de' ? 'de_DE' : 'en_GB',
    'og:title': recipe.recipe_name,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': PAGE_WORDS[language].picture(recipe.recipe_name),
  };
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + addressOf(recipe.id, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + addressOf(recipe.id, 'en')} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={recipe.recipe_name} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: asScript(recipeData(recipe, { language, url, picture })) }}
      />
    </>
  );
}

function Choices({ words, language }: { words: PageWords; language: Language }) {
  const own = language === 'de' ? 'cl' : 'ml';
  return (
    <div className="choices">
      <fieldset>
        <legend>{words.servings}</legend>
        <div>
          {PAGE_SERVINGS.map((servings) => (
            <label key={servings}>
              <input type="radio" name="servings" id={`s-${servings}`} defaultChecked={servings === 1} />
              {servings}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.units}</legend>
        <div>
          {UNIT_SYSTEMS.map((system) => (
            <label key={system}>
              <input type="radio" name="units" id={`u-${system}`} defaultChecked={system === own} />
              {system}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/** Renders a shared recipe as an HTML page with metadata for search engines and link previews. */
export function drawRecipePage({ recipe: stored, language, origin }: Drawn): string {
  const recipe = recipeIn(stored, language);
  const words = PAGE_WORDS[language];
  const { alcohol_abv } = strengthOf(measuredItems(recipe.recipe_items));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return drawDocument({
    language,
    title: `${recipe.recipe_name} · Cellaret`,
    head: <Head {...{ recipe, language, origin }} />,
    others: LANGUAGES.filter((one) => one !== language).map((one) => ({
      language: one,
      href: `${PUBLIC_PATHS.recipe(recipe.id)}?lang=${one}`,
    })),
    children: (
      <main>
        <article>
          <div className="head">
            <div className="picture">
              {recipe.cover ? (
                <img
                  src={`/media/${recipe.cover}/full`}
                  alt={words.picture(recipe.recipe_name)}
                  width="384"
                  height="384"
                />
              ) : (
                <DrinkPicture look={lookOfView(stored)} title={words.picture(recipe.recipe_name)} />
              )}
            </div>
            <div>
              <h1 dir="auto">{recipe.recipe_name}</h1>
              <p dir="auto">{recipe.recipe_description}</p>
              {alcohol_abv !== null && <p className="soft">{words.strength(number.format(alcohol_abv))}</p>}
            </div>
          </div>
          <div className="body">
            <section>
              <h2>{words.ingredients}</h2>
              <ul className="lines">
                {recipe.recipe_items.map((item) => (
                  <li key={item.id}>
                    <span className="amount">
                      {amountsOf(item, language).map((amount) => (
                        <span key={amount.choices[0]} className={amount.choices.join(' ')}>
                          <b>{amount.number}</b> <i>{amount.unit}</i>
                        </span>
                      ))}
                    </span>
                    <span>
                      <span dir="auto">{item.ingredient.ingredient_name}</span>
                      {item.garnish_only && ` ${words.garnish}`}
                      {item.optional && ` ${words.optional}`}
                    </span>
                  </li>
                ))}
              </ul>
              <Choices words={words} language={language} />
            </section>
            <div>
              <section>
                <h2>{words.instructions}</h2>
                <p dir="auto">{recipe.instructions}</p>
              </section>
              <Names
                heading={words.glassware}
                names={recipe.glassware.map(({ glassware_name }) => glassware_name)}
              />
              <Names
                heading={words.methods}
                names={recipe.serving_methods.map(({ serving_method_name }) => serving_method_name)}
              />
            </div>
          </div>
        </article>
        <aside className="invitation">
          <h2>{words.invitation}</h2>
          <p>{words.invitationText}</p>
          <div className="doors">
            <a className="door first" href={`/view-recipe/${recipe.id}`}>
              {words.open}
            </a>
            <a className="door" href="/register">
              {words.join}
            </a>
          </div>
        </aside>
      </main>
    ),
  });
}

export function drawAbsence(state: 'gone' | 'unknown', language: Language): string {
  const words = PAGE_WORDS[language];
  return drawDocument({
    language,
    title: `${words[state]} · Cellaret`,
    head: <meta name="robots" content="noindex" />,
    others: [],
    children: (
      <main>
        <h1>{words[state]}</h1>
        <p>{words[`${state}Text`]}</p>
        <p>
          <a href="/">{words.home}</a>
        </p>
      </main>
    ),
  });
}
