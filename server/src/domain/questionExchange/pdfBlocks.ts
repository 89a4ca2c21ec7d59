import { decode } from '../../kit/html.ts';
import { ups } from './plainFormula.ts';

/** A part of a line: words or a formula. */
export type Run = string | { latex: string };

/** What a page shows, one below the other. */
export type Block =
  | { kind: 'text'; runs: readonly Run[]; isBold?: true; indent?: number; isSoft?: true }
  | { kind: 'formula'; latex: string; indent?: number; isSoft?: true }
  | { kind: 'picture'; url: string }
  | { kind: 'gap'; height: number };

/** Rich text as lines, formulas and pictures. Tables are lines of cells; the faces of letters are lost. */
export function blocksOf(html: string, indent = 0): Block[] {
  const found: string[] = [];
  const marked = html
    .replaceAll(/<(span|div) data-latex="([^"]*)">[^<]*<\/\1>/g, (_, tag: string, latex: string) => {
      const mark = `\0${found.push(decode(latex)) - 1}\0`;
      return tag === 'div' ? `\n<formula ${mark}>` : mark;
    })
    .replaceAll(/<sup>([^<]*)<\/sup>/g, (_, inside: string) => raised(inside))
    .replaceAll(/<sub>([^<]*)<\/sub>/g, (_, inside: string) => lowered(inside))
    .replaceAll(/<audio[^>]*><\/audio>/g, '<p>（录音，在网页上播放）</p>')
    .replaceAll(/<li[^>]*>/g, '<p>· ')
    .replaceAll(/<\/t[dh]>\s*<t[dh][^>]*>/g, '　|　')
    .replaceAll(/<\/(?:p|li|tr|pre|div)>|<br[^>]*>/g, '\n');
  return marked.split(/(<(?:img|formula)[^>]*>)/).flatMap((part): Block[] => {
    const url = /^<img[^>]*? src="([^"]*)"/.exec(part)?.[1];
    if (url !== undefined) return [{ kind: 'picture', url }];
    const at = /^<formula \0(\d+)\0>/.exec(part)?.[1];
    if (at !== undefined) return [{ kind: 'formula', latex: found[Number(at)]!, indent }];
    const lines = decode(part.replaceAll(/<[^>]*>/g, '')).split('\n');
    return lines
      .map((line) => line.trimEnd())
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'text', runs: runsIn(line, found), indent }));
  });
}

const runsIn = (line: string, found: readonly string[]): Run[] =>
  line
    .split('\0')
    .map((part, index) => (index % 2 === 0 ? part : { latex: found[Number(part)]! }))
    .filter((run) => run !== '');

const raised = (text: string): string =>
  /^[123]$/.test(text) ? ups[text]! : `^${text.length > 1 ? `(${text})` : text}`;
const lowered = (text: string): string => `_${text.length > 1 ? `(${text})` : text}`;
