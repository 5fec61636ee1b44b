import type { Glassware } from '@cellaret/domain/reference/reference';

const glass = (id: number, name: string, description: string): Glassware => ({
  id,
  glassware_name: name,
  glassware_description: description,
});

/** Glasses, named as bartenders ask for them; volumes are to the brim. */
export const glassware = [
  glass(1, 'Cocktail', 'V-shaped stemmed glass for drinks served up, 120–180 ml.'),
  glass(
    2,
    'Lowball',
    'Short, straight tumbler for drinks on ice, 250–350 ml. Also called rocks or old fashioned glass.',
  ),
  glass(3, 'Highball', 'Tall, straight glass for long drinks, 300–400 ml.'),
  glass(4, 'Shot', 'Small thick glass for a single measure, 40–60 ml.'),
  glass(5, 'Coupe', 'Round, shallow stemmed bowl for drinks served up, 150–200 ml.'),
  glass(6, 'Margarita', 'Stepped, wide-rimmed stemmed glass, 250–350 ml.'),
  glass(7, 'Wine', 'Stemmed wine glass, also for spritzes on ice, 350–500 ml.'),
  glass(8, 'Champagne', 'Tall, narrow flute that keeps bubbles, 150–200 ml.'),
  glass(9, 'Hurricane', 'Curved, tall stemmed glass for tropical drinks, 400–600 ml.'),
  glass(10, 'Nick and Nora', 'Small, bell-shaped stemmed glass, 120–160 ml.'),
  glass(11, 'Fizzio', 'Tall, narrow stemmed glass for fizzes and sours, 150–250 ml.'),
  glass(12, 'Sour', 'Small stemmed glass with straight sides for sours, 120–180 ml.'),
  glass(13, 'Julep', 'Metal cup that frosts over crushed ice, 300–350 ml.'),
  glass(14, 'Absinthe', 'Stemmed glass with a marked reservoir, 250–300 ml.'),
  glass(15, 'Glass mug', 'Heat-proof glass with a handle for hot drinks, 250–350 ml.'),
  glass(16, 'Copper mug', 'Copper cup with a handle, the mule’s own, 350–500 ml.'),
  glass(17, 'Tiki', 'Ceramic mug with a face or figure, 350–600 ml.'),
  glass(18, 'Collins', 'Taller, narrower highball, 350–400 ml.'),
  glass(19, 'Martini', 'Large V-shaped stemmed glass, 180–250 ml.'),
  glass(20, 'Flute', 'Slender stemmed sparkling wine glass, 150–180 ml.'),
  glass(21, 'Double lowball', 'Roomy tumbler for a large cube or crushed ice, 350–450 ml.'),
  glass(22, 'Snifter', 'Round, tapering bowl on a short stem for aged spirits, 300–500 ml.'),
  glass(23, 'Punch bowl', 'Large bowl to serve several guests at once.'),
  glass(24, 'Pitcher', 'Jug for batches, 1–2 litres.'),
];
