/** Input to a prerendered page that has to wait for the app. */
interface EarlyInput {
  /** The button they pressed last, or the form they sent. */
  asked: HTMLElement | null;
  /** Stops listening. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Kept by the script in index.html from the first paint on. */
    cellaretEarly?: EarlyInput;
  }
}

const CONTROLS = 'a, button, input, form';

/** Sets a field's text as if it had been typed: by the browser's setter, which React does not watch. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isField = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement;

/** Puts the caret where it was; kinds of fields that do not tell have it at the end. */
function placeCaret({ selectionStart, selectionEnd }: HTMLInputElement, field: HTMLInputElement): void {
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** The same control, of two pages. */
const isLike = (one: Element) => (other: Element) =>
  other.tagName === one.tagName &&
  ['name', 'href'].every((name) => other.getAttribute(name) === one.getAttribute(name));

/** The app's element that matches `old` of the prerendered page; undefined if there is none. */
const counterpart = (
  old: Element,
  before: readonly Element[],
  now: readonly HTMLElement[],
): HTMLElement | undefined => now.filter(isLike(old))[before.filter(isLike(old)).indexOf(old)];

/**
 * Readies the change from a page that was drawn ahead, the content of `root`, to the app's own. The function
 * it returns is to be called in the same breath as the app's page takes its place: what was typed stands in
 * the app's fields then, the caret is where it was, and the button that was pressed, or the form that was
 * sent, is pressed or sent again.
 */
export function readyTakeover(root: HTMLElement): () => void {
  const early = window.cellaretEarly;
  const before = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    early?.stop();
    const now = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
    for (const old of before) {
      const field = counterpart(old, before, now);
      if (isField(old) && isField(field) && old.value !== '') typeInto(field, old.value);
    }
    // React writes what was typed into the fields once more when it has heard of it, which is before the next
    // key or touch comes.
    queueMicrotask(() => {
      const focus = focused && counterpart(focused, before, now);
      focus?.focus({ preventScroll: true });
      if (isField(focused) && isField(focus)) placeCaret(focused, focus);
      const asked = early?.asked && counterpart(early.asked, before, now);
      if (asked instanceof HTMLFormElement) asked.requestSubmit();
      else asked?.click();
    });
  };
}
