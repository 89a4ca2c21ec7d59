import { expect, it } from 'vitest';
import { itemOf, pixel, qtiOf, responseOf } from '#test/questionFiles.ts';
import { keyedIn, readingOf, reasonsOf } from '#test/questionReading.ts';

const choices = (marks: string) =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${marks}"><prompt>哪个<strong>对</strong>？</prompt><simpleChoice identifier="X1"><p>甲</p></simpleChoice><simpleChoice identifier="X2">乙 <img src="../img/a%20b.png" alt="图"/></simpleChoice><simpleChoice identifier="X3">丙</simpleChoice></choiceInteraction>`;

it('reads items as TAO and Canvas write them, with pictures and feedback', async () => {
  const mapping =
    '<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><mapping defaultValue="0"><mapEntry mapKey="X1" mappedValue="1"/><mapEntry mapKey="X2" mappedValue="-1"/><mapEntry mapKey="X3" mappedValue="1"/></mapping></responseDeclaration>';
  const feedback = '<modalFeedback outcomeIdentifier="F" identifier="c" showHide="show"><p>因为乙</p></modalFeedback>';
  const items = {
    'items/a/qti.xml': itemOf(responseOf(['X2']), `<p>看图</p>${choices('1')}`, feedback).replaceAll(
      '../img',
      '../../img',
    ),
    'items/b.xml': itemOf(mapping, choices('0')),
    'items/c.xml': itemOf(
      `${responseOf(['方差'], 'single', 'string', 'R1')}${responseOf(['3'], 'single', 'string', 'R2')}`,
      '<p>甲<textEntryInteraction responseIdentifier="R1"/>乙<textEntryInteraction responseIdentifier="R2"/></p>',
    ),
    'items/d.xml': itemOf(
      responseOf(['3.14'], 'single', 'float'),
      '<p>圆周率 <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      '<responseProcessing><equal toleranceMode="absolute" tolerance="0.01 0.01"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseProcessing>',
    ),
    'items/e.xml': itemOf(
      '',
      '<p>说说</p><extendedTextInteraction responseIdentifier="RESPONSE" expectedLength="2000"/><rubricBlock view="scorer"><p>参考</p></rubricBlock>',
    ),
    'items/f.xml': itemOf(
      responseOf(['A P', 'B Q'], 'multiple', 'directedPair'),
      '<matchInteraction responseIdentifier="RESPONSE"><prompt>连</prompt><simpleMatchSet><simpleAssociableChoice identifier="A" matchMax="1">狗</simpleAssociableChoice><simpleAssociableChoice identifier="B" matchMax="1">猫</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="P" matchMax="1">汪</simpleAssociableChoice><simpleAssociableChoice identifier="Q" matchMax="1">喵</simpleAssociableChoice></simpleMatchSet></matchInteraction>',
    ),
    'items/g.xml': itemOf(
      responseOf(['C', 'A', 'B'], 'ordered'),
      '<orderInteraction responseIdentifier="RESPONSE"><prompt>排</prompt><simpleChoice identifier="A">二</simpleChoice><simpleChoice identifier="B">三</simpleChoice><simpleChoice identifier="C">一</simpleChoice></orderInteraction>',
    ),
    'items/h.xml': itemOf('', '<p>交作业</p><uploadInteraction responseIdentifier="RESPONSE"/>'),
    'items/i.xml': `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="I" title="t"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>Y</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>&lt;p&gt; 是段落</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-simple-choice identifier="Y">True</qti-simple-choice><qti-simple-choice identifier="N">False</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`,
  };
  const reading = await readingOf(qtiOf(items, [{ name: 'img/a b.png', content: pixel }]));
  expect(reasonsOf(reading)).toEqual([]);
  expect(keyedIn(reading)).toMatchObject([
    {
      questionType: 1,
      key: { right: 'b' },
      body: {
        isOrderFixed: 0,
        options: [{ content: '<p>甲</p>' }, { content: expect.stringContaining('/picture-of-import/0') }, {}],
      },
    },
    { questionType: 2, key: { right: ['a', 'c'] } },
    { questionType: 4, body: { blankCount: 2 }, key: { blanks: [{ accepted: ['方差'] }, { accepted: ['3'] }] } },
    { questionType: 7, key: { value: 3.14, tolerance: 0.01 } },
    { questionType: 5, body: { mostLetters: 2000 }, key: { reference: '<p>参考</p>' } },
    {
      questionType: 9,
      key: {
        pairs: [
          { left: 'l1', right: 'r1' },
          { left: 'l2', right: 'r2' },
        ],
      },
    },
    { questionType: 10, key: { order: ['c', 'a', 'b'] } },
    { questionType: 11 },
    { questionType: 3, key: { isTrue: 1 } },
  ]);
  expect(reading.pictures).toHaveLength(1);
  expect(reading.rows[0]!.content).toMatchObject({
    stem: '<p>看图</p><p>哪个<strong>对</strong>？</p>',
    analysis: '<p>因为乙</p>',
  });
});

