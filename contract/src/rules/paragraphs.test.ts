import { expect, test } from 'vitest';
import { htmlOfText, textOfHtml } from './paragraphs.ts';

test('paragraphs and breaks come back as they were typed', () => {
  const text = '第一段\n第二行\n\n第二段 <b>不是标签</b> & "引号"';
  expect(htmlOfText(text)).toBe(
    '<p>第一段<br>第二行</p><p>第二段 &lt;b&gt;不是标签&lt;/b&gt; &amp; &quot;引号&quot;</p>',
  );
  expect(textOfHtml(htmlOfText(text))).toBe(text);
  expect(htmlOfText(' \n\n ')).toBe('');
});

test('rich text of elsewhere keeps its words', () => {
  const html = '<h3>经历</h3><ul><li>车间</li><li>讲台</li></ul><p>十二年&nbsp;</p>';
  expect(textOfHtml(html)).toBe('经历\n\n车间\n讲台\n\n十二年');
});
