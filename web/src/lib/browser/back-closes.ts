import { useEffect, useLayoutEffect, useRef } from 'react';

/** Layers over the page, the lowest first; Back closes the last one. */
const layers: { close: () => void }[] = [];

/** Milliseconds for a closing layer to unmount, and for a page that was left to get its own entry. */
const SETTLED_MS = 50;

let isListening = false;
let isGoingBack = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** How many layers the present entry of the history stands for. */
const layersInHistory = (): number => (history.state as { layers?: number } | null)?.layers ?? 0;

/**
 * Gives each layer an entry that has none. It keeps what the router wrote into the one below it: to the
 * router it is the same page.
 */
function giveEntries(): void {
  for (let depth = layersInHistory() + 1; depth <= layers.length; depth += 1)
    history.pushState({ ...(history.state as object), layers: depth }, '');
}

/** Lets the history have one entry for each layer. */
function reconcile(): void {
  if (isGoingBack) return;
  giveEntries();
  const surplus = layersInHistory() - layers.length;
  if (surplus > 0) {
    isGoingBack = true;
    history.go(-surplus);
  }
}

function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile, SETTLED_MS);
}

function onPopState(): void {
  if (isGoingBack) {
    isGoingBack = false;
    // A layer may have opened meanwhile: the next Back means it, not the page.
    giveEntries();
  } else for (const layer of layers.slice(layersInHistory()).reverse()) layer.close();
  // A layer that refuses to close gets its entry again; one that closed in the meantime loses it.
  reconcileSoon();
}

/**
 * Puts a layer over the page (a dialog, a sheet, a viewer): Back then calls `close` instead of leaving the
 * page. Returns a function to call when the layer is gone, for any reason.
 */
export function layerOpened(close: () => void): () => void {
  if (!isListening) addEventListener('popstate', onPopState);
  isListening = true;
  const layer = { close };
  layers.push(layer);
  // At once: a Back in the next moment means the layer that has just opened.
  if (!isGoingBack) giveEntries();
  reconcileSoon();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    reconcileSoon();
  };
}

/** True while the entries of closed layers are being removed. That step back would undo a navigation. */
export const isRemovingEntries = (): boolean => isGoingBack;

/** Resolves once they are removed. */
export async function entriesRemoved(): Promise<void> {
  while (isGoingBack) await new Promise((next) => setTimeout(next, 10));
}

/**
 * Resolves once the topmost layer, which is closing, and its entry in the history are gone, so that a
 * navigation that replaces the entry replaces the page's and not the layer's.
 */
export async function topLayerGone(): Promise<void> {
  const others = layers.length - 1;
  while (isGoingBack || layers.length > others || layersInHistory() > others)
    await new Promise((next) => setTimeout(next, 10));
}

/** The same for a component; see `layerOpened`. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? layerOpened(() => latest.current()) : undefined), [open]);
}
