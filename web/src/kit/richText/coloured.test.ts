import { expect, it } from 'vitest';
import { codeLanguages } from '#contract/rules/richText.ts';
import { colouring } from './coloured.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it('marks the words of code, and its text stays letter for letter', async () => {
  const code = 'def f(a: list[int]):\n    return a if a < "<b>" else None  # & so on\n';
  const html = (await colouring('python'))!(code);
  expect(html).toContain('<span class="hljs-keyword">def</span>');
  expect(html).not.toContain('<b>');
  expect(textOf(html.replaceAll('&#x27;', "'"))).toBe(code);
});

it('a language within another one is marked too', async () => {
  const html = (await colouring('xml'))!('<script>const a = 1;</script>');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
});

it('knows each declared language that has words, and no other', async () => {
  for (const language of Object.keys(codeLanguages)) {
    expect(await colouring(language), language).toEqual(language === 'plaintext' ? null : expect.any(Function));
  }
  expect(await colouring('brainwave')).toBeNull();
  expect(await colouring('constructor')).toBeNull();
});
