import type { StandIn } from '@cellaret/domain/availability/stand-ins';
import { exactRow, type AmountUnit } from '@cellaret/domain/measures/amount';

/** Values of the form of an entry; empty ones are null. Amounts are as typed. */
export type StandInValues = { [K in keyof StandIn]: number | null };

export const EMPTY_STAND_IN: StandInValues = {
  ingredient_id: null,
  quantity: null,
  quantity_unit_id: null,
  stand_in_ingredient_id: null,
  stand_in_quantity: null,
  stand_in_quantity_unit_id: null,
};

/** The values to save: amounts are whole numbers of a unit that measures exactly the same. */
export function savableStandIn(values: StandInValues, units: readonly AmountUnit[]): StandInValues {
  const asked = exactRow(values, units);
  const taken = exactRow(
    { quantity: values.stand_in_quantity, quantity_unit_id: values.stand_in_quantity_unit_id },
    units,
  );
  return {
    ...values,
    ...(asked && { quantity: asked.quantity, quantity_unit_id: asked.unit.id }),
    ...(taken && { stand_in_quantity: taken.quantity, stand_in_quantity_unit_id: taken.unit.id }),
  };
}
