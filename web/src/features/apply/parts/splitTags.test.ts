import { expect, test } from 'vitest';
import { splitTags } from './splitTags.ts';

test('tags are told apart by every mark people use', () => {
  expect(splitTags(' 数据分析、SQL，看板,Python；；')).toEqual(['数据分析', 'SQL', '看板', 'Python']);
  expect(splitTags(' ')).toEqual([]);
});
