/** The number of an evening, which increments daily; it ends at six in the morning, local time. */
export function eveningOf(now: Date): number {
  const evening = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() - 6);
  return Math.floor(Date.UTC(evening.getFullYear(), evening.getMonth(), evening.getDate()) / 86_400_000);
}

/** The start of an evening: six in the morning, local time. */
export const beginningOfEvening = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - (now.getHours() < 6 ? 1 : 0), 6);

/** A pseudo-random number in [0, 1) for an id and an evening, with the finaliser of MurmurHash3. */
export function lot(id: number, evening: number): number {
  let mixed = (id ^ Math.imul(evening, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
