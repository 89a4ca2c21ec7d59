import { isBlankHtml } from '#contract/rules/richText.ts';
import { cleanHtml, decode } from '../../kit/html.ts';

/**
 * Texts of a question as people type them: lines are paragraphs, `\(x^2\)` and `$$x^2$$` are formulas. What looks like
 * whole paragraphs of HTML is HTML, so that a file that was exported comes back with its tables and pictures. A picture
 * of the file itself (`pictureAddress`) is one in either.
 */
export function htmlOf(text: string): string {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').trim();
  if (trimmed === '') return '';
  if (looksHtml(trimmed)) {
    const clean = cleanHtml(trimmed);
    if (!isBlankHtml(clean)) return clean;
  }
  return cleanHtml(
    trimmed
      .split(/\n+/)
      .map((line) => paragraph(line.trim()))
      .join(''),
  );
}

/** The same as a text of a cell: plain where that says everything, HTML where it does not. */
export function textOf(html: string): string {
  const whole = asBlocks(html);
  const plain = plainOf(whole);
  if (plain !== undefined && htmlOf(plain) === whole) return plain;
  return whole;
}

/** Text alone belongs into a paragraph. */
export const asBlocks = (html: string): string => {
  const trimmed = html.trim();
  return trimmed === '' || blockFirst.test(trimmed) ? trimmed : `<p>${trimmed}</p>`;
};

const blockFirst = /^<(?:p|div|ul|ol|table|pre|audio)\b/;
const looksHtml = (text: string): boolean =>
  /^<(p|div|ul|ol|table|pre|audio)\b[^>]*>[\s\S]*<\/(p|div|ul|ol|table|pre|audio)>$/.test(text);

function paragraph(line: string): string {
  const block = /^\$\$([^$]+)\$\$$/.exec(line);
  if (block) return formula('div', block[1]!);
  const parts = line.split(/(\\\([\s\S]+?\\\)|\$\$[^$]+\$\$|<img src="\/picture-of-import\/\d+"[^<>]*>)/);
  const shown = (part: string) => (part.startsWith('<img') ? part : formula('span', part.slice(2, -2)));
  return `<p>${parts.map((part, index) => (index % 2 ? shown(part) : escaped(part))).join('')}</p>`;
}

function formula(tag: 'span' | 'div', latex: string): string {
  const text = escaped(latex.trim());
  return `<${tag} data-latex="${text}">${text}</${tag}>`;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Undefined when there is more than lines and formulas. */
function plainOf(html: string): string | undefined {
  const lines = html
    .replaceAll(/<span data-latex="([^"]*)">[^<]*<\/span>/g, '\\($1\\)')
    .replaceAll(/<div data-latex="([^"]*)">[^<]*<\/div>/g, '<p>$$$$$1$$$$</p>')
    .replaceAll(/<\/p>\s*<p>/g, '\n')
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
  return /[<>]/.test(lines) ? undefined : decode(lines);
}

/** Full-width letters, digits and signs as the half-width ones. */
export const folded = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0xfee0))
    .replaceAll('\u3000', ' ');

/** Texts that the database can keep. */
export const storable = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, '');
