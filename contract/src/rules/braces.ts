const braced = /\{([^{}]*)\}/g;

/** What a text names between braces, in its order. */
export const bracedIn = (text: string): string[] => [...text.matchAll(braced)].map((found) => found[1]!);

/** What is wrong with the braces of a text that may name these; undefined when nothing is. */
export function braceProblem(text: string, known: readonly string[]): string | undefined {
  if (/[{}]/.test(text.replaceAll(braced, ''))) return '有一个花括号没有成对';
  const unknown = bracedIn(text).find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `没有「{${unknown}}」，可以用的是 ${known.map((name) => `{${name}}`).join('')}`;
}

/** A text with what its braces stand for; what nothing stands for stays as it is. */
export const withoutBraces = (text: string, values: Readonly<Partial<Record<string, string>>>): string =>
  text.replaceAll(braced, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));
