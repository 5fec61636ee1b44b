import type { ServingMethod } from '@cellaret/domain/reference/reference';

const method = (id: number, name: string, description: string): ServingMethod => ({
  id,
  serving_method_name: name,
  serving_method_description: description,
});

/** Ways to make a drink. */
export const servingMethods = [
  method(1, 'Shake', 'Shake hard with ice for 10–15 seconds, then strain.'),
  method(2, 'Stir', 'Stir over ice until cold and diluted, then strain.'),
  method(3, 'Build', 'Assemble in the glass it is served in.'),
  method(4, 'Blend', 'Blend with ice until smooth.'),
  method(5, 'Muddle', 'Press fruit, herbs or sugar to release juice and oil.'),
  method(6, 'Layer', 'Pour slowly over a spoon so that layers stay apart.'),
  method(7, 'Dry shake', 'Shake without ice first, to build foam with egg or aquafaba.'),
  method(8, 'Throw', 'Pour from tin to tin at a distance, to aerate gently.'),
  method(9, 'Swizzle', 'Spin a swizzle stick in crushed ice until the glass frosts.'),
  method(10, 'Roll', 'Tip back and forth between tins, to mix without foam.'),
  method(11, 'Rinse', 'Coat the inside of the glass and discard the rest.'),
  method(12, 'Heat', 'Warm gently without boiling.'),
];
