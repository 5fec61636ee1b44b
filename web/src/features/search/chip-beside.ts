/** The first control of the next chip, else of the one before: it takes the focus when this one goes. */
export function chipBeside(chip: Element | null | undefined): HTMLElement | null {
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('a, button') ?? null;
}
