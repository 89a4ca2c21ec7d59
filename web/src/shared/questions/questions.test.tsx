import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { Answer, Asked, Keys, QuestionType, SimpleType } from '#contract/rules/questions.ts';
import { blanksIn } from '#contract/rules/questionIssues.ts';
import { verdictOf } from './AnswerMark.tsx';
import { AnswerShown } from './AnswerShown.tsx';
import { pressed } from './choicesOf.ts';
import { isPlain, numberedBlanks, startOf, textOf } from './htmlText.ts';
import { inOrder } from './inOrder.ts';
import { numberText } from './KeyShown.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { reviewsOf } from './reviewsOf.ts';
import type { ShownQuestion } from './shownQuestion.ts';
import { answerByKey } from './useOptionKeys.ts';

const options = (...contents: string[]) => contents.map((content, at) => ({ id: 'abcdef'[at]!, content }));
const rows = { options: options('<p>2 条</p>', '<p>3 条</p>', '<p>4 条</p>'), isOrderFixed: 0 } as const;
const single: Asked<1> = { questionType: 1, body: rows };
const multiple: Asked<2> = { questionType: 2, body: rows };
const judge: Asked<3> = { questionType: 3, body: {} };
const ask = (asked: Asked, stem = '<p>应剩下几条？</p>'): ShownQuestion => ({ ...asked, stem });
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const noop = () => undefined;

const field = (asked: Asked, answer?: Answer) =>
  renderToStaticMarkup(
    <QuestionBody itemId="7" number="18" points={20} question={ask(asked)} answerOf={() => answer} onAnswer={noop} />,
  );
const shown = (asked: Asked<SimpleType>, answer: Answer | null) =>
  wordsOf(renderToStaticMarkup(<AnswerShown asked={asked} answer={answer} />));

describe('a question to be answered', () => {
  it('says its number, type and marks, by which it is named', () => {
    const html = field(single);
    expect(wordsOf(html)).toContain('18 单选 · 2 分');
    expect(html).toMatch(/<article[^>]* aria-labelledby="q7-head".*<p id="q7-head"/);
  });

  it('its options are a group of radios named by the question, of several checkboxes', () => {
    const html = field(single, 'b');
    expect(html).toMatch(/<fieldset.*<legend[^>]*>18 应剩下几条？.*type="radio"/);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).toMatch(/name="q7" checked="" value="b"|value="b" checked=""|checked=""[^>]*value="b"/);
    expect(field(multiple).match(/type="checkbox"/g)).toHaveLength(3);
  });

  it('a chosen radio can be taken back', () => {
    expect(field(single, 'b')).toContain('清除选择');
    expect(field(single)).not.toContain('清除选择');
  });

  it('true or false has no letters', () => {
    expect(wordsOf(field(judge))).toMatch(/正确 1 错误 2$/);
    expect(wordsOf(field(single))).toMatch(/A 2 条 1 B 3 条 2 C 4 条 3$/);
  });

  it('a blank of the stem and its line have the same number', () => {
    const html = renderToStaticMarkup(
      <QuestionBody
        itemId="7"
        question={{ questionType: 4, body: { blankCount: 2 }, stem: '<p>用____和____</p>' }}
        onAnswer={noop}
      />,
    );
    expect(html).toContain('<p>用____①____和____②____</p>');
    expect(html).toMatch(/aria-label="第 1 空".*aria-label="第 2 空"/);
  });

  it('too many letters stay and are said', () => {
    const html = field({ questionType: 8, body: { mostLetters: 3 } }, '一二三 四五');
    expect(html).toContain('一二三 四五</textarea>');
    expect(html).toMatch(/aria-describedby="(q7-count)".*id="\1".*超出 2 字/);
  });

  it('files are only listed where nobody carries them', () => {
    const html = field({ questionType: 11, body: { mostFiles: 2 } });
    expect(html).toContain('在考场里上传');
    expect(html).not.toContain('type="file"');
  });

  it('code begins with what the question gives', () => {
    const code: Asked<12> = { questionType: 12, body: { language: 'python', starter: 'def f():' } };
    expect(field(code)).toMatch(/Python.*def f\(\):<\/textarea>/);
    expect(field(code, '')).not.toContain('def f():');
  });

  it('an order that is shown is no answer before one says so', () => {
    const ordering: Asked<10> = { questionType: 10, body: { items: options('一', '二') } };
    expect(field(ordering)).toContain('就按现在的顺序');
    expect(wordsOf(field(ordering, ['b', 'a']))).toMatch(/1 二 2 一 恢复原来的顺序/);
  });

  it('the children of a material have numbers, slots and marks of their own', () => {
    const material: Asked<6> = {
      questionType: 6,
      body: {
        children: [
          { id: 'a', stem: '<p>甲</p>', points: 10, ...judge },
          { id: 'b', stem: '<p>乙</p>', points: 30, ...single },
        ],
      },
    };
    const html = field(material);
    expect(wordsOf(html)).toMatch(/18\.1 判断 · 0.5 分.*18\.2 单选 · 1.5 分/);
    expect(html).toMatch(/name="q7-a".*name="q7-b"/);
  });

  it('carries no inline style, which the content security policy forbids', () => {
    expect(field(multiple, ['a'])).not.toContain(' style=');
  });
});

