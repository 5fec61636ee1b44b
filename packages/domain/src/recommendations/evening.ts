/** The evening's day: what is drunk after midnight belongs to the day before, until six. As a number that grows by one. */
export function eveningOf(now: Date): number {
  const evening = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() - 6);
  return Math.floor(Date.UTC(evening.getFullYear(), evening.getMonth(), evening.getDate()) / 86_400_000);
}

/** When the evening of a moment began: at six in the morning, by the clock of this place. */
export const beginningOfEvening = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - (now.getHours() < 6 ? 1 : 0), 6);

/** A number of 0 … 1 that looks drawn by lot, the same for the same two. Multiplies and shifts as MurmurHash3 ends. */
export function lot(id: number, evening: number): number {
  let mixed = (id ^ Math.imul(evening, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
