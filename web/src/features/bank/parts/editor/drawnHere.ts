import { drawFormula } from '../../../../kit/richText/drawFormula.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A value with the formulas in its HTML drawn by the browser, as the server will draw them. */
export function drawnHere<T>(value: T): T {
  if (typeof value === 'string') return (value.includes(' data-latex="') ? withFormulas(value) : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => drawnHere(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, drawnHere<unknown>(below)])) as T;
}

const withFormulas = (html: string): string =>
  html.replaceAll(/<(span|div) data-latex="([^"]*)">[^<]*<\/\1>/g, (whole, tag: string, latex: string) => {
    const text = latex.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
    const { html: drawn } = drawFormula(text, tag === 'div');
    return drawn === undefined ? whole : `<${tag} data-latex="${latex}">${drawn}</${tag}>`;
  });
