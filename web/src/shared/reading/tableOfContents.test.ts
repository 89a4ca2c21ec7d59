import { expect, it } from 'vitest';
import { readingMinutes, withAnchors } from './tableOfContents.ts';

it('gives the headings anchors and lists their words', () => {
  const { html, headings } = withAnchors('<h2>先看 <b>经历</b></h2><p>一</p><h3>小节</h3><h2>A &amp; B</h2>');
  expect(headings).toEqual([
    { id: 'part-1', text: '先看 经历' },
    { id: 'part-2', text: 'A & B' },
  ]);
  expect(html).toBe('<h2 id="part-1">先看 <b>经历</b></h2><p>一</p><h3>小节</h3><h2 id="part-2">A &amp; B</h2>');
});

it('an article parted by h3 alone is listed by them, one without headings not at all', () => {
  expect(withAnchors('<h3>一</h3><h3>二</h3>').headings).toHaveLength(2);
  expect(withAnchors('<p>一</p>')).toEqual({ html: '<p>一</p>', headings: [] });
});

it('reading takes at least a minute', () => {
  expect(readingMinutes('<p>短</p>')).toBe(1);
  expect(readingMinutes(`<p>${'字'.repeat(2000)}</p>`)).toBe(5);
});
