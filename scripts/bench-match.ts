import { benchMatch } from '../tests/perf/bench-match.ts';

process.exitCode = benchMatch(process.argv.slice(2));
