import { expect, it } from 'vitest';
import { countableWord } from './countableWord.ts';

it('one word in any case, width, spacing and punctuation', () => {
  for (const text of ['Python', 'python', 'ＰＹＴＨＯＮ', ' py thon!']) expect(countableWord(text)?.key).toBe('python');
  expect(countableWord('C++')).toEqual({ key: 'c++', word: 'C++' });
  expect(countableWord('node.js  入门🔥')).toEqual({ key: 'nodejs入门', word: 'node.js 入门' });
});

it.each(['', '学', '！！', '13800000001', '2024', 'a@b.cn', 'https://a.cn', 'www.a.cn', '课 qq12345', '很'.repeat(21)])(
  '"%s" never becomes a hot word',
  (text) => expect(countableWord(text)).toBeNull(),
);
