import { randomUUID } from 'node:crypto';
import type { RecipeInput } from '@cellaret/domain/recipes/recipe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, succeed } from '../api/support/api-client.ts';
import { makeRecipe } from '../api/support/inputs.ts';
import { newPerson, type Person } from '../support/data/test-people.ts';
import { eventually } from '../support/eventually.ts';
import { newSystem } from './faulty-system.ts';

const system = newSystem();
beforeAll(() => system.start(), 90_000);
afterAll(() => system.remove());

/** A save that may be repeated, and what has come of it so far. */
interface Save {
  body: RecipeInput;
  key: string;
  /** The recipe's id once its save was acknowledged. */
  id?: number;
}

/** Words that only one recipe has, so that a search finds that one. */
const newSave = (): Save => {
  const key = randomUUID();
  return { key, body: makeRecipe({ recipe_name: `Kept ${key.slice(0, 8)} ${key.slice(9, 13)}` }) };
};

/** Sends a save once; its status, or `down` where the connection broke. */
async function send(person: Person, save: Save): Promise<number | 'down'> {
  const { body, key } = save;
  const asked = { body, headers: { 'idempotency-key': key } };
  const answer = await request(person, 'POST', '/recipe', asked).catch(() => null);
  if (answer?.status === 201) save.id = (answer.body as { id: number }).id;
  return answer?.status ?? 'down';
}

/** Repeats saves until each is acknowledged. */
const repeatAll = (person: Person, saves: Save[]) =>
  Promise.all(
    saves.map((save) => eventually(`a repeated save`, async () => (await send(person, save)) === 201)),
  );

/** The ids of all recipes in the feed, in its order. */
async function feed(person: Person): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; ;) {
    const { body } = await succeed(person, 'getFeed', { params: { offset } });
    ids.push(...body.items.flatMap((item) => ('recipe' in item ? [item.recipe.id] : [])));
    if (body.next_offset === null) return ids;
    offset = body.next_offset;
  }
}

/** Every save is there once: as a document, in the feed, and found by search. */
async function expectOnceEach(person: Person, saves: Save[]): Promise<void> {
  for (const { id, body } of saves) {
    const { body: stored } = await succeed(person, 'getRecipe', { params: { id: Number(id) } });
    expect(stored.recipe_name).toBe(body.recipe_name);
  }
  const inFeed = await eventually('every card in the feed', async () => {
    const ids = await feed(person);
    return saves.every(({ id }) => ids.includes(Number(id))) ? ids : undefined;
  });
  expect(inFeed.filter((id, place) => inFeed.indexOf(id) !== place)).toEqual([]);
  for (const { id, body } of saves) {
    const hits = await eventually(
      `search finding ${body.recipe_name}`,
      async () => {
        const { body: found } = await succeed(person, 'searchRecipes', { body: { query: body.recipe_name } });
        const named = found.filter((hit) => hit.recipe_name === body.recipe_name);
        return named.length > 0 ? named : undefined;
      },
      30,
    );
    expect(hits.map((hit) => hit.id)).toEqual([id]);
  }
}

/** Saves from several hands at once, until one says it is enough or the system is gone. */
async function saveUntil(
  person: Person,
  enough: (saves: Save[]) => Promise<void> | undefined,
): Promise<Save[]> {
  const saves: Save[] = [];
  let over: Promise<void> | undefined;
  const hand = async () => {
    while (!over) {
      const save = newSave();
      saves.push(save);
      await send(person, save);
      over ??= enough(saves);
    }
  };
  await Promise.all(Array.from({ length: 6 }, hand));
  await over;
  return saves;
}

describe('the whole suite, killed in the middle of saves', () => {
  it('has every acknowledged save after a restart, repeats make nothing twice, feed and search are right again by themselves', async () => {
    const person = await newPerson();
    const saves = await saveUntil(person, (all) =>
      all.filter(({ id }) => id !== undefined).length >= 40 ? system.kill() : undefined,
    );
    const acknowledged = saves.filter(({ id }) => id !== undefined);
    const unanswered = saves.filter(({ id }) => id === undefined);
    console.log(
      `${acknowledged.length} acknowledged, ${unanswered.length} under way when the suite was killed`,
    );
    expect(unanswered.length).toBeGreaterThan(0);

    await system.start();
    await repeatAll(person, unanswered);
    await expectOnceEach(person, saves);
  });
});

describe('the functions, killed in the middle of requests', () => {
  it('answer with a failure or not at all, never hang, and repeats make nothing twice', async () => {
    const person = await newPerson();
    const outcomes: (number | 'down')[] = [];
    const saves = Array.from({ length: 30 }, newSave);
    const sending = saves.map(async (save) => outcomes.push(await send(person, save)));
    await eventually('the first answer', () => Promise.resolve(outcomes.length > 0));
    process.kill(system.worker().pid, 'SIGKILL');
    await Promise.all(sending);
    console.log(`answers to 30 saves: ${outcomes.join(' ')}`);
    expect(outcomes.some((outcome) => outcome !== 201)).toBe(true);
    expect(
      outcomes.filter((outcome) => typeof outcome === 'number' && ![201, 500, 502, 503].includes(outcome)),
    ).toEqual([]);

    await repeatAll(
      person,
      saves.filter(({ id }) => id === undefined),
    );
    await expectOnceEach(person, saves);
  });
});
