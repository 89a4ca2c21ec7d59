import { describe, expect, it } from 'vitest';
import { asHtml } from '../../../kit/asHtml.ts';
import { commentedHtml } from './commentedHtml.ts';

describe('commented html', () => {
  it('marks letters of the text, tags and character references not counted', () => {
    expect(commentedHtml('<p>甲&amp;乙丙</p>', [{ kind: 1, from: 1, to: 3 }])).toBe(
      '<p>甲<mark data-kind="1">&amp;</mark><mark data-kind="1" data-end="1">乙</mark>丙</p>',
    );
  });

  it('goes on behind a tag that begins or ends within the place', () => {
    expect(commentedHtml('<p>甲<b>乙</b>丙</p>', [{ kind: 2, from: 0, to: 3 }])).toBe(
      '<p><mark data-kind="2">甲</mark><b><mark data-kind="2">乙</mark></b><mark data-kind="2" data-end="1">丙</mark></p>',
    );
  });

  it('shows the later of two that lie over each other, and leaves the text as it was', () => {
    const shown = commentedHtml('一二三四五', [
      { kind: 1, from: 0, to: 4 },
      { kind: 3, from: 2, to: 5 },
    ]);
    expect(shown.replaceAll(/<[^>]*>/g, '')).toBe('一二三四五');
    expect(shown).toContain('<mark data-kind="3">三四</mark>');
  });

  it('what is no HTML stays none', () => {
    expect(commentedHtml(asHtml('a < b & c'), [{ kind: 4, from: 2, to: 3 }])).toBe(
      'a <mark data-kind="4" data-end="1">&lt;</mark> b &amp; c',
    );
  });
});
