/** A field the validator refused, or what stands for a list of them. */
const REFUSED = '[aria-invalid="true"], [data-refused]';

/**
 * Gives the first refused field of a form the focus and brings it into the middle of the screen, clear of the
 * summary above.
 */
export function showFirstRefused(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(REFUSED);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
