import type { ApiName } from '@cellaret/domain/api/endpoints';
import { newPerson, type Person } from '../../tests/support/data/test-people.ts';
import { succeedApi, reading, writing, type ApiCase, type Turn } from './api-call.ts';

const BAR = { bar_name: 'Bench', currency: null, member_name: 'Bench' };
const INVITING = { role: 'keeper', days: 7, max_uses: 30 };

/** A bar with an invitation to it. */
async function opened(owner: Person): Promise<{ barId: string; code: string }> {
  const bar = await succeedApi(owner, 'createBar', { body: BAR });
  const { id: barId } = bar.body as { id: string };
  const invite = await succeedApi(owner, 'createInvite', { params: { barId }, body: INVITING });
  return { barId, code: (invite.body as { code: string }).code };
}

/** The same of somebody new: one person opens so many an hour and no more. */
async function openedByAnother(): Promise<
  Turn & { person: Person; params: { barId: string; code: string } }
> {
  const person = await newPerson();
  return { person, params: await opened(person) };
}

async function joined(person: Person, params: { barId: string; code: string }): Promise<void> {
  await succeedApi(person, 'joinBar', { params, body: { code: params.code, member_name: 'Bench' } });
}

type BarName = Extract<
  ApiName,
  `${string}Bar` | `${string}Bars` | `${string}Invite` | `${string}Invites` | `${string}Member` | 'adopt'
>;

/** A case for every endpoint about bars. */
export async function barCases(person: Person): Promise<Record<BarName, ApiCase>> {
  const params = await opened(person);
  const keeper = await newPerson();
  await joined(keeper, params);
  return {
    listBars: reading(),
    getBar: reading(() => ({ params })),
    listInvites: reading(() => ({ params })),
    getInvite: reading(() => ({ params })),
    createBar: writing(async () => ({ person: await newPerson(), body: BAR })),
    updateBar: writing((turn) => ({ params, body: { bar_name: `Bench ${turn}`, currency: null } })),
    deleteBar: writing(openedByAnother),
    createInvite: writing(async () => ({ ...(await openedByAnother()), body: INVITING })),
    deleteInvite: writing(openedByAnother),
    joinBar: writing(async () => {
      const { params: to } = await openedByAnother();
      return { person: await newPerson(), params: to, body: { code: to.code, member_name: 'Bench' } };
    }),
    updateMember: writing((turn) => ({
      params: { ...params, uid: keeper.uid },
      body: { role: turn % 2 === 0 ? 'viewer' : 'keeper' },
    })),
    deleteMember: writing(async () => {
      const [leaving, { params: from }] = await Promise.all([newPerson(), openedByAnother()]);
      await joined(leaving, from);
      return { person: leaving, params: { ...from, uid: leaving.uid } };
    }),
    adopt: writing(async () => {
      const menu = await succeedApi(person, 'createMenu', { body: { menu_name: 'Moves', is_active: false } });
      return { params, body: { kind: 'menu', id: (menu.body as { id: number }).id } };
    }),
  };
}
