import katex, { ParseError } from 'katex';
import { formulaOptions } from '#contract/rules/richText.ts';

interface Drawn {
  /** MathML; nothing when the formula is wrong. */
  html?: string;
  /** What is wrong with it, as a sentence. */
  error?: string;
}

/** A formula as the server will draw it; KaTeX makes the markup of what it understood, nothing typed enters it. */
export function drawFormula(latex: string, isBlock: boolean): Drawn {
  try {
    const html = katex.renderToString(latex, { ...formulaOptions, displayMode: isBlock });
    return { html: html.replaceAll(/ style="[^"]*"/g, '') };
  } catch (error) {
    const at = error instanceof ParseError ? error.position : undefined;
    return { error: at === undefined ? '公式不完整' : `公式从第 ${at + 1} 个字符起读不懂` };
  }
}
