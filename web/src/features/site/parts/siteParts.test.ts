import { expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';
import { joiningOf } from './joiningOf.ts';
import { plainText } from './plainText.ts';
import { isTextKey } from './textKeys.ts';

it('a text becomes a sentence of description', () => {
  expect(plainText('<h2>关于</h2><p>知途&nbsp;<b>平台</b></p><script>x</script>', 20)).toBe('关于 知途 平台');
  expect(plainText('<p>一二三四五六</p>', 4)).toBe('一二三…');
});

it('dates are year, month, day', () => expect(dayOf('2026-01-02 08:00:00')).toBe('2026 年 1 月 2 日'));

it('only four kinds of text', () => {
  expect(isTextKey('privacyPolicy')).toBe(true);
  for (const key of [null, '', 'constructor', 'useragreement']) expect(isTextKey(key)).toBe(false);
});

it('articles about joining lead to where one joins, others nowhere', () => {
  expect(['学校入驻', '企业入驻', '机构入驻', '讲师招募', '平台介绍'].map((name) => joiningOf(name)?.to)).toEqual([
    '/apply/school',
    '/apply/enterprise',
    '/apply/organization',
    '/apply',
    undefined,
  ]);
});
