import type { IngredientAttribute } from '@cellaret/domain/reference/reference';

const attribute = (id: number, name: string, description: string): IngredientAttribute => ({
  id,
  ingredient_attribute_name: name,
  ingredient_attribute_description: description,
});

/** Traits to filter by: flavour, make, and what a guest may need to avoid. */
export const attributes = [
  attribute(1, 'Bitter', 'Bitterness is a main part of the taste.'),
  attribute(2, 'Smoky', 'Smoke from peat, roasting or fire.'),
  attribute(3, 'Herbal', 'Leaves, roots and botanicals lead.'),
  attribute(4, 'Citrus', 'Tastes of citrus juice or peel.'),
  attribute(5, 'Fruity', 'Fruit other than citrus leads.'),
  attribute(6, 'Tropical', 'Pineapple, coconut, passionfruit and their like.'),
  attribute(7, 'Floral', 'Flowers lead.'),
  attribute(8, 'Nutty', 'Almond, walnut or other nuts; mind allergies.'),
  attribute(9, 'Creamy', 'Gives a drink a creamy texture.'),
  attribute(10, 'Coffee', 'Made from or tasting of coffee.'),
  attribute(11, 'Chocolate', 'Made from or tasting of cocoa.'),
  attribute(12, 'Anise', 'Anise, fennel or liquorice leads.'),
  attribute(13, 'Spiced', 'Warm spices such as clove, cinnamon, ginger.'),
  attribute(14, 'Hot', 'Chilli or pepper heat.'),
  attribute(15, 'Sweet', 'Brings sweetness to a drink.'),
  attribute(16, 'Sour', 'Brings acidity to a drink.'),
  attribute(17, 'Dry', 'Little or no sugar.'),
  attribute(18, 'Sparkling', 'Carbonated; never shake it.'),
  attribute(19, 'Aged', 'Rested in wood.'),
  attribute(20, 'Unaged', 'Bottled clear, without wood.'),
  attribute(21, 'Overproof', 'Bottled at 50% or more.'),
  attribute(22, 'Non-alcoholic', 'No alcohol to speak of.'),
  attribute(23, 'Garnish', 'Often used on top or on the rim.'),
  attribute(24, 'Egg', 'Contains egg.'),
  attribute(25, 'Dairy', 'Contains milk or cream.'),
  attribute(26, 'Fresh', 'Best made or cut on the day.'),
  attribute(27, 'Keep cold', 'Refrigerate once opened.'),
  attribute(28, 'Savoury', 'Salty or umami.'),
];
