/**
 * Begins something once what it needs has loaded, unless it was ended before. Returns what ends it. Without
 * `failed`, a failure is nobody's: the browser reports it.
 */
export function onceLoaded<T>(
  loading: Promise<T>,
  begin: (loaded: T) => () => void,
  failed?: () => void,
): () => void {
  let ended = false;
  let stop = (): void => undefined;
  void loading
    .then((loaded) => {
      if (!ended) stop = begin(loaded);
    })
    .catch(failed);
  return () => {
    ended = true;
    stop();
  };
}
