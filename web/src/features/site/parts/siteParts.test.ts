import { expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';
import { plainText } from './plainText.ts';
import { isTextKey } from './textKeys.ts';

it('正文摘成一句描述', () => {
  expect(plainText('<h2>关于</h2><p>知途&nbsp;<b>平台</b></p><script>x</script>', 20)).toBe('关于 知途 平台');
  expect(plainText('<p>一二三四五六</p>', 4)).toBe('一二三…');
});

it('日期写成年月日', () => expect(dayOf('2026-01-02 08:00:00')).toBe('2026 年 1 月 2 日'));

it('只有四种文字', () => {
  expect(isTextKey('privacyPolicy')).toBe(true);
  for (const key of [null, '', 'constructor', 'useragreement']) expect(isTextKey(key)).toBe(false);
});
