const WIDTH = 30;

/**
 * A progress bar for `total` steps: redrawn in place on a terminal, a line every tenth of the way elsewhere.
 * Returns the function to call with the number of steps done.
 */
export function progressBar(name: string, total: number): (done: number) => void {
  let told = -1;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    const step = Math.floor(share * (process.stdout.isTTY ? 100 : 10));
    if (step === told) return;
    told = step;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const line = `  ${name} ${bar} ${done}/${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done >= total ? '\n' : ''}`);
    else console.log(line);
  };
}
