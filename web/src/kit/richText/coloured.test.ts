import { expect, it } from 'vitest';
import { colouredHtml } from './coloured.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it('marks the words of code, and its text stays letter for letter', () => {
  const code = 'def f(a: list[int]):\n    return a if a < "<b>" else None  # & so on\n';
  const html = colouredHtml(code, 'python');
  expect(html).toContain('<span class="hljs-keyword">def</span>');
  expect(html).not.toContain('<b>');
  expect(textOf(html.replaceAll('&#x27;', "'"))).toBe(code);
});

it('what is in no language that it knows is shown as it is', () => {
  expect(colouredHtml('a < b & c', 'brainwave')).toBe('a &lt; b &amp; c');
});
