import { ROOT_TOKENS, schemeTokens } from './design-tokens.ts';
import { DARK, LIGHT, type Scheme } from './palette.ts';

/** The palette as CSS variables with the names that the drawings use. */
const colours = ({
  page,
  surface,
  well,
  ink,
  inkSoft,
  line,
  edge,
  brass,
  bitters,
  stock,
  walnut,
}: Scheme): string =>
  Object.entries({
    page,
    surface,
    soft: inkSoft,
    line,
    edge,
    on: brass.on,
    tint: brass.tint,
    'on-tint': brass.onTint,
    bad: bitters.main,
    'bad-tint': bitters.tint,
    'on-bad': bitters.onTint,
    'good-tint': stock.tint,
    'on-good': stock.onTint,
    walnut: walnut.main,
    'walnut-raised': walnut.raised,
    cream: walnut.on,
    'cream-soft': walnut.onSoft,
    lamp: walnut.lamp,
    'c-palette-well': well,
    'c-palette-text-primary': ink,
    'c-palette-primary-main': brass.main,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Base style of pages outside the app: system fonts, nothing to fetch. */
export const PAGE_BASE = `
:root{color-scheme:light dark;${ROOT_TOKENS}${schemeTokens('light')}${colours(LIGHT)};font:100%/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
@media (prefers-color-scheme:dark){:root{${schemeTokens('dark')}${colours(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--c-palette-text-primary)}
h1,h2,h3{font-family:var(--display);font-weight:400;line-height:1.15;text-wrap:balance}
h2{font-size:var(--t-head)}
a{color:var(--c-palette-primary-main)}
.soft{color:var(--soft)}
ul{list-style:none;margin:0;padding:0}
:focus-visible{outline:3px solid var(--c-palette-primary-main);outline-offset:2px}
`;
