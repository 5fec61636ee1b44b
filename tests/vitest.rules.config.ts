import { configDefaults } from 'vitest/config';
import { part } from './support/vitest-part.ts';

export default part('rules', { exclude: [...configDefaults.exclude, '**/mutants.test.ts'] });
