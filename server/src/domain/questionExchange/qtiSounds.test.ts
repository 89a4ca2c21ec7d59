import { expect, it } from 'vitest';
import { itemOf, pixel, qtiOf, responseOf, sound } from '#test/questionFiles.ts';
import { contentOf, readingOf, reasonsOf } from '#test/questionReading.ts';

const files = [
  { name: 'media/a b.mp3', content: sound },
  { name: 'media/c.wav', content: sound },
  { name: 'media/p.png', content: pixel },
];
const stand = (number: number) => `<img src="/picture-of-import/${number}" loading="lazy" />`;
const asked = (first: string) =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="X1">${first}</simpleChoice><simpleChoice identifier="X2">乙</simpleChoice></choiceInteraction>`;

it('takes recordings of stems, options and feedback along, however they are written', async () => {
  const feedback = (inside: string) => `<modalFeedback outcomeIdentifier="F" identifier="c">${inside}</modalFeedback>`;
  const items = {
    'items/a.xml': itemOf(
      responseOf(['X1']),
      `<audio src="../media/a%20b.mp3" controls="controls"/><p>听一听</p>${asked('<object type="audio/wav" data="../media/c.wav"/>')}`,
      feedback('<p>再听 <audio><source src="../media/c.wav" type="audio/wav"/></audio></p>'),
    ),
    'items/b.xml': itemOf(responseOf(['X1']), `<div><object data="../media/c.wav"/></div>${asked('甲')}`),
  };
  const reading = await readingOf(qtiOf(items, files));
  expect(reasonsOf(reading)).toEqual([]);
  const [first, second] = reading.rows.map(contentOf);
  expect(first!.stem).toBe(`<p>${stand(1)}</p><p>听一听</p>`);
  expect(first!.keyed.body).toMatchObject({ options: [{ content: `<p>${stand(0)}</p>` }, {}] });
  expect(first!.analysis).toBe(`<p>再听 ${stand(0)}</p>`);
  expect(second!.stem).toBe(`<p>${stand(0)}</p>`);
  expect(reading.pictures.map(({ name, isSound }) => [name, isSound])).toEqual([
    ['media/c.wav', true],
    ['media/a b.mp3', true],
  ]);
});

it('reads those of Canvas in QTI 1.2, pictures too, and says which are missing', async () => {
  const old = (html: string, more = '') =>
    `<item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${html.replaceAll('<', '&lt;')}</mattext>${more}</material><response_str ident="r"><render_fib/></response_str></presentation></item>`;
  const file = `<questestinterop><assessment ident="a"><section ident="s">${[
    old('<p>听 <audio controls src="$IMS-CC-FILEBASE$/media/a%20b.mp3?canvas_=1"></audio></p>'),
    old(
      '<p>看 <img src="%24IMS-CC-FILEBASE%24/../media/p.png" alt="图"></p>',
      '<mataudio uri="../media/c.wav" audiotype="audio/wav"/>',
    ),
    old('<audio src="$IMS-CC-FILEBASE$/gone.mp3"></audio>'),
    old('<video src="a.mp4"></video>'),
    old('<audio src="https://elsewhere.example/a.mp3"></audio>'),
  ].join('')}</section></assessment></questestinterop>`;
  const reading = await readingOf(qtiOf({ 'q/q.xml': file }, files, 'imsqti_xmlv1p2'));
  expect(reading.rows.slice(0, 2).map((row) => contentOf(row).stem)).toEqual([
    `<p>听 ${stand(0)}</p>`,
    `<p>看 ${stand(1).replace(' loading', ' alt="图" loading')}</p><p>${stand(2)}</p>`,
  ]);
  expect(reasonsOf(reading)).toEqual([
    'q.xml 第 3 题 · 录音：录音「$IMS-CC-FILEBASE$/gone.mp3」不在包里',
    'q.xml 第 4 题 · 题干：有视频或嵌入的网页，不能带进来',
    'q.xml 第 5 题 · 录音：录音「https://elsewhere.example/a.mp3」不在包里',
  ]);
});
