import { displayQuantity } from '@cellaret/domain/measures/units';
import type { QuantityUnit } from '@cellaret/domain/reference/reference';
import { describe, expect, it } from 'vitest';
import { attributes } from '../../../emulator-data/sources/reference/attributes.ts';
import { brands } from '../../../emulator-data/sources/reference/brands.ts';
import { glassware } from '../../../emulator-data/sources/reference/glassware.ts';
import { ingredientTypes } from '../../../emulator-data/sources/reference/ingredient-types.ts';
import { quantityUnitTypes } from '../../../emulator-data/sources/reference/quantity-unit-types.ts';
import { quantityUnits } from '../../../emulator-data/sources/reference/quantity-units.ts';
import { servingMethods } from '../../../emulator-data/sources/reference/serving-methods.ts';
import * as german from './reference-de.ts';
import { referenceNamesIn } from './reference-names.ts';

const { nameOf, unitOf, rowOf } = referenceNamesIn(german);

const SEEDED = {
  ingredient_types: ingredientTypes.map((one) => [one.id, one.ingredient_type_name]),
  ingredient_brands: brands.slice(0, 1).map((one) => [one.id, one.ingredient_brand_name]),
  ingredient_attributes: attributes.map((one) => [one.id, one.ingredient_attribute_name]),
  glassware: glassware.map((one) => [one.id, one.glassware_name]),
  serving_methods: servingMethods.map((one) => [one.id, one.serving_method_name]),
  quantity_unit_types: quantityUnitTypes.map((one) => [one.id, one.quantity_unit_type_name]),
  quantity_units: quantityUnits.map((one) => [one.id, one.quantity_unit_name]),
};

const unit = (id: number): QuantityUnit => quantityUnits.find((one) => one.id === id)!;
const seededIn = (words: Readonly<Record<number, readonly [string, string]>>) =>
  Object.entries(words).map(([id, [seeded]]) => [Number(id), seeded]);
const inGerman = (quantity: number, id: number) =>
  displayQuantity(quantity, unitOf(unit(id)), { system: 'ml', locale: 'de' }).text.replace('\u00a0', ' ');

describe('the German reference data', () => {
  it.each(Object.entries(SEEDED))('contains all seeded names: %s', (collection, rows) => {
    const words = german.referenceNames[collection as keyof typeof SEEDED];
    expect(seededIn(words)).toEqual(rows);
  });

  it('translates the plural of every unit', () => {
    expect(seededIn(german.unitPlurals)).toEqual(
      quantityUnits.map((one) => [one.id, one.quantity_unit_name_plural]),
    );
  });

  it('keeps changed and added names', () => {
    expect(nameOf('glassware', 5, 'Coupe')).toBe('Cocktailschale');
    expect(nameOf('glassware', 5, 'Coupette')).toBe('Coupette');
    expect(nameOf('glassware', 500, 'Coupe')).toBe('Coupe');
    expect(nameOf('glassware', null, 'Coupe')).toBe('Coupe');
    const renamed = { ...unit(22), quantity_unit_name_plural: 'rounds' };
    expect(unitOf(renamed)).toBe(renamed);
  });

  it.each([
    [1, 22, '1 Scheibe'],
    [2, 22, '2 Scheiben'],
    [1, 11, '1 Spritzer'],
    [8, 27, '8 Blätter'],
    [1, 21, '1 halbes Stück'],
    [3, 7, '22,5 ml'],
  ])('count %i of unit %i', (quantity, id, text) => {
    expect(inGerman(quantity, id)).toBe(text);
  });

  it('translates whole documents, without other changes', () => {
    const glass = { id: 5, glassware_name: 'Coupe', glassware_description: 'Round.' };
    expect(rowOf('glassware', glass)).toEqual({ ...glass, glassware_name: 'Cocktailschale' });
    expect(rowOf('quantity_units', unit(22))).toEqual(unitOf(unit(22)));
  });

  it('keeps all names in English', () => {
    const english = referenceNamesIn(null);
    expect(english.nameOf('serving_methods', 1, 'Shake')).toBe('Shake');
    expect(english.unitOf(unit(22))).toBe(unit(22));
  });
});
