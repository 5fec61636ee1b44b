import type { StrengthBand, Taste } from './tastes.ts';

/** What a word can mean besides what is called so. */
export type Meaning = { readonly taste: Taste } | { readonly strength: StrengthBand };

/** A list of words for each meaning, folded: English, then German with the endings people type. */
const spread = <M>(table: readonly (readonly [words: string, meaning: M])[]): ReadonlyMap<string, M> =>
  new Map(table.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)));

/** Words of taste and strength. */
export const MEANINGS: ReadonlyMap<string, Meaning> = spread<Meaning>([
  ['sour tart tangy zesty sauer saures saure saurer sauren sauerlich spritzig', { taste: 'sour' }],
  ['sweet sweeter suss susses susse susser sussen lieblich', { taste: 'sweet' }],
  ['bitter bitteres bittere bitterer bitteren herb herbes herbe', { taste: 'bitter' }],
  ['dry trocken trockenes trockene trockener', { taste: 'dry' }],
  ['spicy hot spiced scharf scharfes scharfe scharfer wurzig wurziges', { taste: 'spicy' }],
  ['smoky smokey smoked peaty rauchig rauchiges rauchige rauchiger torfig', { taste: 'smoky' }],
  ['fruity tropical fruchtig fruchtiges fruchtige fruchtiger tropisch tropisches', { taste: 'fruity' }],
  ['herbal herby krautrig krauterig', { taste: 'herbal' }],
  ['creamy cremig cremiges cremige sahnig sahniges', { taste: 'creamy' }],
  ['sparkling fizzy bubbly prickelnd prickelndes sprudelnd', { taste: 'sparkling' }],
  ['light weak leicht leichtes leichte leichter leichten mild', { strength: 'light' }],
  ['strong boozy stark starkes starke starker kraftig kraftiges', { strength: 'strong' }],
  [
    'alcoholfree nonalcoholic alkoholfrei alkoholfreies alkoholfreie mocktail mocktails virgin',
    { strength: 'none' },
  ],
]);

/** Two words that mean one thing. */
export const PAIRS: ReadonlyMap<string, Meaning> = new Map(
  ['alcohol free', 'non alcoholic', 'no alcohol', 'without alcohol', 'ohne alkohol', 'kein alkohol'].map(
    (pair) => [pair, { strength: 'none' }] as const,
  ),
);

/** What carries no meaning in a search. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the some something anything with and or for in of my me to i want like drink drinks cocktail cocktails recipe recipes taste tasting very rather ' +
    'ein eine einen einer etwas irgendwas was mit und oder fur im vom der die das den dem ich will mochte getrank getranke rezept rezepte sehr eher'
  ).split(' '),
);

/** How the starter catalogue, which is in English, calls what people call otherwise. */
export const CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ananas: 'pineapple',
    ananassaft: 'pineapple juice',
    apfel: 'apple',
    apfelsaft: 'apple juice',
    aprikose: 'apricot',
    basilikum: 'basil',
    bier: 'beer',
    birne: 'pear',
    brombeere: 'blackberry',
    bubbles: 'champagne',
    coke: 'cola',
    ei: 'egg',
    eiweiss: 'egg white',
    erdbeere: 'strawberry',
    expresso: 'espresso',
    grapefruitsaft: 'grapefruit juice',
    gurke: 'cucumber',
    himbeere: 'raspberry',
    holunder: 'elderflower',
    holunderblute: 'elderflower',
    honig: 'honey',
    ingwer: 'ginger',
    ingwerbier: 'ginger beer',
    johannisbeere: 'cassis',
    kaffee: 'coffee',
    kaffeelikor: 'coffee liqueur',
    kakao: 'cacao',
    kirsche: 'cherry',
    kokos: 'coconut',
    kokosnuss: 'coconut',
    likor: 'liqueur',
    limette: 'lime',
    limettensaft: 'lime juice',
    limone: 'lime',
    mandel: 'orgeat',
    milch: 'milk',
    minze: 'mint',
    orangensaft: 'orange juice',
    pampelmuse: 'grapefruit',
    passionsfrucht: 'passionfruit',
    maracuja: 'passionfruit',
    pfeffer: 'pepper',
    pfirsich: 'peach',
    rahm: 'cream',
    sahne: 'cream',
    salz: 'salt',
    schaumwein: 'champagne',
    schokolade: 'cacao',
    chocolate: 'cacao',
    sekt: 'prosecco',
    sodawasser: 'club soda',
    tomate: 'tomato',
    tomatensaft: 'tomato juice',
    traube: 'grapes',
    vanille: 'vanilla',
    veilchen: 'violette',
    wacholder: 'gin',
    wassermelone: 'watermelon',
    wein: 'wine',
    rotwein: 'red wine',
    weisswein: 'white wine',
    wermut: 'vermouth',
    whiskysour: 'whiskey sour',
    zimt: 'cinnamon',
    zitrone: 'lemon',
    zitronensaft: 'lemon juice',
    zucker: 'sugar',
  }),
);

/** The ways a word may be the plural of another, English and German: what it ends on, and what the other ends on. */
const PLURALS: readonly (readonly [plural: string, singular: string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['en', 'e'],
  ['en', ''],
  ['n', ''],
  ['e', ''],
];

/** What a word may be the plural of. */
export const singularsOf = (word: string): string[] =>
  PLURALS.flatMap(([plural, singular]) =>
    word.length > plural.length + 2 && word.endsWith(plural)
      ? [word.slice(0, word.length - plural.length) + singular]
      : [],
  );
