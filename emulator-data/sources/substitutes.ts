import type { ItemSource, SubstituteSource } from './shapes.ts';

const substitute = (line: ItemSource, take: ItemSource): SubstituteSource => ({ line, take });

/**
 * Sugar by volume and by weight. Plain syrup, one to one by weight, holds 0.62 g of sugar in a millilitre and
 * a rich one, two to one, 0.89 g; loose sugar weighs 0.85 g a millilitre. A barspoon of sugar is thus 7 ml of
 * syrup, written as 7.5.
 */
const sugar: SubstituteSource[] = [
  substitute([1, 'barspoon', 'Sugar'], [7.5, 'ml', 'Simple syrup']),
  substitute([1, 'barspoon', 'Sugar'], [5, 'ml', 'Rich simple syrup']),
  substitute([2, 'gram', 'Sugar'], [3, 'ml', 'Simple syrup']),
  substitute([1, 'cube', 'Sugar'], [7.5, 'ml', 'Simple syrup']),
  // Cane syrup is as rich as two to one, and agave as sweet.
  substitute([1, 'barspoon', 'Sugar'], [5, 'ml', 'Cane syrup']),
  substitute([1, 'barspoon', 'Sugar'], [5, 'ml', 'Agave syrup']),
  substitute([1, 'cube', 'Sugar cube'], [1, 'teaspoon', 'Sugar']),
  substitute([1, 'cube', 'Sugar cube'], [7.5, 'ml', 'Simple syrup']),
  substitute([1, 'teaspoon', 'Caster sugar'], [1, 'teaspoon', 'Sugar']),
  substitute([1, 'teaspoon', 'Caster sugar'], [7.5, 'ml', 'Simple syrup']),
  // Toffee is lost with white sugar, the sweetness is the same.
  substitute([1, 'teaspoon', 'Demerara sugar'], [1, 'teaspoon', 'Brown sugar']),
  substitute([1, 'teaspoon', 'Demerara sugar'], [7.5, 'ml', 'Demerara syrup']),
  substitute([1, 'teaspoon', 'Brown sugar'], [1, 'teaspoon', 'Demerara sugar']),
  substitute([1, 'teaspoon', 'Brown sugar'], [7.5, 'ml', 'Demerara syrup']),
];

/** Syrups for each other and for sugar, by the sugar they hold. */
const syrups: SubstituteSource[] = [
  substitute([15, 'ml', 'Simple syrup'], [2, 'barspoon', 'Sugar']),
  substitute([15, 'ml', 'Simple syrup'], [10, 'ml', 'Rich simple syrup']),
  // Agave is mostly fructose: a third sweeter than the sugar it holds.
  substitute([15, 'ml', 'Simple syrup'], [10, 'ml', 'Agave syrup']),
  substitute([10, 'ml', 'Agave syrup'], [15, 'ml', 'Simple syrup']),
  substitute([10, 'ml', 'Rich simple syrup'], [15, 'ml', 'Simple syrup']),
  substitute([10, 'ml', 'Rich simple syrup'], [2, 'barspoon', 'Sugar']),
  substitute([15, 'ml', 'Demerara syrup'], [15, 'ml', 'Simple syrup']),
  substitute([15, 'ml', 'Demerara syrup'], [10, 'ml', 'Rich demerara syrup']),
  substitute([15, 'ml', 'Demerara syrup'], [2, 'barspoon', 'Demerara sugar']),
  substitute([15, 'ml', 'Demerara syrup'], [2, 'barspoon', 'Brown sugar']),
  substitute([10, 'ml', 'Rich demerara syrup'], [15, 'ml', 'Demerara syrup']),
  substitute([10, 'ml', 'Rich demerara syrup'], [10, 'ml', 'Rich simple syrup']),
  // Cane syrup is sold at about two to one.
  substitute([10, 'ml', 'Cane syrup'], [10, 'ml', 'Rich simple syrup']),
  substitute([10, 'ml', 'Cane syrup'], [15, 'ml', 'Simple syrup']),
  substitute([10, 'ml', 'Gomme syrup'], [10, 'ml', 'Rich simple syrup']),
  // One to one by volume, so half of the syrup is honey; the rich one is two thirds.
  substitute([15, 'ml', 'Honey syrup'], [7.5, 'ml', 'Honey']),
  substitute([15, 'ml', 'Honey syrup'], [11.25, 'ml', 'Rich honey syrup']),
  substitute([15, 'ml', 'Rich honey syrup'], [10, 'ml', 'Honey']),
  substitute([15, 'ml', 'Rich honey syrup'], [20, 'ml', 'Honey syrup']),
  substitute([7.5, 'ml', 'Honey'], [15, 'ml', 'Honey syrup']),
  substitute([7.5, 'ml', 'Honey'], [11.25, 'ml', 'Rich honey syrup']),
];

