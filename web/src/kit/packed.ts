/** A value as one text. */
export interface Packed<T> {
  readonly text: string;
  /** Only for the type. */
  readonly of?: T;
}

const values = new WeakMap<Packed<unknown>, unknown>();

/**
 * The data of a page as one text, for pages of many cards: React Router writes what a loader returns value by value,
 * which takes ten times as long. Only what JSON knows.
 */
export function pack<T>(value: T): Packed<T> {
  const packed = { text: JSON.stringify(value) };
  values.set(packed, value);
  return packed;
}

/** What was packed; the browser reads it, the server still has it. */
export const unpack = <T>(packed: Packed<T>): T => (values.get(packed) ?? JSON.parse(packed.text)) as T;
