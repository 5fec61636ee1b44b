import { part } from './support/vitest-part.ts';

export default part('api');
