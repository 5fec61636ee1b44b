import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  choose,
  field,
  gone,
  heading,
  link,
  newMember,
  open,
  plugIn,
  see,
  tabTo,
  types,
  unplug,
} from '#testing/app.tsx';

const entry = (name: string) => link(name, true);
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const collection = (label: string) => page.getByRole('heading', { level: 2, name: label, exact: true });
const save = () => button('Save', true).click();

/** The document of a collection that is called so. */
const stored = async (path: string, name: string) =>
  (await commands.documentsIn(path)).find((found) => Object.values(found).includes(name));

let lastGlass = 900;

/** A glass for one test, opened in its form. */
async function openGlass(kind: string, description: string) {
  const id = (lastGlass += 1);
  const path = `glassware/${id}`;
  const name = `${kind} ${Date.now()}`;
  await commands.ownDocument(path, { id, glassware_name: name, glassware_description: description });
  await open(`/admin/reference/${path}`);
  await see(heading(name));
  return {
    id,
    name,
    described: async () => (await commands.documentAt(path))?.glassware_description as string,
  };
}

describe('somebody who is no administrator', () => {
  it('is shown no way to the reference data, and finds nothing there', async () => {
    await newMember();
    await open('/profile');
    await see(button('Delete my account'));
    await gone(link('Reference data'));
    for (const path of ['', '/glassware', '/glassware/1']) {
      await open(`/admin/reference${path}`);
      await see(heading('That bottle isn’t on the shelf'));
    }
  });
});

