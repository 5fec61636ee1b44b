import print from './print.css?inline';

/**
 * Lets paper have a look of its own while a screen with Material stands; returns what ends it. The build
 * writes every other style into the pages themselves, where these would be carried by visitors who print
 * nothing.
 */
export function adoptPrintStyles(): () => void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(print);
  document.adoptedStyleSheets.push(styles);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
}
