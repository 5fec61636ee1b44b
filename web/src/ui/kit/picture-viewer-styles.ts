import viewer from 'photoswipe/style.css?inline';
import caption from './picture-viewer.css?inline';

// The build writes every other style into the pages themselves; these are for the few who open a picture, and
// come with it.
const styles = new CSSStyleSheet();
styles.replaceSync(viewer + caption);
document.adoptedStyleSheets.push(styles);
