import { describe, expect, it } from 'vitest';
import { isBlankHtml, isSafeLink, lettersIn } from './richText.ts';

describe('rich text', () => {
  it.each([
    ['<p>一 二</p><p>a&lt;b&nbsp;c</p>', 6],
    ['1 < 2', 3],
    ['<p>😀</p>', 1],
    ['<p><span data-latex="x^2">x^2</span></p>', 3],
    ['', 0],
  ])('%s has %i letters', (html, letters) => {
    expect(lettersIn(html)).toBe(letters);
  });

  it('is blank without letters and without anything to look at', () => {
    expect(['', '<p></p>', '<p><br> &nbsp;</p>'].every(isBlankHtml)).toBe(true);
    expect(isBlankHtml('<img src="/files/1.webp">')).toBe(false);
  });

  it('leads nowhere that could run something', () => {
    expect(['/course/1', '#a', 'https://a.example', 'mailto:a@b.example', 'tel:10086'].every(isSafeLink)).toBe(true);
    expect(['//a.example', '/\\a.example', 'javascript:alert(1)', 'data:text/html,x', 'x'].some(isSafeLink)).toBe(
      false,
    );
  });
});
