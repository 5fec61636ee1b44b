import type { Page } from 'playwright-core';

/** The dialog of a new ingredient, over whatever asked for it. */
export const newIngredientDialog = (page: Page) => page.getByRole('dialog', { name: 'New ingredient' });