it('reads QTI 2.2 with its grid, its HTML5 and its rules named by address', async () => {
  const item = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:qh5="http://www.imsglobal.org/xsd/imsqtiv2p2_html5_v1p0" identifier="i22" title="方差" label="方差" xml:lang="zh-CN" adaptive="false" timeDependent="false" toolName="TAO" toolVersion="3.4">
  ${responseOf(['choice_2'])}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="1"/>
  <stylesheet href="style/custom/tao-user-styles.css" type="text/css" media="all" title=""/>
  <itemBody><div class="grid-row"><div class="col-12"><qh5:section><p>哪个量说明数据散得多开？</p></qh5:section>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1" minChoices="0" orientation="vertical"><prompt>选一个</prompt><simpleChoice identifier="choice_1" fixed="false" showHide="show">均值</simpleChoice><simpleChoice identifier="choice_2" fixed="false" showHide="show">方差</simpleChoice></choiceInteraction>
  </div></div></itemBody>
  <responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>
</assessmentItem>`;
  const reading = await readingOf(qtiOf({ 'i22/qti.xml': item }, [], 'imsqti_item_xmlv2p2'));
  expect(reasonsOf(reading)).toEqual([]);
  expect(keyedIn(reading)).toMatchObject([
    {
      questionType: 1,
      key: { right: 'b' },
      body: { isOrderFixed: 1, options: [{ content: '<p>均值</p>' }, { content: '<p>方差</p>' }] },
    },
  ]);
  expect(reading.rows[0]!.content!.stem).toBe('<p>哪个量说明数据散得多开？</p><p>选一个</p>');
});

it('says item by item what has no place here', async () => {
  const items = {
    'a.xml': itemOf(responseOf(['X']), '<hotspotInteraction responseIdentifier="RESPONSE"/>'),
    'b.xml': itemOf('', '<p>只有说明</p>'),
    'c.xml': itemOf('', choices('1').replace('../img/a%20b.png', '../../../etc/passwd')),
    'd.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><assessmentItem>&x;</assessmentItem>',
    'e.xml': itemOf(
      responseOf(['X1']),
      '<video src="a.mp4"/><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="X1">甲</simpleChoice><simpleChoice identifier="X2">乙</simpleChoice></choiceInteraction>',
    ),
    'f.xml': itemOf(
      '',
      '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="X1">甲</simpleChoice><simpleChoice identifier="X2">乙</simpleChoice></choiceInteraction>',
    ),
    'g.xml': '<assessmentItem><itemBody>',
    '../h.xml': itemOf('', ''),
  };
  const { '../h.xml': _, ...inside } = items;
  const bytes = qtiOf(inside);
  const reading = await readingOf(bytes);
  expect(reasonsOf(reading)).toEqual([
    'a.xml · 题型：图上点选没有对应的题型，不能导入',
    'b.xml · 题干：没有作答的地方（只是一段说明），不能导入',
    'c.xml · 图片：图片「../../../etc/passwd」不在包里',
    'd.xml · 文件：「d.xml」里有 DOCTYPE 声明，不能用',
    'e.xml · 题干：有视频或嵌入的网页，不能带进来',
    'f.xml · 答案：没有标正确答案（没有 correctResponse，也没有计分）',
    'g.xml · 文件：「g.xml」不是完整的 XML',
  ]);
  await expect(readingOf(qtiOf(items))).rejects.toThrow('不正常');
});

it('reads the choices, the blank and the essay of QTI 1.2, and names the rest', async () => {
  const old = (type: string, body: string, right = '') =>
    `<item ident="i" title="t"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">&lt;p&gt;哪个？&lt;/p&gt;</mattext></material>${body}</presentation><resprocessing>${right}</resprocessing></item>`;
  const lid = `<response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="1"><material><mattext texttype="text/plain">甲</mattext></material></response_label><response_label ident="2"><material><mattext texttype="text/plain">乙</mattext></material></response_label></render_choice></response_lid>`;
  const gives = (value: string) =>
    `<respcondition><conditionvar><varequal respident="r">${value}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
  const file = `<questestinterop><assessment ident="a"><section ident="s">${old('multiple_choice_question', lid, gives('2'))}${old('essay_question', '<response_str ident="r"><render_fib/></response_str>')}${old('short_answer_question', '<response_str ident="r"><render_fib/></response_str>', gives('方差'))}${old('matching_question', '')}</section></assessment></questestinterop>`;
  const reading = await readingOf(qtiOf({ 'q/q.xml': file }, [], 'imsqti_xmlv1p2'));
  expect(keyedIn(reading)).toMatchObject(
    [
      { questionType: 1, key: { right: 'b' } },
      { questionType: 5 },
      { questionType: 4, key: { blanks: [{ accepted: ['方差'] }] } },
      {},
    ].map((one, at) => (at === 3 ? undefined : one)) as never,
  );
  expect(reading.rows[0]!.content!.points).toBe(20);
  expect(reasonsOf(reading)).toEqual(['q.xml 第 4 题 · 题型：QTI 1.2 的连线题不能读，请导出成 QTI 2.1，或者手工添加']);
});