describe('a question that is only shown', () => {
  const review = (asked: Asked<SimpleType>, key: Keys[QuestionType], answer: Answer | null, earned: number | null) =>
    renderToStaticMarkup(
      <QuestionBody
        itemId="7"
        points={20}
        question={ask(asked)}
        answerOf={() => answer}
        reviewOf={reviewsOf({
          itemId: '7',
          questionType: asked.questionType,
          key,
          analysis: '<p>为什么</p>',
          earnedOf: () => earned,
        })}
      />,
    );

  it('has nothing to press', () => {
    const html = renderToStaticMarkup(<QuestionBody itemId="7" question={ask(single)} />);
    expect(html).not.toMatch(/<input|<button|正确答案|未作答/);
  });

  it('says in words which options are right and wrong, the marks and why', () => {
    const words = wordsOf(review(single, { right: 'b' }, 'c', 0));
    expect(words).toMatch(/B 3 条 正确答案 C 4 条 选错 错 得 0 \/ 2 分 正确答案 B\. 3 条 解析 为什么/);
    expect(wordsOf(review(multiple, { right: ['a', 'b'] }, ['a'], 10))).toMatch(
      /选对 B 3 条 漏选.*部分得分 得 1 \/ 2 分/,
    );
  });

  it('what a person marks waits, with what it is marked by', () => {
    const rubric = [{ id: '1', title: '说清区别', share: 50, note: '两点' }];
    const key = { reference: '<p>参考</p>', rubric, keywords: ['密钥'] };
    const words = wordsOf(review({ questionType: 8, body: { mostLetters: 9 } }, key, '脱敏', null));
    expect(words).toMatch(/作答 脱敏 待批改 参考答案 参考 关键词 密钥 评分要点 说清区别 两点 1 分/);
  });

  it('what is to be joined stays to be seen without an answer', () => {
    const matching: Asked<9> = { questionType: 9, body: { left: options('甲'), right: options('子', '丑') } };
    const words = wordsOf(renderToStaticMarkup(<QuestionBody itemId="7" question={ask(matching)} />));
    expect(words).toMatch(/1\. 甲 A\. 子 B\. 丑/);
  });
});

