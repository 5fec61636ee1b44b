/** Whether another page was opened and no heading has told the reader yet. */
let untold = false;

/**
 * What is to be told of every address the router shows, `first` being the one the visit begins at. Only another path is another page:
 * filters, tabs and what is typed into a search box change what follows it, and whoever changes those is in the middle of something.
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
