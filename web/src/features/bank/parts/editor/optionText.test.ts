import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlOfPlain, plainOf } from './optionText.ts';

it('a line of text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainOf(htmlOfPlain(text))).toBe(text);
    }),
  );
});

it('what has pictures, formulas or several paragraphs needs the editor', () => {
  expect(plainOf('<p>方差 <span data-latex="s^2">s^2</span></p>')).toBeUndefined();
  expect(plainOf('<p>一</p><p>二</p>')).toBeUndefined();
  expect(plainOf('<p>1 &lt; 2 &amp; 3</p>')).toBe('1 < 2 & 3');
});
