import type { NodeConfig } from '@tiptap/core';
import { Node } from '@tiptap/core';

/** What both kinds of formula share; the text in one is for those who draw none, such as a search. */
const formula = (tag: 'span' | 'div') =>
  ({
    atom: true,
    addAttributes: () => ({
      latex: { default: '', parseHTML: (element: HTMLElement) => element.dataset.latex ?? '', rendered: false },
    }),
    parseHTML: () => [{ tag: `${tag}[data-latex]` }],
    renderHTML: ({ node }) => [tag, { 'data-latex': node.attrs.latex }, String(node.attrs.latex)],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement(tag);
        void draw(dom, String(node.attrs.latex));
        return { dom };
      },
  }) satisfies Partial<NodeConfig>;

/** KaTeX comes with the first formula. */
async function draw(dom: HTMLElement, latex: string): Promise<void> {
  dom.dataset.latex = latex;
  dom.textContent = latex;
  const { drawFormula } = await import('./drawFormula.ts');
  const { html } = drawFormula(latex, dom.tagName === 'DIV');
  if (html !== undefined) dom.innerHTML = html;
}

/** In a line: `$x^2$` in Markdown. What follows a sum of money is none. */
export const InlineFormula = Node.create({
  ...formula('span'),
  name: 'inlineFormula',
  group: 'inline',
  inline: true,
  markdownTokenizer: {
    name: 'inlineFormula',
    level: 'inline',
    start: (text) => text.indexOf('$'),
    tokenize: (text) => found('inlineFormula', /^\$(?![\s$])([^$\n]+?)(?<!\s)\$(?![\d$])/.exec(text)),
  },
  parseMarkdown: ({ latex }) => ({ type: 'inlineFormula', attrs: { latex } }),
  renderMarkdown: ({ attrs }) => `$${attrs?.latex}$`,
});

/** On a line of its own: between two lines of `$$`. */
export const BlockFormula = Node.create({
  ...formula('div'),
  name: 'blockFormula',
  group: 'block',
  markdownTokenizer: {
    name: 'blockFormula',
    level: 'block',
    start: (text) => text.indexOf('$$'),
    tokenize: (text) => found('blockFormula', /^\$\$([^$]+)\$\$/.exec(text)),
  },
  parseMarkdown: ({ latex }) => ({ type: 'blockFormula', attrs: { latex } }),
  renderMarkdown: ({ attrs }) => `$$\n${attrs?.latex}\n$$`,
});

const found = (type: string, match: RegExpExecArray | null) =>
  match ? { type, raw: match[0], latex: match[1]!.trim() } : undefined;
