/** The twelve drinks that are asked about, each by a letter. */
export const DRINKS = {
  N: 'Negroni',
  M: 'Martini',
  G: 'Gin & Tonic',
  T: 'Tom Collins',
  D: 'Daiquiri',
  J: 'Mojito',
  R: 'Margarita',
  O: 'Old Fashioned',
  H: 'Manhattan',
  W: 'Whiskey Sour',
  U: 'Moscow Mule',
  A: 'Aperol Spritz',
} as const;

/**
 * A shelf as people have one, and what a bartender in front of it answers: a capital for 'you have
 * everything', a small letter for 'you can, with something else', no letter for 'something is missing'; in
 * the order of DRINKS.
 */
interface TestShelf {
  whose: string;
  bottles: string;
  availability: string;
  /** Why, where a guest might wonder. */
  because?: string;
}

const HOME_BAR =
  'Beefeater, Absolut, Havana Club 3 Años, Maker’s Mark, Olmeca Altos Plata, Cointreau, Campari, Martini Rosso, Dolin Dry, Angostura aromatic bitters, Lime juice, Lemon juice, Simple syrup, Club soda, Tonic';
const GROWN_BAR = `${HOME_BAR}, Mint, Sugar, Ginger beer, Aperol, Prosecco`;
const SERIOUS_BAR = `${GROWN_BAR}, Rittenhouse Rye, Hayman’s Old Tom, Green Chartreuse, Luxardo Maraschino, Orange bitters`;

const shelf = (whose: string, bottles: string, availability: string, because?: string): TestShelf => ({
  whose,
  bottles: bottles.replaceAll('’', "'"),
  availability,
  ...(because !== undefined && { because }),
});

/**
 * From five bottles to sixty. Written down before they were asked about; whatever differed was mended in the
 * catalogue or is explained.
 */
