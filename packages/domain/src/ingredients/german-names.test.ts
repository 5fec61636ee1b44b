import { describe, expect, it } from 'vitest';
import { ingredientGroups } from '../../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { GERMAN_INGREDIENTS } from './german-names.ts';
import { ingredientLabelIn } from './ingredient-label.ts';

const labelOf = ingredientLabelIn(GERMAN_INGREDIENTS);

/** Brands, and what German bars call by the same name. */
const SAME = [
  "Gin | Beefeater | Tanqueray | Genever | Hendrick's | Bombay Sapphire | Gordon's | Monkey 47",
  "Hayman's Old Tom | Bols Genever | Absolut | Smirnoff No. 21 | Grey Goose | Absolut Citron",
  'Żubrówka | Rum | Smith & Cross | Wray & Nephew White Overproof | Rhum agricole | Cachaça',
  'Havana Club 3 Años | Bacardí Carta Blanca | Mount Gay Eclipse | Appleton Estate Signature',
  "Havana Club 7 Años | Gosling's Black Seal | Pusser's Rum | Lemon Hart 151",
  'Captain Morgan Spiced Gold | Malibu | Whiskey | Buffalo Trace | Rittenhouse Rye | Blended Scotch',
  "Laphroaig 10 | Maker's Mark | Wild Turkey 101 | Bulleit Rye | Jack Daniel's | Jameson",
  'Johnnie Walker Black Label | Lagavulin 16 | Suntory Toki | Tequila | Tequila Blanco',
  'Tequila Reposado | Tequila Añejo | Tequila Extra Añejo | Mezcal | Olmeca Altos Plata',
  'Patrón Silver | Don Julio Reposado | Del Maguey Vida | Brandy | Cognac | Armagnac | Pisco | Grappa',
  "Calvados | Applejack | Hennessy VS | Rémy Martin VSOP | Laird's Straight Apple Brandy | Pernod",
  'Aquavit | Sake | Pastis | Ouzo | Cointreau | Grand Marnier | Ferrand Dry Curaçao | Maraschino',
  'Cherry Heering | Chambord | Crème de cassis | Crème de mûre | Crème de banane | Limoncello',
  'Passoã | Falernum | Luxardo Maraschino | Midori | Bénédictine | Drambuie | Galliano | St-Germain',
  'Italicus Rosolio di Bergamotto | Crème de violette | Crème de menthe | Amaretto | Disaronno',
  'Strega | Sambuca | Licor 43 | Frangelico | Crème de noyaux | Southern Comfort | Velvet Falernum',
  "Ancho Reyes | Kahlúa | Tia Maria | Mr Black | Campari | Aperol | Suze | Pimm's No. 1",
  'Select Aperitivo | Amaro | Amaro Averna | Amaro Montenegro | Amaro Nonino | Cynar | Fernet-Branca',
  'Jägermeister | Pelinkovac | Amer Picon | Fernet | Amaro Ramazzotti | Amaro Meletti | Braulio',
  'Amaro CioCiaro | Branca Menta | Carpano Antica Formula | Punt e Mes | Cocchi Vermouth di Torino',
  'Dolin Dry | Cocchi Americano | Lillet Blanc | Lillet Rosé | Martini Rosso | Cinzano Rosso',
  'Noilly Prat Original Dry | Martini Bianco | Dubonnet | Prosecco | Cava | Crémant | Sherry',
  "Pedro Ximénez | Stout | Guinness | Regans' Orange Bitters No. 6 | Grenadine | Verjus | Clamato",
  'Cola | Espresso | Matcha | Orange | Grapefruit | Jalapeño | Dill | Butter | Aquafaba | Tabasco',
].flatMap((line) => line.split(' | '));

describe('the German names of ingredients', () => {
  it('are known of the whole starter catalogue, and of nothing else', () => {
    const starter = ingredientGroups.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    expect([...Object.keys(GERMAN_INGREDIENTS), ...SAME].sort()).toEqual(starter.sort());
  });

  it('are each of one ingredient, other than the stored name, and no stored name of another', () => {
    const german = Object.values(GERMAN_INGREDIENTS);
    expect(new Set([...german, ...SAME]).size).toBe(german.length + SAME.length);
    expect(german.filter((name) => name in GERMAN_INGREDIENTS)).toEqual([]);
  });

  it('leave what is not in the table, and everything in English, as it is stored', () => {
    expect(labelOf('Lemon juice')).toBe('Zitronensaft');
    expect(labelOf('Our rhubarb shrub')).toBe('Our rhubarb shrub');
    expect(labelOf('constructor')).toBe('constructor');
    expect(ingredientLabelIn(null)('Lemon juice')).toBe('Lemon juice');
  });
});
