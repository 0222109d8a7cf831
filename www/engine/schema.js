// Readers of values from storage, from files and of other tabs: each checks the form of an untrusted value.

/**
 * Returns a value of its form, and undefined for any other.
 * @template T
 * @typedef {(value: unknown) => T | undefined} Reader
 */
/**
 * The result of a reader.
 * @template R
 * @typedef {R extends (value: unknown) => infer T ? Exclude<T, undefined> : never} ReadBy
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a record whose version, `v`, is later than `version`. @param {number} version */
export const isNewerThan = (version) => (/** @type {unknown} */ value) =>
  isRecord(value) && typeof value.v === 'number' && value.v > version;

/** @type {Reader<Record<string, unknown>>} */
export const anyRecord = (value) => (isRecord(value) ? value : undefined);

/** @param {{ most?: number, pattern?: RegExp }} [form] `most`: length in characters @returns {Reader<string>} */
export const text =
  ({ most = Infinity, pattern = /^/ } = {}) =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value) ? value : undefined;

/** @param {number} least @param {number} [most] @returns {Reader<number>} */
export const integer =
  (least, most = Number.MAX_SAFE_INTEGER) =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

/** Any integer as the nearest one from 0 to `most`. @param {number} most @returns {Reader<number>} */
export const clamped = (most) => (value) =>
  Number.isInteger(value) ? Math.min(most, Math.max(0, Number(value))) : undefined;

/** @template {string | number | boolean} T @param {...T} values @returns {Reader<T>} */
export const choiceOf =
  (...values) =>
  (value) =>
    values.find((candidate) => candidate === value);

/**
 * Reads a value, or a default if it is missing or malformed.
 * @template T
 * @template const F
 * @param {Reader<T>} reader @param {F} fallback @returns {(value: unknown) => T | F}
 */
export const orElse = (reader, fallback) => (value) => reader(value) ?? fallback;

/** A finite number; 0 for anything else. */
export const numberOrZero = orElse((value) => (Number.isFinite(value) ? Number(value) : undefined), 0);

/** True for `true` alone. @param {unknown} value */
export const flag = (value) => value === true;

/** The readable items of a list. @template T @param {Reader<T>} reader @param {number} [most] items that are read @returns {Reader<T[]>} */
export const listOf =
  (reader, most = Infinity) =>
  (value) =>
    Array.isArray(value)
      ? value
          .slice(0, most)
          .map((item) => reader(item))
          .filter((item) => item !== undefined)
      : undefined;

/** A list of which each item is readable. @template T @param {Reader<T>} reader @param {number} most items @returns {Reader<T[]>} */
export const wholeListOf = (reader, most) => (value) => {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items = listOf(reader)(value);
  return items?.length === value.length ? items : undefined;
};

/** The readable values of a record, by key. @template T @param {Reader<T>} reader @param {(key: string) => boolean} [isKey] @returns {Reader<Record<string, T>>} */
export const recordOf =
  (reader, isKey = () => true) =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, item]) => {
            const read = isKey(key) ? reader(item) : undefined;
            return read === undefined ? [] : [[key, read]];
          }),
        )
      : undefined;

/**
 * A record with these fields, each of which is readable.
 * @template {Record<string, Reader<any>>} Fields
 * @param {Fields} fields
 * @returns {Reader<{ [Name in keyof Fields]: ReadBy<Fields[Name]> }>}
 */
export const fieldsOf = (fields) => (value) => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(fields).map(([name, reader]) => [name, reader(value[name])]);
  return entries.some(([, read]) => read === undefined) ? undefined : Object.fromEntries(entries);
};
