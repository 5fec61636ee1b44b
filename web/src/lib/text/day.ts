/** A day as date fields write it, where the reader is; today if left out. */
export function dayOf(moment = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The present time of day on a day as date fields write it; null for what is no day, or one to come. */
export function momentOn(day: string, now = new Date()): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const moment = new Date(now);
  moment.setFullYear(Number(year), Number(month) - 1, Number(date));
  return dayOf(moment) === day && moment <= now ? moment : null;
}