describe('an administrator', () => {
  beforeEach(() => newMember({ claims: { admin: true } }).then(() => undefined));

  it('comes from the profile to every collection', async () => {
    await open('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Reference data' }).click();
    await see(heading('Reference data'));
    const ways = page.getByRole('navigation', { name: 'Reference data' });
    await expect
      .element(ways.getByRole('link', { name: 'Ingredient types' }))
      .toHaveAttribute('aria-current', 'page');
    for (const [label, name] of [
      ['Ingredient types', 'Gin'],
      ['Brands', /./],
      ['Attributes', /./],
      ['Glassware', /./],
      ['Serving methods', /./],
      ['Unit types', 'Small volume'],
      ['Units', 'dash'],
    ] as const) {
      await ways.getByRole('link', { name: label, exact: true }).click();
      await see(collection(label));
      await see(page.getByRole('list').getByRole('heading', { level: 3, name, exact: true }).first());
    }
  });

  it('filters a collection by name', async () => {
    await open('/admin/reference/ingredient_types');
    await types(page.getByRole('searchbox', { name: 'Filter by name…' }), 'GIN');
    await see(page.getByText('1 entry', { exact: true }));
    await see(entry('Gin'));
  });

  it('is told what is wrong with each field, and the form keeps what was typed', async () => {
    await open('/admin/reference/quantity_units/new');
    await see(heading('New entry'));
    await field('Name').fill('x'.repeat(256));
    await field(/^Volume/).fill('1000');
    await field(/^Weight/).fill('');
    await save();
    await see(alert('Please fix the form errors and try again.'));
    const said = (text: string) => page.getByText(text, { exact: true }).elements().length;
    expect(said('String must contain at most 255 character(s)')).toBe(1);
    expect(said('Number must be less than or equal to 999.99')).toBe(1);
    // The type that was not chosen, and the weight that was emptied.
    expect(said('Expected number, received null')).toBe(2);
    expect(said('String must contain at least 1 character(s)')).toBe(2);
    await expect.element(field('Name')).toHaveValue('x'.repeat(256));
  });

  it('adds a unit with its type, its system left open', async () => {
    const name = `thimble ${Date.now()}`;
    await open('/admin/reference/quantity_units');
    await entry('Add').click();
    await see(heading('New entry'));
    await field('Name').fill(name);
    await field('Plural').fill(`${name}s`);
    await field('Description').fill('What a thimble holds.');
    await choose('Unit type', 'Small volume');
    await field(/^Volume/).fill('2.25');
    await field(/^Weight/).fill('0');
    await save();
    await see(collection('Units'));
    await see(entry(name));
    const unit = await stored('quantity_units', name);
    expect(unit).toMatchObject({
      quantity_unit_type_id: 2,
      unit_system_id: null,
      volume_ml: 2.25,
      weight_gram: 0,
    });
    expect(String(unit?.id)).toBe(unit?.__name__);
    await commands.deleteDocument(`quantity_units/${String(unit?.id)}`);
    // Removals by others show at once.
    await gone(entry(name));
  });

  it('gives a new entry the next small id, which forms offer', async () => {
    const largest = Math.max(...(await commands.documentsIn('glassware')).map(({ id }) => Number(id)));
    const name = `Teacup ${Date.now()}`;
    await open('/admin/reference/glassware');
    await entry('Add').click();
    await field('Name').fill(name);
    await field('Description').fill('With a saucer.');
    await save();
    await see(entry(name));
    const id = largest + 1;
    expect(await commands.documentAt(`glassware/${id}`)).toEqual({
      id,
      glassware_name: name,
      glassware_description: 'With a saucer.',
    });
    await expect
      .poll(async () => (await commands.documentAt('option_lists/glassware'))?.ids as number[])
      .toContain(id);
    await commands.deleteDocument(`glassware/${id}`);
  });

  it('edits an entry by the keyboard alone', async () => {
    const { name, described } = await openGlass('Beaker', 'Old.');
    await entry('Glassware').click();
    await tabTo(entry(name));
    await commands.press('Enter');
    await see(heading(name));
    await tabTo(field('Description'));
    await commands.press('ControlOrMeta+a');
    await commands.keys('Of thick glass.');
    await commands.press('Tab');
    await commands.press('Enter');
    await see(page.getByRole('listitem').getByText('Of thick glass.', { exact: true }));
    expect(await described()).toBe('Of thick glass.');
  });

  it('does not overwrite what somebody else saved meanwhile', async () => {
    const { id, described } = await openGlass('Horn', 'First.');
    await field('Description').fill('Mine.');
    await commands.updateDocument(`glassware/${id}`, { glassware_description: 'Theirs.' });
    await save();
    const conflict = alert('Someone changed this after you opened it.');
    await see(conflict);
    expect(await described()).toBe('Theirs.');
    await conflict.getByRole('button', { name: 'Show saved version' }).click();
    await expect.element(field('Description')).toHaveValue('Theirs.');
    await field('Description').fill('Ours.');
    await save();
    await expect.poll(described).toBe('Ours.');
  });

  it('is asked before a changed form is left, and finds a draft', async () => {
    await openGlass('Chalice', 'As stored.');
    const path = address();
    await field('Description').fill('Half a sentence');
    await entry('Glassware').click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await gone(question);
    await expect.element(field('Description')).toHaveValue('Half a sentence');
    await entry('Glassware').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await see(collection('Glassware'));
    await open(path);
    await see('Here’s the draft you didn’t save last time.');
    await expect.element(field('Description')).toHaveValue('Half a sentence');
    await button('Discard').click();
    await expect.element(field('Description')).toHaveValue('As stored.');
  });

  it('is told when there is no network, and saves when there is one again', async () => {
    const { described } = await openGlass('Flask', 'From home.');
    await field('Description').fill('From the train.');
    await unplug();
    await save();
    await see(alert('You’re offline.'));
    await expect.element(field('Description')).toHaveValue('From the train.');
    await plugIn();
    await save();
    await see(collection('Glassware'));
    expect(await described()).toBe('From the train.');
  });

  it.each(['nonsense', 'glassware/4000000000'])(
    'is told where an address names nothing: %s',
    async (path) => {
      await open(`/admin/reference/${path}`);
      await see('Entry not found');
    },
  );

  it('needs no sideways scrolling on a phone', async () => {
    await page.viewport(360, 740);
    for (const path of ['quantity_units', 'quantity_units/1']) {
      await open(`/admin/reference/${path}`);
      expect(document.documentElement.scrollWidth).toBe(360);
    }
  });
});
