import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automatonOf, hitsIn } from './wordHits.ts';

it('finds every word where it begins, one inside another, whatever stands between the letters', () => {
  const automaton = automatonOf(['代考', '考试', 'abc', 'bc']);
  const found = (text: string) => hitsIn(automaton, text, 10).map(({ written, at }) => `${at} ${written}`);
  expect(found('我想找代－考 试')).toEqual(['4 代－考', '6 考 试']);
  expect(found('ＡＢ c')).toEqual(['1 ＡＢ c', '2 Ｂ c']);
  expect(found('代理考核')).toEqual([]);
  expect(hitsIn(automaton, '代考代考代考', 2)).toHaveLength(2);
});

it('finds what looking for each word by itself finds', () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 }),
      (words, letters) => {
        const text = letters.join('');
        const plain = words.flatMap((one) =>
          [...text].flatMap((_, at) => (text.startsWith(one, at) ? [`${at + 1} ${one}`] : [])),
        );
        const found = hitsIn(automatonOf(words), text, 1000).map(({ word: hit, at }) => `${at} ${hit}`);
        expect(found.toSorted()).toEqual(plain.toSorted());
      },
    ),
  );
});
