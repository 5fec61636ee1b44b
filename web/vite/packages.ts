// Parts of packages that the web app never uses; the build leaves them out.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Other files in the place of what packages import. */
export const alias = [
  { find: 'firebase/database', replacement: join(import.meta.dirname, 'no-database.ts') },
  // React Router offers its development build to every bundler; what visitors download is the production one
  // beside it.
  { find: /^react-router$/, replacement: join(router, 'dist', 'production', 'index.mjs') },
  { find: 'react-router/dom', replacement: join(router, 'dist', 'production', 'dom-export.mjs') },
];

/**
 * ReactFire imports every Firebase product, and none of them says that importing it has no effect: what no
 * screen imports is dropped.
 */
export const isUsedByItself = (id: string): boolean =>
  !/\/node_modules\/(reactfire|rxfire|@?firebase\/(remote-config|functions|storage|firestore|app-check))\//.test(
    id,
  );
