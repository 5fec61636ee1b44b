import { ofEach } from '@cellaret/domain/core/of-each';
import { SCORES } from '@cellaret/domain/taste/scores';
import { describe, expect, it } from 'vitest';
import { tasteScores, tasteSentence } from './score-scale.ts';

const t = (id: string, values?: Record<string, string | number>) =>
  `${id}${values ? ` ${JSON.stringify(values)}` : ''}`;

describe('the scores of an ingredient', () => {
  const scored = {
    ...ofEach(SCORES, () => 1),
    sourness: 6,
    shelf_stability: 9,
  };
  const { taste, bottle } = tasteScores(scored, t);

  it('keep what the bottle is like apart from what it tastes of', () => {
    expect(bottle.map(({ key, value }) => [key, value])).toEqual([
      ['shelf_stability', 9],
      ['relative_cost', 1],
    ]);
    expect([...taste, ...bottle]).toHaveLength(SCORES.length);
  });

  it('lead with a taste, however long the bottle keeps', () => {
    expect(tasteSentence(taste, t)).toContain('score.sourness');
    expect(tasteSentence(taste, t)).not.toContain('shelf');
  });
});
