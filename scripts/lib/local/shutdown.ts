/** Ends something that was started; called in the order of the starts. */
type Ending = () => Promise<void> | void;

/**
 * Collects endings while things are started and runs them once, last first: on Ctrl-C, on a polite kill, when
 * the program that launched this one is gone, or when the caller asks. Signals that arrive meanwhile are
 * ignored, every ending has its own patience. Told to end, the program ends with `exitCode`: 0 where that is
 * how it always ends, else 130 as shells have it.
 */
export function onShutdown({ exitCode = 130 } = {}) {
  const endings: Ending[] = [];
  let running: Promise<void> | undefined;
  const end = async () => {
    for (const ending of endings.reverse()) {
      try {
        await ending();
      } catch (thrown) {
        console.error(thrown);
      }
    }
  };
  const shutdown = () => (running ??= end());
  const leave = () => {
    if (running) return;
    console.log('\nStopping …');
    void shutdown().then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  if (process.env.CELLARET_LAUNCHED && process.platform !== 'win32') {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && leave(), 1000).unref();
  }
  return {
    /** Adds an ending; it runs before those added earlier. */
    add: (ending: Ending) => void endings.push(ending),
    /** Runs all endings now; later calls wait for the same run. */
    now: shutdown,
    /** True if the endings are under way: failures of half-started things are then expected. */
    started: () => running !== undefined,
  };
}
