import { describe, expect, it } from 'vitest';
import { textOf } from '#test/pdfText.ts';
import { draw } from './drawing.ts';
import { formulaSetter } from './formula.ts';
import type { Piece } from './inline.ts';
import { linesOf, wordsOf } from './inline.ts';
import { blocksOf } from './pdfBlocks.ts';

const set = await formulaSetter();
const formula = (latex: string, tag = 'span') => {
  const text = latex.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<${tag} data-latex="${text}">${text}</${tag}>`;
};
const drawn = (html: string) => draw({ title: '卷', siteName: '知途', blocks: blocksOf(html), pictures: {} });
/** Each letter of a formula is one form in the file. */
const shapesIn = (bytes: Buffer): number => bytes.toString('latin1').split('/Subtype /Form').length - 1;

describe('formulas on paper', () => {
  it('are shapes, with their TeX to be searched for where they stand', async () => {
    const bytes = await drawn(`<p>已知 ${formula(String.raw`\frac{a}{b}<1`)}，求值</p>`);
    expect(shapesIn(bytes)).toBe(4); // a, b, <, 1; the bar is a rectangle
    expect((await textOf(bytes)).split('\n').filter((part) => part.trim() !== '')).toEqual([
      '卷',
      '已知',
      String.raw`\frac{a}{b}<1，求值`,
      '1 / 1',
    ]);
  });

  it('that cannot be read stand as the text they were', async () => {
    const bytes = await drawn(`<p>坏的 ${formula(String.raw`\frac{a`)} 与 ${formula(String.raw`2\times\foo`)}</p>`);
    expect(shapesIn(bytes)).toBe(0);
    expect(await textOf(bytes)).toContain(String.raw`坏的 \frac{a 与 2\times\foo`);
  });

  it('take Chinese words inside them from our own face', async () => {
    const bytes = await drawn(formula(String.raw`x=0\text{，当 }y>0\text{ 时}`, 'div'));
    const text = (await textOf(bytes)).replaceAll('\n', '');
    expect(text).toContain('当');
    expect(text).toContain('时');
    expect(shapesIn(bytes)).toBe(5);
  });

  it.each([
    String.raw`\begin{cases}x^2,&x>0\\0,&x\le 0\end{cases}`,
    String.raw`\left\{\begin{aligned}a&=1\\b&=2\\c&=3\\d&=4\end{aligned}\right.`,
    String.raw`\begin{array}{c|c:c}a&b&c\\\hline d&e&f\end{array}`,
    String.raw`\boxed{\sqrt[3]{\overline{AB}}}\cancel{5}\boldsymbol{v}`,
    String.raw`\overbrace{a+b+c+d+e+f+g}^{n}\widehat{ABC}\overrightarrow{AB}`,
  ])('%s is drawn', (latex) => {
    expect(set(latex, true)).toMatchObject({ latex, width: expect.any(Number) });
  });

  it.each([String.raw`\def\a{\a\a}\a`, String.raw`\newcommand{\a}{b}\a`, String.raw`x\tag{1}`, '{'.repeat(9), ''])(
    '%j is left to the plain text',
    (latex) => expect(set(latex, true)).toBeUndefined(),
  );
});

describe('lines', () => {
  const piece = (what: Piece['what'], width: number, above = 9): Piece => ({ what, width, above, below: 2 });
  const said = (pieces: readonly Piece[], widest: number) =>
    linesOf(pieces, widest).map((line) =>
      line.pieces.map(({ what }) => (typeof what === 'string' ? what : `$${what.latex}$`)).join(''),
    );
  const words = (text: string, widest = 100) =>
    wordsOf(text, (part) => part.length * 10, widest).map(({ what, width }) => piece(what, width));

  it('break between Chinese letters and between words, not before a comma nor behind a parenthesis', () => {
    expect(said(words('甲乙丙，丁'), 30)).toEqual(['甲乙', '丙，丁']);
    expect(said(words('甲乙（丙丁）'), 30)).toEqual(['甲乙', '（丙', '丁）']);
    expect(said(words('one two three'), 70)).toEqual(['one two', 'three']);
    expect(said(words('abcdefgh', 50), 50)).toEqual(['abcde', 'fgh']);
  });

  it('keep a comma with the formula before it, and are as high as what stands in them', () => {
    const high = piece(set(String.raw`\frac{a}{b}`, true)!, 20, 15);
    const all = [...words('甲乙'), high, ...words('，丙')];
    expect(said(all, 40)).toEqual(['甲乙', String.raw`$\frac{a}{b}$，丙`]);
    expect(linesOf(all, 40).map(({ above }) => above)).toEqual([9, 15]);
  });
});
