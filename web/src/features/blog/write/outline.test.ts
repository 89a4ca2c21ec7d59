import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('lists headings of every level in their order, and keeps the places of those without words', () => {
  const html = '<h2>先看 <strong>经历</strong></h2><p>一</p><h3></h3><h4>A &amp; &lt;b&gt;</h4><h2>后来</h2>';
  expect(outlineOf(html)).toEqual([
    { at: 0, level: 2, text: '先看 经历' },
    { at: 2, level: 4, text: 'A & <b>' },
    { at: 3, level: 2, text: '后来' },
  ]);
  expect(outlineOf('<p>没有标题</p>')).toEqual([]);
});
