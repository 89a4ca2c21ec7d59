import { LRUCache } from 'lru-cache';
import { formulaOptions } from '#contract/rules/richText.ts';
import { cleanHtml, decode } from './html.ts';

const kept = new LRUCache<string, string>({
  maxSize: 10_000_000,
  sizeCalculation: (shown, clean) => shown.length + clean.length + 1,
});

/**
 * Rich text as readers see it: cleaned, its formulas drawn and its code coloured, so that a page that shows it needs no
 * code for either. Nothing of what was written becomes markup by being drawn.
 */
export async function shownHtml(raw: string): Promise<string> {
  const clean = cleanHtml(raw);
  if (!clean.includes(FORMULA) && !clean.includes(PRE)) return clean;
  const known = kept.get(clean);
  if (known !== undefined) return known;
  const coloured = await withCode(await withFormulas(clean));
  const shown = coloured.replaceAll(PRE, '<pre tabindex="0">'); // long lines scroll, also for who has no mouse
  kept.set(clean, shown);
  return shown;
}

const FORMULA = ' data-latex="';
const PRE = '<pre>';
const CODE = '<code class="language-';

/** Both libraries are fetched for the first text that needs them. */
async function withFormulas(html: string): Promise<string> {
  if (!html.includes(FORMULA)) return html;
  const { default: katex } = await import('katex');
  return html.replaceAll(
    /<(span|div) data-latex="([^"]*)">[^<]*<\/\1>/g,
    (whole, tag: 'span' | 'div', latex: string) => {
      try {
        const drawn = katex.renderToString(decode(latex), { ...formulaOptions, displayMode: tag === 'div' });
        return `<${tag} data-latex="${latex}">${drawn.replaceAll(/ style="[^"]*"/g, '')}</${tag}>`;
      } catch {
        return whole;
      }
    },
  );
}

async function withCode(html: string): Promise<string> {
  if (!html.includes(CODE)) return html;
  const { default: hljs } = await import('highlight.js/lib/common');
  return html.replaceAll(
    /<pre><code class="language-(\w+)">([^<]*)<\/code><\/pre>/g,
    (whole, language: string, code: string) =>
      hljs.getLanguage(language)
        ? `<pre><code class="language-${language}">${hljs.highlight(decode(code), { language }).value}</code></pre>`
        : whole,
  );
}
