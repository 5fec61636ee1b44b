const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints its name with the time it took. Where the step takes more than two seconds it says
 * so meanwhile: as a running clock on a terminal, as a line every ten seconds elsewhere.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  outcome?: (result: Result) => string,
): Promise<Result> {
  const started = Date.now();
  const live = process.stdout.isTTY;
  let announced = false;
  const tell = () => {
    if (live) process.stdout.write(`\r  … ${name} (${seconds(started)})`);
    else if (!announced) console.log(`  … ${name}`);
    else console.log(`  … ${name} (${seconds(started)} so far)`);
    announced = true;
  };
  let clock: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    tell();
    clock = setInterval(tell, live ? 500 : 10_000);
  }, 1500);
  const finish = (symbol: string, note = '') => {
    clearTimeout(first);
    clearInterval(clock);
    if (live && announced) process.stdout.write('\r\u001b[K');
    console.log(`  ${symbol} ${name}${note ? ` (${note})` : ''}: ${seconds(started)}`);
  };
  try {
    const result = await work();
    finish('✓', outcome?.(result));
    return result;
  } catch (thrown) {
    finish('✗');
    throw thrown;
  }
}

const WIDTH = 30;

/**
 * A progress bar for writing `total` documents: redrawn in place on a terminal, a line every tenth of the way
 * elsewhere.
 * Returns the function to call with the number of documents written.
 */
export function progressBar(total: number): (done: number) => void {
  let told = -1;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    const step = Math.floor(share * (process.stdout.isTTY ? 100 : 10));
    if (step === told) return;
    told = step;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const line = `  Writing ${bar} ${done}/${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done >= total ? '\n' : ''}`);
    else console.log(line);
  };
}
