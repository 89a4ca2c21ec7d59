import { expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';
import { liftHeadings } from './liftHeadings.ts';
import { plainText } from './plainText.ts';
import { isTextKey } from './textKeys.ts';

it('正文摘成一句描述', () => {
  expect(plainText('<h2>关于</h2><p>知途&nbsp;<b>平台</b></p><script>x</script>', 20)).toBe('关于 知途 平台');
  expect(plainText('<p>一二三四五六</p>', 4)).toBe('一二三…');
});

it('正文的标题紧接着页面的标题，不跳级', () => {
  expect(liftHeadings('<h3>一</h3><p>文</p><h4 id="b">二</h4>')).toBe('<h2>一</h2><p>文</p><h3 id="b">二</h3>');
  expect(liftHeadings('<h2>一</h2><h3>二</h3>')).toBe('<h2>一</h2><h3>二</h3>');
  expect(liftHeadings('<p>h3</p>')).toBe('<p>h3</p>');
});

it('日期写成年月日', () => expect(dayOf('2026-01-02 08:00:00')).toBe('2026 年 1 月 2 日'));

it('只有四种文字', () => {
  expect(isTextKey('privacyPolicy')).toBe(true);
  for (const key of [null, '', 'constructor', 'useragreement']) expect(isTextKey(key)).toBe(false);
});
