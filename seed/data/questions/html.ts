const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const formula = (latex: string) => {
  const safe = escaped(latex);
  return `<span data-latex="${safe.replaceAll('"', '&quot;')}">${safe}</span>`;
};

/** Plain text with `code` and $formulas$ in it, as the editor would have written it. */
export const inline = (text: string): string =>
  text
    .split(/(`[^`]+`|\$[^$]+\$)/)
    .map((part) => {
      if (part.startsWith('`')) return `<code>${escaped(part.slice(1, -1))}</code>`;
      return part.startsWith('$') ? formula(part.slice(1, -1)) : escaped(part);
    })
    .join('');

/** A part that is no paragraph: it is taken as it is. */
export interface Block {
  html: string;
}

export type Text = string | readonly (string | Block)[];

/** A paragraph for each string; blocks stay blocks. */
export const rich = (text: Text): string =>
  (typeof text === 'string' ? [text] : text)
    .map((part) => (typeof part === 'string' ? `<p>${inline(part)}</p>` : part.html))
    .join('');

const block =
  (language: string) =>
  (...lines: string[]): Block => ({
    html: `<pre><code class="language-${language}">${escaped(lines.join('\n'))}</code></pre>`,
  });

export const sql = block('sql');
export const python = block('python');
export const js = block('javascript');
export const ts = block('typescript');
export const css = block('css');
export const xml = block('xml');
/** Ladder logic and other drawings made of letters. */
export const plain = block('plaintext');

const cells = (tag: 'th' | 'td', row: string) =>
  `<tr>${row
    .split('|')
    .map((cell) => `<${tag}><p>${inline(cell.trim())}</p></${tag}>`)
    .join('')}</tr>`;

/** The first row is the head; cells are separated by |. */
export const table = (head: string, ...rows: string[]): Block => ({
  html: `<table><tbody>${cells('th', head)}${rows.map((row) => cells('td', row)).join('')}</tbody></table>`,
});

/** A formula on a line of its own. */
export const display = (latex: string): Block => ({
  html: formula(latex).replace(/^<span/, '<div').replace(/span>$/, 'div>'),
});
