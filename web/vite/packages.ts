// What the build leaves out of packages, because nothing in the web app uses it.
import type { Plugin } from 'vite';

/**
 * ReactFire imports every Firebase product and none of the packages says that importing it has no effect, so all of them would
 * arrive with the first screen. Firestore, Storage and the rest are used by their exports only: what no screen imports is dropped.
 */
export const firebaseByUse = (): Plugin => ({
  name: 'firebase-by-use',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (
      !/^(@?firebase\/(database|remote-config|functions|storage|firestore|app-check)|rxfire\/.+|reactfire)$/.test(
        source,
      )
    )
      return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, moduleSideEffects: false };
  },
});

/**
 * ReactFire brings a table of the Realtime Database's events that is filled as it loads, and with it that whole product, which
 * nothing here uses. Inside a function without effect it goes with the rest. Fails the build where ReactFire looks otherwise.
 */
export const reactfireWithoutDatabase = (): Plugin => ({
  name: 'reactfire-without-database',
  apply: 'build',
  transform: {
    filter: { id: /\/reactfire\/dist\/index\.js$/ },
    handler(code) {
      const table = /(?<== )Object\.freeze\(\(\w+ = \{\}, .*?\)\)/;
      if (!table.test(code)) this.error('The table of database events was not found in ReactFire');
      return code.replace(table, (found) => `/* @__PURE__ */ (() => ${found})()`);
    },
  },
});

/**
 * Every schema of zod can describe itself as a JSON schema, which only the API's own description uses: a tenth of what members
 * download first. Fails the build where zod looks otherwise.
 */
export const zodWithoutJsonSchema = (): Plugin => ({
  name: 'zod-without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const less = code
        .replace(/^ *inst\._zod\.processJSONSchema = .+;$/gm, '')
        .replace(/jsonSchema: \{[^{}]+\},/, '')
        .replace(/return createToJSONSchemaMethod\(.+;/, 'throw new Error("Not in the web app");');
      if (/processJSONSchema|JSONSchemaMethod\(/.test(less))
        this.error('The descriptions of schemas were not found in zod');
      return less;
    },
  },
});

/**
 * Firebase Auth sets constants on every provider it knows, which keeps all of them in the bundle. Those of providers the product does not
 * offer are left out, and the providers with them.
 */
export const offeredProvidersOnly = (): Plugin => ({
  name: 'offered-providers-only',
  apply: 'build',
  transform: {
    filter: { id: /@firebase\/auth\/dist\/.+\.js$/ },
    handler: (code) =>
      code.replace(
        /^(Facebook|Github|Twitter|Phone)AuthProvider\.[A-Z_]+ = .+;$|^(Phone|Totp)MultiFactorGenerator\.FACTOR_ID = .+;$|^CookiePersistence\.type = .+;$/gm,
        '',
      ),
  },
});

/** React Router offers its development build to every bundler; what visitors download is the production one beside it. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(-dom)?(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
});
