/** One watched span `[from, to)` in whole seconds (or pages). */
export type Span = readonly [from: number, to: number];

/** Sorted, without overlaps, touching spans joined, empty ones dropped: the form every function here returns. */
export function normalised(spans: readonly Span[]): Span[] {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** How many seconds (or pages) the spans hold together. */
export const lengthOf = (spans: readonly Span[]): number =>
  normalised(spans).reduce((sum, [from, to]) => sum + to - from, 0);

export const union = (a: readonly Span[], b: readonly Span[]): Span[] => normalised([...a, ...b]);

/** What of `a` is not in `b`. */
export function minus(a: readonly Span[], b: readonly Span[]): Span[] {
  const holes = normalised(b);
  return normalised(a).flatMap(([from, to]) => {
    const rest: Span[] = [];
    let at = from;
    for (const [start, end] of holes) {
      if (end <= at || start >= to) continue;
      if (start > at) rest.push([at, start]);
      at = end;
    }
    if (at < to) rest.push([at, to]);
    return rest;
  });
}

/** What lies within 0 and `length`; fractions are cut to the whole seconds they contain. */
export const clipped = (spans: readonly Span[], length: number): Span[] =>
  normalised(spans.map(([from, to]) => [Math.max(0, Math.ceil(from)), Math.min(length, Math.floor(to))]));

/** The first `count` seconds of the spans, and the rest. */
export function split(spans: readonly Span[], count: number): [first: Span[], rest: Span[]] {
  const first: Span[] = [];
  const rest: Span[] = [];
  let left = Math.max(0, count);
  for (const [from, to] of normalised(spans)) {
    const cut = Math.min(to, from + left);
    if (cut > from) first.push([from, cut]);
    if (cut < to) rest.push([cut, to]);
    left -= cut - from;
  }
  return [first, rest];
}

/** The multirange of PostgreSQL as spans: `{[0,12),[30,45)}`. */
export const parseSpans = (text: string): Span[] =>
  [...text.matchAll(/\[(-?\d+),(-?\d+)\)/g)].map((match) => [Number(match[1]), Number(match[2])]);

/** Spans as PostgreSQL writes a multirange. */
export const formatSpans = (spans: readonly Span[]): string =>
  `{${normalised(spans)
    .map(([from, to]) => `[${from},${to})`)
    .join(',')}}`;
