import type { MouseEvent } from 'react';

/** A page that comes later than this after the touch is just there. */
const LATEST_MS = 1000;
const GROWING_MS = 280;

/** The place of the picture on the card that was touched last, in the window. */
let left: { rect: DOMRect; at: number } | null = null;

/** For the link of a card: keeps where the card's picture is, for the page that it opens. */
export function keepPicturePlace({ currentTarget: link }: MouseEvent<HTMLElement>): void {
  for (let around = link.parentElement; around !== null; around = around.parentElement) {
    const picture = around.querySelector('svg[data-drawing], img');
    if (picture === null) continue;
    left = { rect: picture.getBoundingClientRect(), at: performance.now() };
    return;
  }
}

/** For the picture that a page is about: it grows to its place from that of the card that was touched. */
export function growFromCard(picture: HTMLElement | null): void {
  if (picture === null || left === null) return;
  const { rect: from, at } = left;
  left = null;
  if (performance.now() - at > LATEST_MS || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // In the next picture, when the page has been scrolled to its beginning.
  requestAnimationFrame(() => {
    const to = picture.getBoundingClientRect();
    const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    picture.animate(
      { transform: [move, 'none'], transformOrigin: ['0 0', '0 0'] },
      { duration: GROWING_MS, easing: 'ease-out' },
    );
  });
}
