import type { QuantityUnit } from '@cellaret/domain/reference/reference';

interface Measures {
  type: 1 | 2 | 3 | 4 | 5;
  ml?: number;
  gram?: number;
  /** 1 metric, 2 bar ounces; absent where a unit belongs to no system. */
  system?: 1 | 2;
}

const unit = (
  id: number,
  name: string,
  plural: string,
  measures: Measures,
  description: string,
): QuantityUnit => ({
  id,
  quantity_unit_name: name,
  quantity_unit_description: description,
  quantity_unit_name_plural: plural,
  unit_system_id: measures.system ?? null,
  quantity_unit_type_id: measures.type,
  volume_ml: measures.ml ?? 0,
  weight_gram: measures.gram ?? 0,
});

/**
 * Units of recipe items. Quantities are integers, so fractions are whole numbers of a finer unit: 22.5 ml is
 * 3 quarter ounces, half a barspoon is 1 half barspoon. The bar ounce is 30 ml, as jiggers are cut; a
 * barspoon is 5 ml, a dash 0.9 ml, a drop 0.05 ml. Volumes of 'to taste' units are customary, for strength
 * and size only.
 */
export const quantityUnits = [
  unit(1, 'ml', 'ml', { type: 1, ml: 1, system: 1 }, 'Millilitre.'),
  unit(
    2,
    'half ml',
    'half ml',
    { type: 1, ml: 0.5, system: 1 },
    'Half a millilitre, the finest metric step.',
  ),
  unit(
    3,
    '2.5 ml measure',
    '2.5 ml measures',
    { type: 1, ml: 2.5, system: 1 },
    'Two and a half millilitres.',
  ),
  unit(4, 'cl', 'cl', { type: 1, ml: 10, system: 1 }, 'Centilitre, ten millilitres.'),
  unit(5, 'ounce', 'ounces', { type: 1, ml: 30, system: 2 }, 'Bar ounce of 30 ml.'),
  unit(6, 'half ounce', 'half ounces', { type: 1, ml: 15, system: 2 }, 'Half a bar ounce, 15 ml.'),
  unit(
    7,
    'quarter ounce',
    'quarter ounces',
    { type: 1, ml: 7.5, system: 2 },
    'A quarter of a bar ounce, 7.5 ml.',
  ),
  unit(
    8,
    'eighth ounce',
    'eighth ounces',
    { type: 1, ml: 3.75, system: 2 },
    'An eighth of a bar ounce, 3.75 ml.',
  ),
  unit(9, 'bottle', 'bottles', { type: 1, ml: 750 }, 'Wine bottle of 750 ml.'),
  unit(10, 'shot', 'shots', { type: 1, ml: 30 }, 'One espresso or bar shot, 30 ml.'),
  unit(11, 'dash', 'dashes', { type: 2, ml: 0.9 }, 'One shake of a bitters bottle, about 0.9 ml.'),
  unit(12, 'drop', 'drops', { type: 2, ml: 0.05 }, 'One drop from a dropper, about 0.05 ml.'),
  unit(13, 'barspoon', 'barspoons', { type: 2, ml: 5 }, 'One level barspoon, 5 ml.'),
  unit(14, 'half barspoon', 'half barspoons', { type: 2, ml: 2.5 }, 'Half a barspoon, 2.5 ml.'),
  unit(15, 'teaspoon', 'teaspoons', { type: 2, ml: 5 }, 'Kitchen teaspoon, 5 ml.'),
  unit(16, 'half teaspoon', 'half teaspoons', { type: 2, ml: 2.5 }, 'Half a teaspoon, 2.5 ml.'),
  unit(17, 'tablespoon', 'tablespoons', { type: 2, ml: 15 }, 'Kitchen tablespoon, 15 ml.'),
  unit(18, 'scoop', 'scoops', { type: 2, ml: 60 }, 'One scoop of ice cream or sorbet, about 60 ml.'),
  unit(19, 'spray', 'sprays', { type: 2, ml: 0.15 }, 'One press of an atomiser, about 0.15 ml.'),
  unit(20, 'piece', 'pieces', { type: 3 }, 'One whole fruit, egg, berry or other item.'),
  unit(21, 'half piece', 'half pieces', { type: 3 }, 'Half of a whole item.'),
  unit(22, 'slice', 'slices', { type: 3 }, 'A cut across, whole or halved.'),
  unit(23, 'wheel', 'wheels', { type: 3 }, 'A full round slice.'),
  unit(24, 'wedge', 'wedges', { type: 3 }, 'A sixth or eighth of a fruit.'),
  unit(25, 'peel', 'peels', { type: 3 }, 'A broad strip of peel.'),
  unit(26, 'twist', 'twists', { type: 3 }, 'A strip of peel, its oil expressed over the drink.'),
  unit(27, 'leaf', 'leaves', { type: 3 }, 'A single leaf.'),
  unit(28, 'sprig', 'sprigs', { type: 3 }, 'A tip with several leaves.'),
  unit(29, 'stick', 'sticks', { type: 3 }, 'A stick, as of cinnamon.'),
  unit(30, 'bean', 'beans', { type: 3 }, 'A single bean, as of coffee.'),
  unit(31, 'yolk', 'yolks', { type: 3, ml: 18 }, 'The yolk of one egg, about 18 ml.'),
  unit(32, 'cube', 'cubes', { type: 3, gram: 4 }, 'A sugar cube of about 4 g.'),
  unit(33, 'capsule', 'capsules', { type: 3 }, 'One capsule, as sold.'),
  unit(34, 'inch', 'inches', { type: 3 }, 'A length of root, pod or stalk.'),
  unit(35, 'quarter inch', 'quarter inches', { type: 3 }, 'A quarter of an inch of root, pod or stalk.'),
  unit(36, 'gram', 'grams', { type: 4, gram: 1, system: 1 }, 'Gram.'),
  unit(37, 'pinch', 'pinches', { type: 4, gram: 0.3 }, 'What two fingers hold, about 0.3 g.'),
  unit(38, 'grating', 'gratings', { type: 4, gram: 0.2 }, 'A few strokes over a fine grater.'),
  unit(39, 'rim', 'rims', { type: 5, gram: 3 }, 'Enough to coat the rim of one glass.'),
  unit(40, 'splash', 'splashes', { type: 5, ml: 5 }, 'A short pour by eye, about 5 ml.'),
  unit(41, 'top up', 'top ups', { type: 5, ml: 60 }, 'Fill the glass; about 60 ml in a usual highball.'),
  unit(42, 'float', 'floats', { type: 5, ml: 15 }, 'A layer poured gently on top, about 15 ml.'),
  unit(43, 'part', 'parts', { type: 5 }, 'A share in proportion to the other parts.'),
];
