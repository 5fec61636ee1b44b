import type { IngredientItem, RecipeItem } from '@cellaret/domain/search/engine/search-item';
import { seeded, skewed, whole } from '../../tests/support/data/random.ts';

const ONSETS = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'qu',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'w',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ou', 'ea', 'é'];
const CODAS = ['', '', 'l', 'n', 'r', 's', 't', 'rn', 'nd', 'sh', 'ck', 'm'];
const KINDS = [
  'Gin',
  'Rum',
  'Whisky',
  'Vodka',
  'Tequila',
  'Brandy',
  'Vermouth',
  'Liqueur',
  'Amaro',
  'Bitters',
  'Syrup',
  'Juice',
  'Soda',
  'Wine',
];
const DRINKS = [
  'Sour',
  'Fizz',
  'Collins',
  'Martini',
  'Punch',
  'Flip',
  'Smash',
  'Julep',
  'Mule',
  'Highball',
  'Cooler',
  'Swizzle',
];

const SEED = 20_261_120;
const FIRST_INGREDIENT_ID = 10_001;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Invented words of two or three syllables, all different. */
function inventWords(count: number, random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 2 + (random() < 0.35 ? 1 : 0);
    let word = '';
    for (let syllable = 0; syllable < syllables; syllable += 1) {
      for (const part of [ONSETS, VOWELS, CODAS]) word += part[whole(random, part.length)] ?? '';
    }
    if (word.length <= 12) words.add(word);
  }
  return [...words];
}

/** How many ingredients a catalogue of so many recipes has: it grows with the root. */
const ingredientCount = (recipes: number): number => Math.round(20 * Math.sqrt(recipes));

/**
 * A catalogue of any size that looks like a real one: words and ingredients are used by Zipf's law, the
 * vocabulary grows with the size (Heaps' law), a third of the ingredients are kinds of others up to three
 * levels deep, recipes need 3 … 7 ingredients. The same size gives the same catalogue. Recipes are made one
 * at a time, because a million of them do not fit as objects.
 */
export class GeneratedCatalogue {
  readonly ingredients: readonly IngredientItem[];
  readonly size: number;
  readonly #words: readonly string[];

  constructor(size: number) {
    this.size = size;
    const random = seeded(SEED);
    this.#words = inventWords(Math.round(300 + 30 * size ** 0.6), random);
    this.ingredients = this.#makeIngredients(random, ingredientCount(size));
  }

  #makeIngredients(random: () => number, count: number): IngredientItem[] {
    const made: IngredientItem[] = [];
    for (let at = 0; at < count; at += 1) {
      const kind = whole(random, KINDS.length);
      const parent = at > 20 && random() < 0.35 ? (made[skewed(random, at)] ?? null) : null;
      const words = [
        this.#words[whole(random, this.#words.length)],
        random() < 0.4 ? this.#words[skewed(random, 400)] : '',
      ];
      made.push({
        kind: 'ingredient',
        id: FIRST_INGREDIENT_ID + at,
        name: [...words.filter((word) => word).map((word) => capital(word ?? '')), KINDS[kind]].join(' '),
        visible: true,
        feed_key: at,
        alcohol_abv: whole(random, 600) / 10,
        ingredient_type_id: kind + 1,
        ingredient_type_name: KINDS[kind] ?? '',
        ingredient_brand_id: 1 + whole(random, 500),
        ingredient_brand_name: capital(this.#words[whole(random, 500)] ?? ''),
        ingredient_attribute_ids: [1 + whole(random, 20)],
        parent_ingredient_id: parent?.id ?? null,
        ancestor_names: parent ? [parent.name, ...parent.ancestor_names] : [],
      });
    }
    return made;
  }

  /** The recipes, always the same ones. */
  *recipes(): Generator<RecipeItem> {
    const random = seeded(SEED + 1);
    const count = this.ingredients.length;
    for (let at = 0; at < this.size; at += 1) {
      const items = new Set<IngredientItem>();
      const wanted = 3 + skewed(random, 5);
      while (items.size < wanted) {
        const item = this.ingredients[skewed(random, count)] as IngredientItem;
        // A drink hardly ever names both a spirit and a kind of it.
        if (random() < 0.1 || ![...items].some((other) => this.#areKin(other, item))) items.add(item);
      }
      yield {
        kind: 'recipe',
        id: 4_294_967_296 + at * 7_919,
        name: this.#recipeName(random),
        visible: true,
        feed_key: at * 4096,
        alcohol_abv: whole(random, 400) / 10,
        description: `A ${this.#words[skewed(random, 400)] ?? ''} drink with ${this.#words[whole(random, 400)] ?? ''} notes.`,
        ingredient_names: [...items].map(({ name }) => name),
        ingredient_ids: [...items].map(({ id }) => id),
        optional_ingredient_ids: [],
        garnish_ingredient_ids: [],
        equal_parts: false,
        glassware_ids: [1 + whole(random, 17)],
        serving_method_ids: [1 + whole(random, 6)],
        cover: null,
        look: { glass: 'coupe', colour: whole(random, 4096) },
      };
    }
  }

  /** True if one of two ingredients is the parent of the other. */
  #areKin(a: IngredientItem, b: IngredientItem): boolean {
    return a.parent_ingredient_id === b.id || b.parent_ingredient_id === a.id;
  }

  /** Two or three words, rare ones among them, as names have; some end in the kind of drink. */
  #recipeName(random: () => number): string {
    const words = [
      this.#words[whole(random, this.#words.length)],
      this.#words[skewed(random, this.#words.length)],
    ];
    if (random() < 0.4) words.reverse();
    const end = random() < 0.4 ? DRINKS[skewed(random, DRINKS.length)] : '';
    return [...words.map((word) => capital(word ?? '')), end].filter((word) => word).join(' ');
  }
}
