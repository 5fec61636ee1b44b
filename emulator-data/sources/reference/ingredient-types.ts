import type { IngredientType } from '@cellaret/domain/reference/reference';

const type = (id: number, name: string, description: string): IngredientType => ({
  id,
  ingredient_type_name: name,
  ingredient_type_description: description,
});

/** Kinds of ingredients a bar keeper browses by. */
export const ingredientTypes = [
  type(1, 'Gin', 'Juniper-led spirits, from dry to sweetened.'),
  type(2, 'Vodka', 'Neutral spirits, plain or flavoured.'),
  type(3, 'Rum & cane spirit', 'Spirits from sugar cane: rum, agricole, cachaça.'),
  type(4, 'Whisky', 'Grain spirits aged in oak: bourbon, rye, Scotch, Irish, Japanese.'),
  type(5, 'Agave spirit', 'Tequila, mezcal and their relatives.'),
  type(6, 'Brandy', 'Spirits distilled from wine, pomace or fruit.'),
  type(7, 'Other spirit', 'Spirits with a shelf of their own: absinthe, aquavit, arrack, sake.'),
  type(8, 'Liqueur', 'Sweetened, flavoured spirits.'),
  type(9, 'Aperitivo', 'Light to medium bitter liqueurs for before the meal.'),
  type(10, 'Amaro', 'Bittersweet herbal liqueurs, most at home after the meal.'),
  type(11, 'Vermouth & aromatised wine', 'Wine fortified and flavoured with herbs, roots and peel.'),
  type(12, 'Wine & sparkling', 'Still and sparkling wine.'),
  type(13, 'Fortified wine', 'Sherry, port and other wines strengthened with spirit.'),
  type(14, 'Bitters', 'Concentrated seasonings, used by the dash.'),
  type(15, 'Syrup & sweetener', 'Sugar in every useful form, plain and flavoured.'),
  type(16, 'Juice', 'Pressed fruit and vegetables, fresh where it matters.'),
  type(17, 'Soda & mixer', 'Sparkling and still lengtheners without alcohol.'),
  type(18, 'Fruit & vegetable', 'Whole produce for muddling, juicing and garnish.'),
  type(19, 'Herb & spice', 'Fresh herbs, dried spices, salt.'),
  type(20, 'Dairy & egg', 'Cream, milk, ice cream, whole egg and its parts.'),
  type(21, 'Coffee & tea', 'Coffee, tea and chocolate, brewed for the drink.'),
  type(22, 'Sauce & essence', 'Savoury sauces, flower waters, extracts, saline.'),
  type(23, 'Beer & cider', 'Fermented long drinks.'),
  type(24, 'Other', 'Everything that fits no other shelf.'),
];
