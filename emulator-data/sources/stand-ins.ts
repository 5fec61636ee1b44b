import type { ItemSource, StandInSource } from './shapes.ts';

const standIn = (line: ItemSource, take: ItemSource): StandInSource => ({ line, take });

/**
 * Sugar by volume and by weight. Plain syrup, one to one by weight, holds 0.62 g of sugar in a millilitre and
 * a rich one, two to one, 0.89 g; loose sugar weighs 0.85 g a millilitre. A barspoon of sugar is thus 7 ml of
 * syrup, written as 7.5.
 */
const sugar: StandInSource[] = [
  standIn([1, 'barspoon', 'Sugar'], [7.5, 'ml', 'Simple syrup']),
  standIn([1, 'barspoon', 'Sugar'], [5, 'ml', 'Rich simple syrup']),
  standIn([2, 'gram', 'Sugar'], [3, 'ml', 'Simple syrup']),
  standIn([1, 'cube', 'Sugar'], [7.5, 'ml', 'Simple syrup']),
  // Cane syrup is as rich as two to one, and agave as sweet.
  standIn([1, 'barspoon', 'Sugar'], [5, 'ml', 'Cane syrup']),
  standIn([1, 'barspoon', 'Sugar'], [5, 'ml', 'Agave syrup']),
  standIn([1, 'cube', 'Sugar cube'], [1, 'teaspoon', 'Sugar']),
  standIn([1, 'cube', 'Sugar cube'], [7.5, 'ml', 'Simple syrup']),
  standIn([1, 'teaspoon', 'Caster sugar'], [1, 'teaspoon', 'Sugar']),
  standIn([1, 'teaspoon', 'Caster sugar'], [7.5, 'ml', 'Simple syrup']),
  // Toffee is lost with white sugar, the sweetness is the same.
  standIn([1, 'teaspoon', 'Demerara sugar'], [1, 'teaspoon', 'Brown sugar']),
  standIn([1, 'teaspoon', 'Demerara sugar'], [7.5, 'ml', 'Demerara syrup']),
  standIn([1, 'teaspoon', 'Brown sugar'], [1, 'teaspoon', 'Demerara sugar']),
  standIn([1, 'teaspoon', 'Brown sugar'], [7.5, 'ml', 'Demerara syrup']),
];

/** Syrups for each other and for sugar, by the sugar they hold. */
const syrups: StandInSource[] = [
  standIn([15, 'ml', 'Simple syrup'], [2, 'barspoon', 'Sugar']),
  standIn([15, 'ml', 'Simple syrup'], [10, 'ml', 'Rich simple syrup']),
  // Agave is mostly fructose: a third sweeter than the sugar it holds.
  standIn([15, 'ml', 'Simple syrup'], [10, 'ml', 'Agave syrup']),
  standIn([10, 'ml', 'Agave syrup'], [15, 'ml', 'Simple syrup']),
  standIn([10, 'ml', 'Rich simple syrup'], [15, 'ml', 'Simple syrup']),
  standIn([10, 'ml', 'Rich simple syrup'], [2, 'barspoon', 'Sugar']),
  standIn([15, 'ml', 'Demerara syrup'], [15, 'ml', 'Simple syrup']),
  standIn([15, 'ml', 'Demerara syrup'], [10, 'ml', 'Rich demerara syrup']),
  standIn([15, 'ml', 'Demerara syrup'], [2, 'barspoon', 'Demerara sugar']),
  standIn([15, 'ml', 'Demerara syrup'], [2, 'barspoon', 'Brown sugar']),
  standIn([10, 'ml', 'Rich demerara syrup'], [15, 'ml', 'Demerara syrup']),
  standIn([10, 'ml', 'Rich demerara syrup'], [10, 'ml', 'Rich simple syrup']),
  // Cane syrup is sold at about two to one.
  standIn([10, 'ml', 'Cane syrup'], [10, 'ml', 'Rich simple syrup']),
  standIn([10, 'ml', 'Cane syrup'], [15, 'ml', 'Simple syrup']),
  standIn([10, 'ml', 'Gomme syrup'], [10, 'ml', 'Rich simple syrup']),
  // One to one by volume, so half of the syrup is honey; the rich one is two thirds.
  standIn([15, 'ml', 'Honey syrup'], [7.5, 'ml', 'Honey']),
  standIn([15, 'ml', 'Honey syrup'], [11.25, 'ml', 'Rich honey syrup']),
  standIn([15, 'ml', 'Rich honey syrup'], [10, 'ml', 'Honey']),
  standIn([15, 'ml', 'Rich honey syrup'], [20, 'ml', 'Honey syrup']),
  standIn([7.5, 'ml', 'Honey'], [15, 'ml', 'Honey syrup']),
  standIn([7.5, 'ml', 'Honey'], [11.25, 'ml', 'Rich honey syrup']),
];

