import { describe, expect, it } from 'vitest';
import { fromFields, toStored } from './stored-values.ts';

describe('the data of a document in JSON', () => {
  it('has every kind of value that documents here hold, at any depth', () => {
    const made = { timestampValue: '2026-11-28T12:00:00.123456Z' };
    expect(
      fromFields({
        id: { integerValue: '9007199254740991' },
        strength: { doubleValue: 27.5 },
        unknown: { doubleValue: 'NaN' },
        name: { stringValue: '' },
        visible: { booleanValue: false },
        cover: { nullValue: null },
        created_at: made,
        none: { arrayValue: {} },
        items: { arrayValue: { values: [{ mapValue: { fields: { made } } }, { integerValue: '0' }] } },
        empty: { mapValue: {} },
      }),
    ).toEqual({
      id: Number.MAX_SAFE_INTEGER,
      strength: 27.5,
      unknown: NaN,
      name: '',
      visible: false,
      cover: null,
      created_at: new Date('2026-11-28T12:00:00.123Z'),
      none: [],
      items: [{ made: new Date('2026-11-28T12:00:00.123Z') }, 0],
      empty: {},
    });
    expect(fromFields()).toEqual({});
  });
});

it('says what a query compares with, by its kind', () => {
  expect([true, 'Gin', 7, 0.5].map(toStored)).toEqual([
    { booleanValue: true },
    { stringValue: 'Gin' },
    { integerValue: '7' },
    { doubleValue: 0.5 },
  ]);
});
