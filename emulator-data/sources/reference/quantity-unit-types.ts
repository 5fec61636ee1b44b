import type { QuantityUnitType } from '@cellaret/domain/reference/reference';

const unitType = (id: number, name: string, description: string): QuantityUnitType => ({
  id,
  quantity_unit_type_name: name,
  quantity_unit_type_description: description,
});

/** The measured quantity of each unit. */
export const quantityUnitTypes = [
  unitType(1, 'Volume', 'Measured volumes, exact to the jigger.'),
  unitType(2, 'Small volume', 'Dashes, drops and spoons: customary volumes.'),
  unitType(3, 'Count', 'Whole pieces, cuts, leaves and sprigs.'),
  unitType(4, 'Weight', 'Weighed amounts.'),
  unitType(5, 'To taste', 'Amounts the bartender judges: splash, top up, float.'),
];
