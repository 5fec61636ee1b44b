/**
 * True if the tests run on the local engine (the default), false on Google's emulator, which is closer to
 * production.
 *
 * Rows with a verdict of their own `locally` rest on two measured differences of the local engine:
 * - `join` writes the floating point number 1.0 as `1`, production as `1.0`. No SDK sends such a number for
 *   an integer; the domain reads both alike.
 * - `size()` of a text counts code points, production UTF-16 code units, as JavaScript does.
 */
export const onLocalEngine = process.env.CELLARET_OFFICIAL !== '1';
