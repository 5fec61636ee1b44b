import { readdirSync, existsSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import reactRefresh from 'eslint-plugin-react-refresh';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Sub-folders of a folder; empty while the folder does not exist. */
const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** One zone: files below `target` must not import from `from`. */
const zone = (target, from, message) => ({
  target: `./${target}`,
  from: from.map((path) => `./${path}`),
  message,
});

/** What of the app is on pages that a function draws, too: colours, drawings and words, which need nothing of the app. */
const drawnByFunctions = [
  './src/ui/palette.ts',
  './src/ui/plain/page-base.ts',
  './src/ui/drink',
  './src/locales/reference-de.ts',
  './src/lib/i18n/reference-names.ts',
];

const webLayers = {
  app: ['app', 'features', 'data', 'ui', 'lib'],
  // The pages outside of the app.
  guest: ['data', 'ui', 'lib', 'locales'],
  features: ['data', 'ui', 'lib'],
  data: ['lib'],
  ui: ['lib'],
  lib: ['locales'],
  locales: [],
};
const functionsLayers = {
  http: ['endpoints', 'pages', 'services', 'store'],
  triggers: ['services', 'store'],
  endpoints: ['services', 'store'],
  services: ['store'],
  // What is drawn for everybody, from what it is given.
  pages: [],
  store: [],
};

/** Zones that let each folder of `root` import only the layers listed for it (and itself). */
const layerZones = (root, layers) =>
  Object.entries(layers).map(([layer, allowed]) =>
    zone(
      `${root}/${layer}`,
      folders(root)
        .filter((other) => other !== layer && other !== 'testing' && !allowed.includes(other))
        .map((other) => `${root}/${other}`),
      `${root}/${layer} may import only: ${allowed.join(', ') || 'nothing of its siblings'}`,
    ),
  );

const workspaces = ['web', 'functions', 'tests', 'scripts'];
const zones = [
  ...layerZones('web/src', webLayers),
  ...layerZones('functions/src', functionsLayers),
  ...folders('web/src/features').map((feature) =>
    zone(
      `web/src/features/${feature}`,
      folders('web/src/features')
        .filter((other) => other !== feature)
        .map((other) => `web/src/features/${other}`),
      'a feature never imports another feature',
    ),
  ),
  zone('packages/domain', workspaces, 'the domain imports no workspace'),
  zone('web', ['functions', 'tests', 'scripts'], 'web imports only the domain'),
  zone('functions', ['tests', 'scripts'], 'functions import only the domain'),
  {
    ...zone('functions', ['web'], 'functions import of web only what it draws with'),
    except: drawnByFunctions,
  },
].filter((entry) => entry.from.length > 0);

const onlyIn = (folder, packages) => ({
  patterns: packages.map((name) => ({
    regex: `^${name}(/|$)`,
    message: `only ${folder} imports ${name}`,
  })),
});

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/node_modules',
    '.cellaret',
    'coverage',
    '**/locales/compiled',
    'emulator-data/export',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are Oxlint's (.oxlintrc.json).
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['*/tsconfig.json', 'packages/*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '#*/**', group: 'internal' }],
          'newlines-between': 'ignore',
          alphabetize: { order: 'asc', orderImportKind: 'ignore', caseInsensitive: true },
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-refresh': reactRefresh },
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'react-refresh/only-export-components': [
        'error',
        { allowConstantExport: true, allowExportNames: ['loader', 'handle'] },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [
      'web/src/data/**',
      'web/src/ui/kit/dialog.tsx',
      'web/src/ui/form/leave-question.tsx',
      'web/src/ui/text-link.tsx',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...onlyIn('web/src/data', ['firebase', 'reactfire']),
          paths: [
            { name: '@mui/material/Dialog', message: 'ui/kit/dialog.tsx is closed by Back' },
            { name: '@mui/material/Link', message: 'ui/text-link.tsx leads by the router' },
          ],
        },
      ],
    },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/store/**'],
    rules: { 'no-restricted-imports': ['error', onlyIn('functions/src/store', ['firebase-admin'])] },
  },
  {
    files: ['scripts/**', 'tests/**', '*.{js,ts}', 'web/*.ts', 'web/vite/*.ts', 'functions/*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', 'import-x/no-default-export': 'off' },
  },
  {
    // A box that is filled in one go proves nothing about one that reacts while somebody types.
    files: ['tests/e2e/**', 'tests/accessibility/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='fill']",
          message:
            'people type: personAt(page).types of tests/support/person.ts, or pastes() where nothing reacts',
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  prettier,
);
