import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { RichField } from '../../../kit/richText/RichField.tsx';

const article =
  '<h2>离散程度</h2><p>一组数据的<strong>方差</strong>记作 <span data-latex="s^2">s^2</span>，它说的是数据离平均数有多远。</p><div data-latex="s^2 = \\frac{\\sum (x_i - \\bar{x})^2}{n}">s^2</div><ul><li><p>每个数都加 5，方差不变</p></li><li><p>每个数都乘 2，方差变成 4 倍</p></li></ul><pre><code class="language-sql">select var_pop(score) from exam;</code></pre><table><tbody><tr><th><p>组</p></th><th><p>方差</p></th></tr><tr><td><p>甲</p></td><td><p>2.5</p></td></tr></tbody></table><blockquote><p>更多见<a href="/list">课程</a>。</p></blockquote>';

export function RichTexts() {
  const [text, setText] = useState(article);
  const [question, setQuestion] = useState('<p>水的化学式是 H<sub>2</sub>O。</p>');
  return (
    <>
      <Field group label="文章">
        <RichField label="文章" set="article" max={5000} value={text} onChange={setText} />
      </Field>
      <Field group label="题干" error="题干最多 10 个字">
        <RichField label="题干" set="question" max={10} value={question} onChange={setQuestion} />
      </Field>
    </>
  );
}