export const SHELVES: readonly TestShelf[] = [
  shelf(
    'gin and what goes with it',
    'Gordon’s, Tonic, Lime, Lemon, Club soda',
    'G',
    'no sugar for a Collins',
  ),
  shelf('a student', 'Smirnoff No. 21, Bacardí Carta Blanca, Cola, Orange juice, Lime juice, Sugar', 'D'),
  shelf('vodka and ginger ale', 'Smirnoff No. 21, Ginger ale, Lime, Sugar, Ice', 'u'),
  shelf('three bottles for one drink', 'Beefeater, Campari, Martini Rosso, Orange, Ice', 'N'),
  shelf('an Italian evening', 'Beefeater, Campari, Martini Rosso, Aperol, Prosecco, Club soda, Orange', 'NA'),
  shelf('a spritz with what there is', 'Aperol, Cava, Sparkling water, Orange, Green olive', 'a'),
  shelf('a spritz from Venice', 'Select Aperitivo, Prosecco, Club soda, Orange, Green olive', 'a'),
  shelf('bourbon and sugar cubes', 'Maker’s Mark, Angostura aromatic bitters, Sugar cube, Orange, Ice', 'o'),
  shelf(
    'bourbon and syrup',
    'Maker’s Mark, Angostura aromatic bitters, Simple syrup, Lemon juice, Orange',
    'OW',
    'the egg white is optional',
  ),
  shelf(
    'bourbon and fruit',
    'Buffalo Trace, Angostura aromatic bitters, Demerara syrup, Lemon, Egg, Martini Rosso',
    'Ohw',
    'Demerara syrup is a simple syrup',
  ),
  shelf(
    'rye',
    'Bulleit Rye, Carpano Antica Formula, Angostura aromatic bitters, Simple syrup, Lemon juice',
    'oHw',
  ),
  shelf('Tennessee and cola', 'Jack Daniel’s, Cola, Lemon juice, Sugar, Angostura aromatic bitters', 'ow'),
  shelf(
    'Scotch alone',
    'Lagavulin 16, Johnnie Walker Black Label, Simple syrup, Lemon juice, Angostura aromatic bitters',
    '',
    'with Scotch they are other drinks',
  ),
  shelf(
    'a Margarita by the book',
    'Olmeca Altos Plata, Cointreau, Lime juice, Agave syrup, Salt',
    'R',
    'Cointreau is a triple sec',
  ),
  shelf('a Margarita aged in wood', 'Don Julio Reposado, Triple sec, Lime, Agave syrup, Salt', 'r'),
  shelf('a Margarita with what was given', 'Patrón Silver, Grand Marnier, Lime juice, Sugar, Orange', 'r'),
  shelf(
    'mezcal',
    'Del Maguey Vida, Triple sec, Lime juice, Agave syrup, Grapefruit soda',
    '',
    'smoke makes it another drink',
  ),
  shelf('Cuba with fresh limes', 'Havana Club 3 Años, Lime, Mint, Sugar, Club soda', 'dj'),
  shelf('Cuba with cane syrup', 'Havana Club 3 Años, Lime juice, Mint, Cane syrup, Sparkling water', 'dj'),
  shelf(
    'Cuba, dark',
    'Havana Club 7 Años, Lime juice, Simple syrup, Mint, Club soda',
    '',
    'a dark rum is no white one',
  ),
  shelf('Barbados', 'Mount Gay Eclipse, Lime juice, Sugar, Club soda, Mint', 'dj'),
  shelf(
    'Martinique',
    'Rhum agricole, Lime, Cane syrup, Club soda, Ice',
    '',
    'with agricole it is a Ti’ Punch',
  ),
  shelf(
    'spiced rum and coconut',
    'Captain Morgan Spiced Gold, Malibu, Cola, Pineapple juice, Lime juice',
    '',
  ),
  shelf('vodka and ginger beer', 'Absolut, Fever-Tree ginger beer, Lime juice, Cranberry juice, Kahlúa', 'U'),
  shelf(
    'flavoured vodka',
    'Absolut Citron, Ginger beer, Lime juice, Cointreau, Cranberry juice',
    '',
    'lemon vodka is no vodka',
  ),
  shelf(
    'Martinis',
    'Tanqueray, Noilly Prat Original Dry, Green olive, Olive brine, Lemon',
    'M',
    'the orange bitters are optional',
  ),
  shelf(
    'Hendrick’s and cucumber',
    'Hendrick’s, Dolin Dry, Fever-Tree Indian tonic, Cucumber, Lemon juice, Simple syrup, Club soda',
    'MGt',
  ),
  shelf('Old Tom', 'Hayman’s Old Tom, Lemon juice, Simple syrup, Club soda, Cocktail cherry', 'T'),
  shelf('gin and next to nothing', 'Bombay Sapphire, Lemon, Sugar, Sparkling water, Elderflower tonic', 'gt'),
  shelf('genever', 'Bols Genever, Tonic, Lemon juice, Simple syrup, Club soda', '', 'malt makes it no gin'),
  shelf('sloe gin', 'Sloe gin, Tonic, Prosecco, Lemon juice, Campari', '', 'sloe gin is a liqueur'),
  shelf(
    'without alcohol',
    'Alcohol-free gin, Alcohol-free aperitivo, Alcohol-free sparkling wine, Tonic, Club soda, Lime juice',
    '',
  ),
  shelf(
    'what was given at Christmas',
    'Baileys Irish cream, Disaronno, Limoncello, Sambuca, Jägermeister',
    '',
  ),
  shelf(
    'a family',
    'Gordon’s, Smirnoff No. 21, Bacardí Carta Blanca, Jack Daniel’s, Tonic, Cola, Ginger ale, Orange juice, Lemon juice, Lime juice, Sugar',
    'GDwu',
  ),
  shelf(
    'an Italian grandfather',
    'Campari, Aperol, Martini Rosso, Martini Bianco, Prosecco, Club soda, Limoncello, Fernet-Branca, Amaro Averna, Grappa',
    'A',
  ),
  shelf(
    'a collector of whisky',
    'Lagavulin 16, Laphroaig 10, Johnnie Walker Black Label, Suntory Toki, Jameson, Wild Turkey 101, Rittenhouse Rye, Punt e Mes, Peychaud’s bitters, Angostura aromatic bitters, Sugar cube, Lemon',
    'oHw',
  ),
  shelf(
    'a tiki bar',
    'Smith & Cross, Wray & Nephew White Overproof, Appleton Estate Signature, Lemon Hart 151, Rhum agricole, Mount Gay Eclipse, Velvet Falernum, Ferrand Dry Curaçao, Orgeat, Grenadine, Cinnamon syrup, Passionfruit syrup, Donn’s mix, Allspice dram, Lime juice, Pineapple juice, Orange juice, Grapefruit juice, Angostura aromatic bitters, Demerara syrup, Mint, Club soda',
    'dj',
  ),
  shelf('a home bar', HOME_BAR, 'NMGtdROhW'),
  shelf('a home bar a year later', GROWN_BAR, 'NMGtDJROhWUA'),
  shelf(
    'a bar of sixty',
    `${SERIOUS_BAR}, Tanqueray, Plymouth gin, Monkey 47, Grey Goose, Havana Club 7 Años, Smith & Cross, Gosling’s Black Seal, Buffalo Trace, Jameson, Johnnie Walker Black Label, Laphroaig 10, Don Julio Reposado, Del Maguey Vida, Hennessy VS, Calvados, Pisco, Absinthe, Grand Marnier, St-Germain, Bénédictine, Drambuie, Disaronno, Kahlúa, Crème de cassis, Crème de violette, Cynar, Fernet-Branca, Amaro Nonino, Carpano Antica Formula, Lillet Blanc, Fino sherry, Peychaud’s bitters, Orgeat, Grenadine, Honey syrup`,
    'NMGTDJROHWUA',
  ),
];