/** Juice for the fruit it is pressed from: what a middling fruit gives to a hand press. */
const juices: StandInSource[] = [
  standIn([30, 'ml', 'Lime juice'], [1, 'piece', 'Lime']),
  standIn([45, 'ml', 'Lemon juice'], [1, 'piece', 'Lemon']),
  standIn([75, 'ml', 'Orange juice'], [1, 'piece', 'Orange']),
  standIn([60, 'ml', 'Blood orange juice'], [1, 'piece', 'Blood orange']),
  standIn([150, 'ml', 'Grapefruit juice'], [1, 'piece', 'Grapefruit']),
  standIn([30, 'ml', 'Pineapple juice'], [1, 'slice', 'Pineapple']),
  // A passionfruit holds some 15 ml of pulp, a strawberry weighs 15 g, a peach gives 80 g without skin and
  // stone.
  standIn([15, 'ml', 'Passionfruit puree'], [1, 'piece', 'Passionfruit']),
  standIn([15, 'ml', 'Strawberry puree'], [1, 'piece', 'Strawberry']),
  standIn([80, 'ml', 'White peach puree'], [1, 'piece', 'Peach']),
  // A wedge muddled is an eighth of the fruit: the juice comes, the oil of the peel is missed.
  standIn([4, 'wedge', 'Lime'], [15, 'ml', 'Lime juice']),
];

/** Bubbles: unflavoured water for each other in equal measure, lemonades and gingers likewise. */
const mixers: StandInSource[] = [
  standIn([30, 'ml', 'Club soda'], [30, 'ml', 'Sparkling water']),
  standIn([30, 'ml', 'Sparkling water'], [30, 'ml', 'Club soda']),
  standIn([30, 'ml', 'Lemonade'], [30, 'ml', 'Lemon-lime soda']),
  standIn([30, 'ml', 'Lemon-lime soda'], [30, 'ml', 'Lemonade']),
  standIn([30, 'ml', 'Ginger ale'], [30, 'ml', 'Ginger beer']),
  standIn([30, 'ml', 'Ginger beer'], [30, 'ml', 'Ginger ale']),
  standIn([30, 'ml', 'Tonic'], [30, 'ml', 'Elderflower tonic']),
  standIn([30, 'ml', 'Hot water'], [30, 'ml', 'Water']),
  standIn([30, 'ml', 'Champagne'], [30, 'ml', 'Sparkling wine']),
  standIn([30, 'ml', 'Champagne'], [30, 'ml', 'Cava']),
  standIn([30, 'ml', 'Champagne'], [30, 'ml', 'Crémant']),
  standIn([30, 'ml', 'Champagne'], [30, 'ml', 'Prosecco']),
  standIn([30, 'ml', 'Prosecco'], [30, 'ml', 'Sparkling wine']),
  standIn([30, 'ml', 'Prosecco'], [30, 'ml', 'Cava']),
  standIn([30, 'ml', 'Prosecco'], [30, 'ml', 'Crémant']),
];