/** Juice for the fruit it is pressed from: what a middling fruit gives to a hand press. */
const juices: SubstituteSource[] = [
  substitute([30, 'ml', 'Lime juice'], [1, 'piece', 'Lime']),
  substitute([45, 'ml', 'Lemon juice'], [1, 'piece', 'Lemon']),
  substitute([75, 'ml', 'Orange juice'], [1, 'piece', 'Orange']),
  substitute([60, 'ml', 'Blood orange juice'], [1, 'piece', 'Blood orange']),
  substitute([150, 'ml', 'Grapefruit juice'], [1, 'piece', 'Grapefruit']),
  substitute([30, 'ml', 'Pineapple juice'], [1, 'slice', 'Pineapple']),
  // A passionfruit holds some 15 ml of pulp, a strawberry weighs 15 g, a peach gives 80 g without skin and
  // stone.
  substitute([15, 'ml', 'Passionfruit puree'], [1, 'piece', 'Passionfruit']),
  substitute([15, 'ml', 'Strawberry puree'], [1, 'piece', 'Strawberry']),
  substitute([80, 'ml', 'White peach puree'], [1, 'piece', 'Peach']),
  // A wedge muddled is an eighth of the fruit: the juice comes, the oil of the peel is missed.
  substitute([4, 'wedge', 'Lime'], [15, 'ml', 'Lime juice']),
];

/** Bubbles: unflavoured water for each other in equal measure, lemonades and gingers likewise. */
const mixers: SubstituteSource[] = [
  substitute([30, 'ml', 'Club soda'], [30, 'ml', 'Sparkling water']),
  substitute([30, 'ml', 'Sparkling water'], [30, 'ml', 'Club soda']),
  substitute([30, 'ml', 'Lemonade'], [30, 'ml', 'Lemon-lime soda']),
  substitute([30, 'ml', 'Lemon-lime soda'], [30, 'ml', 'Lemonade']),
  substitute([30, 'ml', 'Ginger ale'], [30, 'ml', 'Ginger beer']),
  substitute([30, 'ml', 'Ginger beer'], [30, 'ml', 'Ginger ale']),
  substitute([30, 'ml', 'Tonic'], [30, 'ml', 'Elderflower tonic']),
  substitute([30, 'ml', 'Hot water'], [30, 'ml', 'Water']),
  substitute([30, 'ml', 'Champagne'], [30, 'ml', 'Sparkling wine']),
  substitute([30, 'ml', 'Champagne'], [30, 'ml', 'Cava']),
  substitute([30, 'ml', 'Champagne'], [30, 'ml', 'Crémant']),
  substitute([30, 'ml', 'Champagne'], [30, 'ml', 'Prosecco']),
  substitute([30, 'ml', 'Prosecco'], [30, 'ml', 'Sparkling wine']),
  substitute([30, 'ml', 'Prosecco'], [30, 'ml', 'Cava']),
  substitute([30, 'ml', 'Prosecco'], [30, 'ml', 'Crémant']),
];

