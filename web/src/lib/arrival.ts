/** True if another page was opened and no heading has announced it yet. */
let untold = false;

/**
 * Announces each address that the router shows; `first` is the one the visit starts at. Only another path is
 * another page: filters, tabs and search boxes change a part of it, and their user is in the middle of
 * something.
 */
export function arrivals(first: string): (pathname: string) => void {
  let shown = first;
  return (pathname) => {
    untold ||= pathname !== shown;
    shown = pathname;
  };
}

/** True once for each page that is opened after the first: the heading that asks takes the reader there. */
export function takeArrival(): boolean {
  const arrived = untold;
  untold = false;
  return arrived;
}
