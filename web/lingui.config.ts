import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';

export default defineConfig({
  locales: ['en', 'de'],
  sourceLocale: 'en',
  rootDir: import.meta.dirname,
  format: formatter({ style: 'minimal' }),
  catalogs: [
    'common',
    'feed',
    'flavour',
    'form',
    'profile',
    'attachments',
    'ingredients',
    'recipes',
    'bar-cabinet',
    'menu',
    'search',
    'account',
    'forgot-password',
    'admin',
  ].map((area) => ({
    path: `<rootDir>/src/locales/{locale}/${area}`,
    include: ['<rootDir>/src'],
  })),
});
