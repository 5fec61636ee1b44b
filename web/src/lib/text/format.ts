import { currentLocale } from '../i18n/i18n.ts';

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

const numbers = new Map<string, Intl.NumberFormat>();

/** A number in the reader's language. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${currentLocale()} ${JSON.stringify(options)}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(currentLocale(), options);
  numbers.set(key, format);
  return format.format(value);
}

/** Names as a sentence lists them: with “and” before the last. */
export const formatList = (names: Iterable<string>): string =>
  new Intl.ListFormat(currentLocale()).format(names);

/** The language with the reader's region, if the browser names one: English dates differ by region. */
const regionalLocale = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === currentLocale()) ?? currentLocale();

/** A day in the reader's language, region and time zone; today if left out. */
export const formatDay = (moment = new Date()): string =>
  new Intl.DateTimeFormat(regionalLocale(), { dateStyle: 'medium' }).format(moment);

/** A time of day in the reader's language, region and time zone. */
export const formatTime = (moment: Date): string =>
  new Intl.DateTimeFormat(regionalLocale(), { timeStyle: 'short' }).format(moment);

/** A moment as date and time in the reader's language, region and time zone. */
export const formatMoment = (moment: Date): string =>
  new Intl.DateTimeFormat(regionalLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
