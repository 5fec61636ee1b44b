import { benchSearch } from '../tests/perf/bench-search.ts';

process.exitCode = benchSearch(process.argv.slice(2));
