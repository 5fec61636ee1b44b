/** Fifteen bottles of the seed world, as somebody new may own them. */
export const FIRST_BOTTLES = [
  'Gin',
  'Campari',
  'Sweet vermouth',
  'Dry vermouth',
  'Bourbon whiskey',
  'White rum',
  'Vodka',
  'Tequila Blanco',
  'Cointreau',
  'Angostura aromatic bitters',
  'Lime juice',
  'Lemon juice',
  'Simple syrup',
  'Club soda',
  'Tonic',
];