/** Dairy, egg and seasoning. */
const kitchen: SubstituteSource[] = [
  substitute([15, 'ml', 'Double cream'], [15, 'ml', 'Cream']),
  substitute([15, 'ml', 'Whipped cream'], [15, 'ml', 'Cream']),
  substitute([15, 'ml', 'Half and half'], [15, 'ml', 'Cream']),
  substitute([1, 'scoop', 'Vanilla ice cream'], [1, 'scoop', 'Ice cream']),
  // The white of a middling egg is 30 ml, its yolk 18 ml; chickpea water foams measure for measure.
  substitute([30, 'ml', 'Egg white'], [1, 'piece', 'Egg']),
  substitute([30, 'ml', 'Egg white'], [30, 'ml', 'Aquafaba']),
  substitute([1, 'yolk', 'Egg yolk'], [1, 'piece', 'Egg']),
  // Saline of one part salt to four of water: a pinch of 0.3 g is 1.5 ml of it, two dashes.
  substitute([1, 'pinch', 'Salt'], [2, 'dash', 'Saline solution']),
  substitute([2, 'dash', 'Saline solution'], [1, 'pinch', 'Salt']),
  substitute([1, 'rim', 'Smoked salt'], [1, 'rim', 'Salt']),
  substitute([1, 'rim', 'Chilli salt'], [1, 'rim', 'Salt']),
  substitute([1, 'pinch', 'Celery salt'], [1, 'pinch', 'Salt']),
];

/**
 * Bottles so near each other that a bartender reaches for the next one without asking, measure for measure.
 */
const bottles: SubstituteSource[] = [
  // Old Tom is the sweeter one; a Collins is sweetened anyway.
  substitute([15, 'ml', 'Old Tom gin'], [15, 'ml', 'Gin']),
  substitute([15, 'ml', 'White rum'], [15, 'ml', 'Gold rum']),
  substitute([15, 'ml', 'Tequila Blanco'], [15, 'ml', 'Tequila']),
  substitute([15, 'ml', 'Bourbon whiskey'], [15, 'ml', 'Rye whiskey']),
  substitute([15, 'ml', 'Bourbon whiskey'], [15, 'ml', 'Tennessee whiskey']),
  substitute([15, 'ml', 'Rye whiskey'], [15, 'ml', 'Bourbon whiskey']),
  substitute([15, 'ml', 'Rye whiskey'], [15, 'ml', 'Canadian whisky']),
  substitute([15, 'ml', 'Aperol'], [15, 'ml', 'Select Aperitivo']),
  substitute([15, 'ml', 'Cointreau'], [15, 'ml', 'Triple sec']),
  substitute([15, 'ml', 'Dry curaçao'], [15, 'ml', 'Orange curaçao']),
  substitute([15, 'ml', 'Triple sec'], [15, 'ml', 'Orange curaçao']),
  substitute([15, 'ml', 'Orange curaçao'], [15, 'ml', 'Triple sec']),
  substitute([15, 'ml', 'Lillet Blanc'], [15, 'ml', 'Cocchi Americano']),
  substitute([15, 'ml', 'Cocchi Americano'], [15, 'ml', 'Lillet Blanc']),
  substitute([15, 'ml', 'Amer Picon'], [15, 'ml', 'Amaro CioCiaro']),
  substitute([15, 'ml', 'Crème de menthe (white)'], [15, 'ml', 'Crème de menthe']),
  substitute([15, 'ml', 'Crème de cacao (white)'], [15, 'ml', 'Crème de cacao (dark)']),
  substitute([15, 'ml', 'Crème de cacao (dark)'], [15, 'ml', 'Crème de cacao (white)']),
  substitute([1, 'dash', 'Angostura aromatic bitters'], [1, 'dash', 'Aromatic bitters']),
  substitute([1, 'dash', 'Mole bitters'], [1, 'dash', 'Chocolate bitters']),
  substitute([1, 'dash', 'Absinthe'], [1, 'dash', 'Pastis']),
  substitute([1, 'dash', 'Absinthe'], [1, 'dash', 'Pernod']),
  substitute([1, 'drop', 'Pernod'], [1, 'drop', 'Absinthe']),
  substitute([1, 'drop', 'Pernod'], [1, 'drop', 'Pastis']),
  substitute([15, 'ml', 'Applejack'], [15, 'ml', 'Calvados']),
  substitute([15, 'ml', 'Calvados'], [15, 'ml', 'Apple brandy']),
  substitute([15, 'ml', 'Applejack'], [15, 'ml', 'Apple brandy']),
];

/** Substitutes and their amounts. Children of a kind satisfy it anyway and are not listed. */
export const substitutes: readonly SubstituteSource[] = [
  ...sugar,
  ...syrups,
  ...juices,
  ...mixers,
  ...kitchen,
  ...bottles,
];
