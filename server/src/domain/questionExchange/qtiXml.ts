import katex from 'katex';
import { formulaOptions } from '#contract/rules/richText.ts';
import { decode } from '../../kit/html.ts';
import { escaped, storable } from './cells.ts';

/** Where the pictures and recordings of the texts lie in the package, by their addresses here. */
export type PictureNames = ReadonlyMap<string, string>;

/** Our HTML as items hold it: well-formed, its pictures from the package, its formulas as MathML with the TeX beside. */
export function xhtml(html: string, pictures: PictureNames): string {
  return storable(html)
    .replaceAll(/ loading="lazy"/g, '')
    .replaceAll(/<(img|br|hr)\b([^>]*?)\s*\/?>/g, '<$1$2/>')
    .replaceAll(/<img[^>]*? src="([^"]*)"[^>]*>/g, (whole, src: string) => {
      const name = pictures.get(src);
      return name === undefined
        ? ''
        : whole.replace(` src="${src}"`, ` src="../${name}"`).replace(/<img(?![^>]* alt=)/, '<img alt=""');
    })
    .replaceAll(/<audio[^>]*? src="([^"]*)"[^>]*><\/audio>/g, (_, src: string) => {
      const name = pictures.get(src);
      return name === undefined ? '' : `<audio src="../${name}" controls="controls"></audio>`;
    })
    .replaceAll(/<(span|div) data-latex="([^"]*)">[^<]*<\/\1>/g, (_, tag: string, latex: string) =>
      mathOf(decode(latex), tag === 'div'),
    );
}

function mathOf(latex: string, displayMode: boolean): string {
  try {
    const drawn = katex.renderToString(latex, { ...formulaOptions, displayMode });
    const math = /<math[\s\S]*<\/math>/.exec(drawn)?.[0];
    if (math) return displayMode ? `<div>${math}</div>` : math;
  } catch {
    // what KaTeX cannot read stays as it was typed
  }
  return `<span>${escaped(`\\(${latex}\\)`)}</span>`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of an item; texts inside are XML already. */
export function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(storable(String(value)))}"`)
    .join('');
  return inside.length === 0 ? `<${name}${said}/>` : `<${name}${said}>${inside.join('')}</${name}>`;
}

export const textXml = (text: string): string => escaped(storable(text));
