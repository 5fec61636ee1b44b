import { CURRENT_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import type { Migration } from './migration.ts';

/** The catalogue of browsers lay in sixteen documents; now it is a file, which the functions make by themselves. */
export const publishedCatalogue: Migration = {
  id: '0007-published-catalogue',
  summary: 'Documents of the former catalogue of browsers go.',
  collection: COLLECTIONS.catalogue,
  writes: ({ id }) => {
    const path = `${COLLECTIONS.catalogue}/${id}`;
    return Promise.resolve(path === CURRENT_CATALOGUE ? [] : [{ path, fields: null }]);
  },
};
