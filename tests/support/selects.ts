import type { Page } from 'playwright-core';

/**
 * Opens a select by its name, by keyboard: a press of the mouse that a busy machine makes long is taken by Material for
 * press, drag and release, which chooses what lies under the pointer.
 */
export const openSelect = (page: Page, name: string): Promise<void> =>
  page.getByRole('combobox', { name }).press('Enter');