/** Dairy, egg and seasoning. */
const kitchen: StandInSource[] = [
  standIn([15, 'ml', 'Double cream'], [15, 'ml', 'Cream']),
  standIn([15, 'ml', 'Whipped cream'], [15, 'ml', 'Cream']),
  standIn([15, 'ml', 'Half and half'], [15, 'ml', 'Cream']),
  standIn([1, 'scoop', 'Vanilla ice cream'], [1, 'scoop', 'Ice cream']),
  // The white of a middling egg is 30 ml, its yolk 18 ml; chickpea water foams measure for measure.
  standIn([30, 'ml', 'Egg white'], [1, 'piece', 'Egg']),
  standIn([30, 'ml', 'Egg white'], [30, 'ml', 'Aquafaba']),
  standIn([1, 'yolk', 'Egg yolk'], [1, 'piece', 'Egg']),
  // Saline of one part salt to four of water: a pinch of 0.3 g is 1.5 ml of it, two dashes.
  standIn([1, 'pinch', 'Salt'], [2, 'dash', 'Saline solution']),
  standIn([2, 'dash', 'Saline solution'], [1, 'pinch', 'Salt']),
  standIn([1, 'rim', 'Smoked salt'], [1, 'rim', 'Salt']),
  standIn([1, 'rim', 'Chilli salt'], [1, 'rim', 'Salt']),
  standIn([1, 'pinch', 'Celery salt'], [1, 'pinch', 'Salt']),
];

/**
 * Bottles so near each other that a bartender reaches for the next one without asking, measure for measure.
 */
const bottles: StandInSource[] = [
  // Old Tom is the sweeter one; a Collins is sweetened anyway.
  standIn([15, 'ml', 'Old Tom gin'], [15, 'ml', 'Gin']),
  standIn([15, 'ml', 'White rum'], [15, 'ml', 'Gold rum']),
  standIn([15, 'ml', 'Tequila Blanco'], [15, 'ml', 'Tequila']),
  standIn([15, 'ml', 'Bourbon whiskey'], [15, 'ml', 'Rye whiskey']),
  standIn([15, 'ml', 'Bourbon whiskey'], [15, 'ml', 'Tennessee whiskey']),
  standIn([15, 'ml', 'Rye whiskey'], [15, 'ml', 'Bourbon whiskey']),
  standIn([15, 'ml', 'Rye whiskey'], [15, 'ml', 'Canadian whisky']),
  standIn([15, 'ml', 'Aperol'], [15, 'ml', 'Select Aperitivo']),
  standIn([15, 'ml', 'Cointreau'], [15, 'ml', 'Triple sec']),
  standIn([15, 'ml', 'Dry curaçao'], [15, 'ml', 'Orange curaçao']),
  standIn([15, 'ml', 'Triple sec'], [15, 'ml', 'Orange curaçao']),
  standIn([15, 'ml', 'Orange curaçao'], [15, 'ml', 'Triple sec']),
  standIn([15, 'ml', 'Lillet Blanc'], [15, 'ml', 'Cocchi Americano']),
  standIn([15, 'ml', 'Cocchi Americano'], [15, 'ml', 'Lillet Blanc']),
  standIn([15, 'ml', 'Amer Picon'], [15, 'ml', 'Amaro CioCiaro']),
  standIn([15, 'ml', 'Crème de menthe (white)'], [15, 'ml', 'Crème de menthe']),
  standIn([15, 'ml', 'Crème de cacao (white)'], [15, 'ml', 'Crème de cacao (dark)']),
  standIn([15, 'ml', 'Crème de cacao (dark)'], [15, 'ml', 'Crème de cacao (white)']),
  standIn([1, 'dash', 'Angostura aromatic bitters'], [1, 'dash', 'Aromatic bitters']),
  standIn([1, 'dash', 'Mole bitters'], [1, 'dash', 'Chocolate bitters']),
  standIn([1, 'dash', 'Absinthe'], [1, 'dash', 'Pastis']),
  standIn([1, 'dash', 'Absinthe'], [1, 'dash', 'Pernod']),
  standIn([1, 'drop', 'Pernod'], [1, 'drop', 'Absinthe']),
  standIn([1, 'drop', 'Pernod'], [1, 'drop', 'Pastis']),
  standIn([15, 'ml', 'Applejack'], [15, 'ml', 'Calvados']),
  standIn([15, 'ml', 'Calvados'], [15, 'ml', 'Apple brandy']),
  standIn([15, 'ml', 'Applejack'], [15, 'ml', 'Apple brandy']),
];

/** Substitutes and their amounts. Children of a kind satisfy it anyway and are not listed. */
export const standIns: readonly StandInSource[] = [
  ...sugar,
  ...syrups,
  ...juices,
  ...mixers,
  ...kitchen,
  ...bottles,
];
