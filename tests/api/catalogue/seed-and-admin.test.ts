import { CURRENT_SUBSTITUTES } from '@cellaret/domain/availability/substitutes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownProject, runScript } from '../support/own-project.ts';

const projectId = `demo-seed-${Date.now()}`;
const email = 'keeper@cellaret.example';
const admin = await ownProject(projectId);

const script = (name: string, ...args: string[]) => runScript(projectId, name, ...args);

const dash = admin.db.doc('quantity_units/11');

beforeAll(() => admin.auth.createUser({ email, password: 'long-enough', emailVerified: true }));
afterAll(() => admin.close());

describe('npm run seed', () => {
  it('writes nothing when nobody is there to agree', async () => {
    await expect(script('seed')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--yes') as string,
    });
    expect((await dash.get()).exists).toBe(false);
  });

  it('adds what is missing, and then has nothing to do', async () => {
    expect(await script('seed', '--yes')).toContain('+ ingredient_types/1  Gin');
    expect((await dash.get()).get('volume_ml')).toBe(0.9);
    expect(await script('seed')).toContain('Nothing to do.');
  });

  it('shows what differs, sets it right and leaves additions alone', async () => {
    await dash.update({ volume_ml: 1 });
    await admin.db
      .doc('glassware/99')
      .set({ id: 99, glassware_name: 'Boot', glassware_description: 'Two litres.' });
    const output = await script('seed', '--yes');
    expect(output).toContain('volume_ml: 1 → 0.9');
    expect((await dash.get()).get('volume_ml')).toBe(0.9);
    expect((await admin.db.doc('glassware/99').get()).exists).toBe(true);
  });

  it('leaves what administrators made of substitutes, unless told otherwise', { tags: 'slow' }, async () => {
    const substitutes = admin.db.doc(CURRENT_SUBSTITUTES);
    const seeded = (await substitutes.get()).data();
    await substitutes.update({ staple_ids: [] });
    expect(await script('seed')).toContain('Nothing to do.');
    expect((await substitutes.get()).get('staple_ids')).toEqual([]);
    await script('seed', '--substitutes', '--yes');
    expect((await substitutes.get()).data()).toEqual(seeded);
  });

  it('adds the catalogue for its owner, and overwrites no edited recipe', { tags: 'slow' }, async () => {
    await script('seed', '--catalogue', '--owner', email, '--yes');
    const negroni = admin.db.doc('recipes/20001');
    const { uid } = await admin.auth.getUserByEmail(email);
    expect((await negroni.get()).get('user_id')).toBe(uid);
    await negroni.update({ recipe_description: 'Mine.' });
    expect(await script('seed', '--catalogue', '--owner', email)).toContain('0 missing, 1 different');
    expect((await negroni.get()).get('recipe_description')).toBe('Mine.');
  });
});

describe('npm run admin', () => {
  const claims = async () => (await admin.auth.getUserByEmail(email)).customClaims;

  it('grants and revokes the claim and keeps other claims', async () => {
    const { uid } = await admin.auth.getUserByEmail(email);
    await admin.auth.setCustomUserClaims(uid, { team: 'bar' });
    await script('admin', 'grant', email);
    expect(await claims()).toEqual({ team: 'bar', admin: true });
    await script('admin', 'revoke', email);
    expect(await claims()).toEqual({ team: 'bar' });
  });

  it('says so when there is no such account', async () => {
    await expect(script('admin', 'grant', 'nobody@cellaret.example')).rejects.toMatchObject({ code: 1 });
  });
});
