/** `title`, `chapters.2.title`, `chapters.2.periods.0.title`: where a value stands in the values of a form. */
export type PathOf<V> = V extends readonly (infer Row)[]
  ? `${number}` | BelowOf<`${number}`, Row>
  : { [K in keyof V & string]: K | BelowOf<K, V[K]> }[keyof V & string];

type BelowOf<K extends string, V> = NonNullable<V> extends object ? `${K}.${PathOf<NonNullable<V>>}` : never;

/** What stands there. */
export type ValueAt<V, P extends string> = P extends keyof V
  ? V[P]
  : P extends `${infer K}.${infer Rest}`
    ? V extends readonly (infer Row)[]
      ? ValueAt<Row, Rest>
      : K extends keyof V
        ? ValueAt<NonNullable<V[K]>, Rest>
        : unknown
    : V extends readonly (infer Row)[]
      ? Row
      : unknown;

/** The paths of lists. */
export type ListPathOf<V> = {
  [P in PathOf<V>]: unknown extends ValueAt<V, P>
    ? P
    : NonNullable<ValueAt<V, P>> extends readonly unknown[]
      ? P
      : never;
}[PathOf<V>];

export type RowOf<V, P extends string> = NonNullable<ValueAt<V, P>> extends readonly (infer Row)[] ? Row : unknown;

export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), values);

/** A copy with another value there; what is beside it keeps its identity. */
export function withValue<V>(values: V, path: string, value: unknown): V {
  const [first, rest] = cut(path);
  const below = valueAt(values, first);
  const next = rest === '' ? value : withValue(below ?? (/^\d/.test(rest) ? [] : {}), rest, value);
  if (Array.isArray(values)) return Object.assign([...values], { [first]: next }) as V;
  return { ...values, [first]: next };
}

function cut(path: string): [first: string, rest: string] {
  const at = path.indexOf('.');
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
}

export const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}.`);

/** The nearest of the known paths at or above this one. */
export function nearest(path: string, isKnown: (path: string) => boolean): string | undefined {
  if (isKnown(path)) return path;
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : nearest(path.slice(0, end), isKnown);
}
