import { getSchema } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import type { RichTool } from '#contract/rules/richText.ts';
import { codeLanguages, richSets, richTags, richTools } from '#contract/rules/richText.ts';
import { cleanHtml } from '#server/kit/html.ts';
import { shownHtml } from '#server/kit/shownHtml.ts';
import { extensionsFor } from './extensions.ts';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';
import { looksLikeMarkdown } from './pasting.ts';

const window = new Window();
const { document } = window;

/** What the editor makes of a text, and what it hands in. */
function editorOf(tools: readonly RichTool[]) {
  const schema = getSchema(extensionsFor(tools));
  const read = (html: string) => {
    const body = document.createElement('div');
    body.innerHTML = html;
    return DOMParser.fromSchema(schema).parse(body as unknown as globalThis.Node);
  };
  const write = (html: string) => {
    const body = document.createElement('div');
    const serializer = DOMSerializer.fromSchema(schema);
    const fragment = serializer.serializeFragment(read(html).content, { document: document as unknown as Document });
    body.append(fragment as unknown as string);
    return body.innerHTML;
  };
  return { read, write };
}

/** A text of each tool, with everything the tool can say. */
const written: Record<RichTool, string> = {
  heading: '<h2>一</h2><h3>二</h3><h4>三</h4>',
  bold: '<p>甲<strong>乙</strong></p>',
  italic: '<p><em>甲</em></p>',
  underline: '<p><u>甲</u></p>',
  strike: '<p><s>甲</s></p>',
  code: '<p><code>a &lt; b &amp;&amp; c</code></p>',
  subscript: '<p>H<sub>2</sub>O</p>',
  superscript: '<p>m<sup>2</sup></p>',
  bulletList: '<ul><li><p>甲</p><ul><li><p>乙</p></li></ul></li></ul>',
  orderedList: '<ol start="3"><li><p>甲<br>乙</p></li></ol>',
  quote: '<blockquote><p>甲</p><p>乙</p></blockquote>',
  rule: '<p>甲</p><hr><p>乙</p>',
  link: '<p><a href="/course/1">甲</a><a href="https://a.example/?a=1&amp;b=2#c">乙</a><a href="mailto:a@b.example">丙</a></p>',
  picture: '<img src="/files/12.webp" alt="甲 &quot;乙&quot;" width="800" height="600">',
  sound: '<audio src="/files/12.mp3" controls="" preload="metadata"></audio>',
  table:
    '<table><tbody><tr><th colspan="2"><p>甲</p></th></tr><tr><td rowspan="2"><p>乙</p></td><td><ul><li><p>丙</p></li></ul></td></tr><tr><td><p>丁</p></td></tr></tbody></table>',
  codeBlock: '<pre><code class="language-sql">select 1 &lt; 2\n  from a;</code></pre><pre><code>甲</code></pre>',
  formula:
    '<p>方差 <span data-latex="s^2 &lt; \\frac{1}{n} &amp; &quot;">s^2 &lt; \\frac{1}{n} &amp; "</span></p><div data-latex="\\sum x">\\sum x</div>',
};

it.each(richTools)('%s: what it writes is kept by the server as it is', (tool) => {
  const { read, write } = editorOf(richTools);
  const html = write(written[tool]);
  const used = [...new Set(html.match(/(?<=<)[a-z]\w*/g))].filter((tag) => tag !== 'p' && tag !== 'br');
  expect(used).toEqual(expect.arrayContaining(Object.keys(richTags[tool]).filter((tag) => tag !== 'thead')));
  const clean = cleanHtml(html);
  expect(read(clean).toJSON()).toEqual(read(written[tool]).toJSON());
  expect(write(clean)).toBe(html);
  expect(cleanHtml(clean)).toBe(clean);
});

it('texts of every tool side by side are kept as they are', () => {
  const { read, write } = editorOf(richTools);
  const all = Object.values(written).join('<p>并列</p>');
  expect(read(cleanHtml(write(all))).toJSON()).toEqual(read(all).toJSON());
});

it.each(Object.entries(richSets))('the set %s writes nothing that is not among its tools', (_, { tools }) => {
  const html = editorOf(tools).write(Object.values(written).join(''));
  const allowed = new Set(['p', 'br', ...tools.flatMap((tool) => Object.keys(richTags[tool]))]);
  expect([...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag).filter((tag) => !allowed.has(tag!))).toEqual([]);
});

it('a formula copied from a page that shows it is a formula again', async () => {
  const { read } = editorOf(richTools);
  const shown = await shownHtml(written.formula);
  expect(shown).toContain('<math');
  expect(read(shown).toJSON()).toEqual(read(written.formula).toJSON());
});

it('code copied from a page that colours it is code again', async () => {
  const { read } = editorOf(richTools);
  const shown = await shownHtml(written.codeBlock);
  expect(shown).toContain('class="hljs-keyword"');
  expect(read(shown).toJSON()).toEqual(read(written.codeBlock).toJSON());
});

it.each(Object.keys(codeLanguages))('code in %s is coloured by the server', async (language) => {
  const html = `<pre><code class="language-${language}">&lt;a&gt; "text" 1 # //</code></pre>`;
  if (language !== 'plaintext') expect(await shownHtml(html)).toContain('hljs-');
});

it('a hostile text becomes harmless in the editor as well', () => {
  const html = editorOf(richTools).write(
    '<p onclick="x()">甲</p><a href="javascript:x()">乙</a><img src="data:text/html,x"><script>x()</script><iframe src="/"></iframe>',
  );
  expect(html).not.toMatch(/onclick|javascript|data:|script|iframe/);
});

const markdown = `## 标题

甲 **乙** *丙* ~~丁~~ \`x\` $x^2$ [戊](/course/1)

- 一
  - 二

3. 三

> 引

| 甲 | 乙 |
| --- | --- |
| 一 | 二 |

\`\`\`sql
select 1
\`\`\`

$$
\\sum x
$$

![图](/files/1.webp)`;

it('Markdown becomes what it says, and is said again', () => {
  const extensions = extensionsFor(richTools);
  const manager = new MarkdownManager({ extensions });
  const doc = getSchema(extensions).nodeFromJSON(manager.parse(markdown));
  doc.check();
  const kinds = new Set<string>();
  doc.descendants((node) => {
    for (const { type } of [node, ...node.marks]) kinds.add(type.name);
  });
  expect([...kinds].sort()).toEqual(
    'blockFormula blockquote bold bulletList code codeBlock heading image inlineFormula italic link listItem orderedList paragraph strike table tableCell tableHeader tableRow text'.split(
      ' ',
    ),
  );
  const again = manager.parse(manager.serialize(doc.toJSON()));
  expect(getSchema(extensions).nodeFromJSON(again).toJSON()).toEqual(doc.toJSON());
});

it('Markdown for fewer tools stays readable; a price is no formula', () => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const doc = editorOf(richSets.question.tools).read(htmlOfMarkdown(`${markdown}\n\n$5 和 $6`));
  vi.unstubAllGlobals();
  doc.check();
  expect(doc.textContent).toMatch(/^标题甲 乙/);
  expect(doc.textContent).toContain('$5 和 $6');
});

it.each([
  ['# 一', true],
  ['一\n- 二', true],
  ['看 [这里](https://a.example)', true],
  ['一是 5*3，二是 #3', false],
  ['1 月 2 日', false],
])('%s is pasted as Markdown: %s', (text, isMarkdown) => {
  expect(looksLikeMarkdown(text)).toBe(isMarkdown);
});
