import { API, type ApiName } from '@cellaret/domain/api/endpoints';
import type { Asked } from '../../../tests/api/support/api-client.ts';
import { makeRecipe } from '../../../tests/api/support/inputs.ts';
import { newPerson, type Person } from '../../../tests/support/data/test-people.ts';
import { callApi, type ApiCall, Refused } from '../api-call.ts';

/** Somebody with a cabinet, a menu and a recipe of their own. */
export interface User {
  readonly person: Person;
  readonly cabinet: number;
  readonly menu: number;
  readonly recipe: number;
  readonly random: () => number;
  /** Where they are in the feed; 0 at its head. */
  feedOffset: number;
  /** The version of their recipe that they saw last. */
  recipeVersion: number;
}

/** Asks an endpoint. Throws `Refused` where it does not answer as it should. */
export async function askApi(user: Person, name: ApiName, asked: Asked = {}): Promise<ApiCall> {
  const call = await callApi(user, name, asked);
  if (call.status !== API[name].status)
    throw new Refused(call.status, `${name} answered ${call.status}: ${JSON.stringify(call.body)}`);
  return call;
}

const idOf = ({ body }: ApiCall): number => (body as { id: number }).id;

/** Registers somebody and makes what belongs to them. */
export async function newUser(random: () => number): Promise<User> {
  const person = await newPerson();
  const create = async (name: ApiName, body: object) => idOf(await askApi(person, name, { body }));
  return {
    person,
    cabinet: await create('createBarCabinet', { bar_cabinet_name: 'Bar', is_active: true }),
    menu: await create('createMenu', { menu_name: 'Friday', is_active: true }),
    recipe: await create('createRecipe', makeRecipe()),
    random,
    feedOffset: 0,
    recipeVersion: 1,
  };
}
