import { expect, it } from 'vitest';
import { shownHtml } from './shownHtml.ts';

it('formulas are drawn as MathML, in a line and on a line of their own', async () => {
  const shown = await shownHtml('<p><span data-latex="x^2">x^2</span></p><div data-latex="\\frac{a}{b}">x</div>');
  expect(shown).toMatch(/<p><span data-latex="x\^2"><span class="katex"><math [^>]*><semantics><mrow><msup>/);
  expect(shown).toMatch(/<div data-latex="[^"]*"><span class="katex"><math [^>]*display="block"/);
});

it.each([
  ['\\fcolorbox{red}{blue}{x}', / style=/],
  ['\\href{javascript:alert(1)}{x}', /<[^>]* href=/],
  ['\\includegraphics{https://a.example/x.png}', /<mglyph/],
  ['x" onclick="alert(1)', / onclick="/],
  ['</annotation><img src=x onerror=alert(1)>', /<img/],
])('what is in a formula stays in it: %s', async (latex, harm) => {
  const escaped = latex.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(await shownHtml(`<p><span data-latex="${escaped}">x</span></p>`)).not.toMatch(harm);
});

it('a formula that cannot be read stays as it was written', async () => {
  const raw = '<p><span data-latex="\\frac{1">\\frac{1</span></p>';
  expect(await shownHtml(raw)).toBe(raw);
});

it('code is coloured and stays text', async () => {
  const shown = await shownHtml('<pre><code class="language-javascript">if (a &lt; 1) "&lt;b&gt;"</code></pre>');
  expect(shown).toContain('<span class="hljs-keyword">if</span> (a &lt; <span class="hljs-number">1</span>)');
  expect(shown).not.toContain('<b>');
});
