import { expect, it } from 'vitest';
import { mixSteps } from './mix-steps.ts';

const texts = (instructions: string) =>
  mixSteps({ instructions, recipe_items: [] }).flatMap((step) => (step.kind === 'do' ? [step.text] : []));

it('makes a step of every sentence', () => {
  expect(texts('Stir with ice. Strain into a chilled coupe! Serve.')).toEqual([
    'Stir with ice.',
    'Strain into a chilled coupe!',
    'Serve.',
  ]);
});

it('makes a step of every numbered line and drops its number', () => {
  expect(texts('1. Muddle the mint\n2) Add 22.5 ml of rum\r\n\n- Top up')).toEqual([
    'Muddle the mint',
    'Add 22.5 ml of rum',
    'Top up',
  ]);
});

it('measures first and has no garnish step without a garnish', () => {
  expect(mixSteps({ instructions: 'Pour.', recipe_items: [] }).map((step) => step.kind)).toEqual([
    'measure',
    'do',
  ]);
});
