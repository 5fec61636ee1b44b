import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import type { DrinkLook } from '@cellaret/domain/drawings/look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { LIGHT } from '@cellaret/drawings/palette.ts';
import { renderToStaticMarkup } from 'react-dom/server';

/** Share of the drink's colour in its foam and in the wall behind it, from 0 to 1. */
const FOAM = 0.14;
const GLOW = 0.16;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two six-digit hex colours; `share` from 0 to 1. */
function mixed(colour: string, share: number, base: string): string {
  const under = channels(base);
  const sum = channels(colour).map((value, index) =>
    Math.round(value * share + (under[index] ?? 0) * (1 - share)),
  );
  return `#${sum.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Replaces `color-mix` and CSS variables, which SVG renderers outside browsers do not support. */
const plain = (markup: string): string =>
  markup
    .replace(/color-mix\(in oklab, (#\w{6}) 14%, (#\w{6})\)/g, (_, colour: string, base: string) =>
      mixed(colour, FOAM, base),
    )
    .replace(/var\(--[\w-]+, (#\w{6})\)/g, '$1');

/** An SVG of a drink in front of a tinted wall, in the size of link previews. */
export function previewDrawing(look: DrinkLook): string {
  const { width, height } = FUNCTION_LIMITS.preview;
  const wall = mixed(look.liquid.colour, GLOW, LIGHT.well);
  const shelf = height * 0.86;
  const glass = plain(renderToStaticMarkup(<DrinkPicture look={look} size={height * 0.84} niche={false} />));
  const left = (width - height * 0.84) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${LIGHT.page}"/>
<path d="M${width / 2 - 330} ${shelf}V360a330 330 0 0 1 660 0V${shelf}Z" fill="${wall}"/>
<rect x="${width / 2 - 380}" y="${shelf}" width="760" height="14" rx="4" fill="${mixed(LIGHT.brass.main, 0.55, LIGHT.well)}"/>
<g transform="translate(${left} ${shelf - height * 0.84 * 0.94})">${glass}</g>
</svg>`;
}
