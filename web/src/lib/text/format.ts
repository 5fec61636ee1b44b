import { currentLocale } from '../i18n/i18n.ts';

const numbers = new Map<string, Intl.NumberFormat>();

/** A number in the reader's language. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${currentLocale()} ${JSON.stringify(options)}`;
  const format = numbers.get(key) ?? new Intl.NumberFormat(currentLocale(), options);
  numbers.set(key, format);
  return format.format(value);
}

/**
 * The language with the reader's region where the browser names one: dates differ between those who read
 * English.
 */
const regionalLocale = (): string =>
  navigator.languages.find((tag) => tag.split('-')[0] === currentLocale()) ?? currentLocale();

/** A day in the reader's language, region and time zone; today if left out. */
export const formatDay = (moment = new Date()): string =>
  new Intl.DateTimeFormat(regionalLocale(), { dateStyle: 'medium' }).format(moment);

/** A moment as date and time in the reader's language, region and time zone. */
export const formatMoment = (moment: Date): string =>
  new Intl.DateTimeFormat(regionalLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