test.each<[Asked<SimpleType>, Answer | null, string]>([
  [single, 'b', 'B. 3 条'],
  [single, null, '未作答'],
  [multiple, ['c', 'a'], 'A. 2 条 C. 4 条'],
  [judge, 0, '错误'],
  [{ questionType: 4, body: { blankCount: 2 } }, ['x', ''], '① x ② 未填'],
  [{ questionType: 7, body: { units: ['kg'] } }, { value: '3', unit: 'kg' }, '3 kg'],
  [
    { questionType: 9, body: { left: options('甲', '乙'), right: options('子', '丑') } },
    [{ left: 'a', right: 'b' }],
    '1. 甲 → B. 丑 2. 乙 → 未连',
  ],
  [{ questionType: 10, body: { items: options('一', '二') } }, ['b', 'a'], 'B. 二 A. 一'],
  [{ questionType: 11, body: { mostFiles: 1 } }, [{ fileUrl: '/f', fileName: '表.xlsx' }], '表.xlsx'],
  [{ questionType: 12, body: { language: 'sql', starter: '' } }, '<br>', 'SQL &lt;br&gt;'],
])('the answer to %j reads %s', (asked, answer, words) => {
  expect(shown(asked, answer)).toBe(words);
});

describe('digits', () => {
  const key = (digit: string, rest = {}) => ({
    key: digit,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    ...rest,
  });

  it('choose by the order shown, of several they come and go', () => {
    expect(answerByKey(single, 'a', key('2'))).toBe('b');
    expect(answerByKey(judge, null, key('2'))).toBe(0);
    expect(answerByKey(multiple, ['c'], key('1'))).toEqual(['a', 'c']);
    expect(answerByKey(multiple, ['a'], key('1'))).toBeNull();
  });

  it('say nothing beyond the options, with modifiers, held down, or to other types', () => {
    expect(answerByKey(single, null, key('4'))).toBeUndefined();
    expect(answerByKey(single, null, key('0'))).toBeUndefined();
    expect(answerByKey(single, null, key('1', { ctrlKey: true }))).toBeUndefined();
    expect(answerByKey(multiple, null, key('1', { repeat: true }))).toBeUndefined();
    expect(answerByKey({ questionType: 8, body: { mostLetters: 9 } }, null, key('1'))).toBeUndefined();
  });

  it('a press on several keeps the order shown', () => {
    expect(pressed(multiple, ['c', 'a'], 'b')).toEqual(['a', 'b', 'c']);
  });
});

test('how an answer did', () => {
  const said = (earned: number | null, isUnanswered = false) => verdictOf({ earned, points: 30, isUnanswered }).text;
  expect([said(30), said(20), said(0), said(-5), said(null), said(0, true)]).toEqual([
    '对',
    '部分得分',
    '错',
    '错',
    '待批改',
    '未作答',
  ]);
});

test('text is read from HTML', () => {
  expect(textOf('<p>a &lt; b<br>c&nbsp;&amp;lt;</p>')).toBe('a < b c &lt;');
  expect(textOf('<p>方差<span data-latex="s^2"><span class="katex"><math><mi>s</mi></math></span></span></p>')).toBe(
    '方差 s^2',
  );
  expect(startOf('<p>一二三四</p>', 3)).toBe('一二三…');
  expect([
    isPlain('<p>短</p>'),
    isPlain('<p><img src="/a"></p>'),
    isPlain('<p><span data-latex="x">x</span></p>'),
  ]).toEqual([true, false, false]);
});

test('blanks are numbered as they are counted', () => {
  const stem = '<p><img src="/a____b.webp">____，________和___</p>';
  expect(numberedBlanks(stem)).toBe('<p><img src="/a____b.webp">____①____，____②____和___</p>');
  expect(blanksIn(stem)).toBe(2);
});

test('an order names each item once, also what it forgot', () => {
  const items = options('一', '二', '三');
  const ids = (order: string[] | null) =>
    inOrder(items, order)
      .map(({ id }) => id)
      .join('');
  expect([ids(null), ids(['c', 'a', 'b']), ids(['c', 'x', 'c'])]).toEqual(['abc', 'cab', 'cab']);
});

test('a number says what is allowed beside it', () => {
  const key: Keys[7] = { value: 90, tolerance: 0, toleranceKind: 1, unit: 'kWh' };
  expect([
    numberText(key),
    numberText({ ...key, tolerance: 5, toleranceKind: 2 }),
    numberText({ ...key, unit: '', tolerance: 0.5 }),
  ]).toEqual(['90 kWh', '90 kWh（误差不超过 5%）', '90（误差不超过 0.5）']);
});
