import { QuestionType } from '#contract/rules/questions.ts';
import type { Criterion, Keyed, Option, SimpleType } from '#contract/rules/questions.ts';
import { Unread } from './giftBody.ts';
import { idAt } from './keyedOf.ts';
import { allBelow, elementsIn, firstBelow, textBelow } from './markup.ts';
import type { Markup } from './markup.ts';
import { htmlIn, languageIn } from './qtiHtml.ts';
import type { HtmlPlace } from './qtiHtml.ts';
import { declarationOf } from './qtiResponse.ts';
import type { Declared } from './qtiResponse.ts';
import { judgement } from './words.ts';

/** Where something is asked: the body of an item, or a child of a material. */
export interface Asking {
  root: Markup;
  within: Markup;
  place: HtmlPlace;
}

/** Ways to answer, as people call them; those without a type of ours are said one by one. */
export const interactionNames: Record<string, { label: string; isUnread?: true }> = {
  choiceinteraction: { label: '选择' },
  textentryinteraction: { label: '填空' },
  extendedtextinteraction: { label: '文字作答' },
  matchinteraction: { label: '连线' },
  orderinteraction: { label: '排序' },
  uploadinteraction: { label: '上传文件' },
  inlinechoiceinteraction: { label: '下拉填空', isUnread: true },
  associateinteraction: { label: '自由配对', isUnread: true },
  gapmatchinteraction: { label: '拖词填空', isUnread: true },
  graphicgapmatchinteraction: { label: '图上拖放', isUnread: true },
  graphicassociateinteraction: { label: '图上配对', isUnread: true },
  graphicorderinteraction: { label: '图上排序', isUnread: true },
  hotspotinteraction: { label: '图上点选', isUnread: true },
  hottextinteraction: { label: '文中点选', isUnread: true },
  selectpointinteraction: { label: '图上标点', isUnread: true },
  positionobjectinteraction: { label: '图上摆放', isUnread: true },
  sliderinteraction: { label: '滑块', isUnread: true },
  drawinginteraction: { label: '画图', isUnread: true },
  mediainteraction: { label: '音视频', isUnread: true },
  endattemptinteraction: { label: '提示按钮', isUnread: true },
  custominteraction: { label: '自定义的交互', isUnread: true },
  portablecustominteraction: { label: '自定义的交互', isUnread: true },
};

/** Body and key of what is asked. @throws Unread */
export function keyedOfItem(asking: Asking, interactions: readonly Markup[]): Keyed<SimpleType> {
  const [first] = interactions;
  const read = readers[first!.name]!;
  return read(asking, first!, interactions);
}

type Reader = (asking: Asking, interaction: Markup, all: readonly Markup[]) => Keyed<SimpleType>;

const declared = ({ root }: Asking, { attributes }: Markup): Declared =>
  declarationOf(root, attributes.responseidentifier ?? '');

const readers: Record<string, Reader> = {
  choiceinteraction: choice,
  textentryinteraction: entries,
  extendedtextinteraction: essay,
  matchinteraction: matching,
  orderinteraction: ordering,
  uploadinteraction: (asking) => ({ questionType: QuestionType.file, body: { mostFiles: 1 }, key: byHand(asking) }),
};

/** Choices under names of ours, and theirs beside. */
function choicesOf(choices: readonly Markup[], place: HtmlPlace, idOf: (index: number) => string) {
  const options: Option[] = choices.map((one, index) => ({ id: idOf(index), content: htmlIn(one, place) }));
  const ids = new Map(choices.map((one, index) => [one.attributes.identifier ?? '', idOf(index)]));
  return { options, ids };
}

function choice(asking: Asking, interaction: Markup): Keyed<1 | 2 | 3> {
  const { options, ids } = choicesOf(elementsIn(interaction, 'simplechoice'), asking.place, idAt);
  const { correct, isSingle } = declared(asking, interaction);
  const right = correct.flatMap((id) => ids.get(id) ?? []);
  if (right.length === 0) throw new Unread('答案', '没有标正确答案（没有 correctResponse，也没有计分）');
  const isOrderFixed = interaction.attributes.shuffle === 'false' ? 1 : 0;
  const single = isSingle ?? interaction.attributes.maxchoices === '1';
  if (!single) return { questionType: 2, body: { options, isOrderFixed }, key: { right: right.sort() } };
  if (right.length > 1) throw new Unread('答案', '单选题标了几个正确答案');
  const truths = options.map(({ content }) => judgement(content.replaceAll(/<[^>]*>/g, '')));
  if (truths.length === 2 && truths.includes(1) && truths.includes(0)) {
    return { questionType: 3, body: {}, key: { isTrue: truths[options.findIndex(({ id }) => id === right[0])]! } };
  }
  return { questionType: 1, body: { options, isOrderFixed }, key: { right: right[0]! } };
}

function entries(asking: Asking, first: Markup, all: readonly Markup[]): Keyed<4 | 7> {
  const answers = all.map((one) => declared(asking, one));
  const [only] = answers;
  if (all.length === 1 && only!.isNumber && only!.correct.length > 0) return numeric(asking, first, only!);
  const blanks = answers.map(({ correct }, index) => {
    if (correct.length === 0) throw new Unread('答案', `第 ${index + 1} 个空没有答案`);
    return { accepted: correct };
  });
  const isOrderFree = first.attributes.dataorderfree === '1' ? 1 : 0;
  const isCaseSensitive = answers.some((one) => one.isCaseSensitive) ? 1 : 0;
  return { questionType: 4, body: { blankCount: all.length }, key: { blanks, isOrderFree, isCaseSensitive } };
}

function numeric({ root }: Asking, { attributes }: Markup, { correct, id }: Declared): Keyed<7> {
  const value = Number(correct[0]);
  if (!Number.isFinite(value)) throw new Unread('答案', `「${correct[0]!.slice(0, 30)}」不是数字`);
  const equal = allBelow(root, 'equal').find((one) =>
    allBelow(one, 'variable').some((below) => below.attributes.identifier === id),
  );
  const tolerance = Number((equal?.attributes.tolerance ?? '0').trim().split(/\s+/)[0]);
  const toleranceKind = equal?.attributes.tolerancemode === 'relative' ? 2 : 1;
  const units = (attributes.dataunits ?? '').split('|').filter((unit) => unit !== '');
  const key = {
    value,
    tolerance: Number.isFinite(tolerance) ? tolerance : 0,
    toleranceKind,
    unit: attributes.dataunit ?? '',
  } as const;
  return { questionType: 7, body: { units }, key };
}

const SHORT = 500;

function essay(asking: Asking, { attributes, ...rest }: Markup): Keyed<5 | 8 | 12> {
  const said = attributes.class ?? '';
  const key = byHand(asking);
  const { correct } = declared(asking, { attributes, ...rest });
  if (key.reference === '' && correct.length > 0)
    key.reference = `<p>${correct[0]!.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  if (/\bcode\b/.test(said)) {
    return {
      questionType: 12,
      body: { language: languageIn(said) ?? 'plaintext', starter: attributes.placeholdertext ?? '' },
      key,
    };
  }
  const length = Number(attributes.expectedlength ?? Number.NaN);
  const lines = Number(attributes.expectedlines ?? Number.NaN);
  const isShort = /\bshort\b/.test(said) || (!/\bessay\b/.test(said) && (length <= SHORT || lines <= 5));
  const mostLetters = Number.isInteger(length) && length > 0 && length <= 20_000 ? length : isShort ? 500 : 5000;
  if (!isShort) return { questionType: 5, body: { mostLetters }, key };
  const keywords = textBelow(scored(asking, 'keywords'))
    .split('、')
    .filter((word) => word !== '');
  return { questionType: 8, body: { mostLetters }, key: { ...key, keywords } };
}

const scorers = ({ root, within }: Asking): Markup[] => {
  const own = allBelow(within, 'rubricblock');
  return (own.length > 0 ? own : elementsIn(root, 'rubricblock')).filter(({ attributes }) =>
    /scorer/.test(attributes.view ?? ''),
  );
};

const scored = (asking: Asking, name: string): Markup | undefined =>
  scorers(asking)
    .map((block) => allBelow(block, /^(?:p|dl)$/).find(({ attributes }) => attributes.class === name))
    .find((one) => one);

/** What markers are told: the reference, and the points of it where they are ours. */
function byHand(asking: Asking): { reference: string; rubric: Criterion[] } {
  const reference = scorers(asking)
    .map((block) =>
      htmlIn(firstBelow(block, 'contentbody') ?? block, asking.place, ({ attributes }) =>
        attributes.class === 'rubric' || attributes.class === 'keywords' ? '' : undefined,
      ),
    )
    .join('');
  const list = scored(asking, 'rubric');
  const notes = elementsIn(list, 'dd');
  const rubric = elementsIn(list, 'dt').map((one, index) => ({
    id: `c${index + 1}`,
    title: textBelow(one).trim(),
    share: Number(one.attributes.datashare ?? 0),
    note: textBelow(notes[index]).trim(),
  }));
  return { reference, rubric };
}

function matching(asking: Asking, interaction: Markup): Keyed<9> {
  const [from, to] = elementsIn(interaction, 'simplematchset');
  const left = choicesOf(elementsIn(from, 'simpleassociablechoice'), asking.place, (index) => `l${index + 1}`);
  const right = choicesOf(elementsIn(to, 'simpleassociablechoice'), asking.place, (index) => `r${index + 1}`);
  const pairs = declared(asking, interaction).correct.flatMap((pair) => {
    const [one = '', other = ''] = pair.trim().split(/\s+/);
    const found = { left: left.ids.get(one), right: right.ids.get(other) };
    return found.left && found.right ? [{ left: found.left, right: found.right }] : [];
  });
  if (new Set(pairs.map((pair) => pair.left)).size < pairs.length) {
    throw new Unread('答案', '左边的一项要连几个右边的，这样的题不能导入');
  }
  if (pairs.length < left.options.length) throw new Unread('答案', '左边有的项没有连到右边，这样的题不能导入');
  return { questionType: 9, body: { left: left.options, right: right.options }, key: { pairs } };
}

function ordering(asking: Asking, interaction: Markup): Keyed<10> {
  const { options, ids } = choicesOf(elementsIn(interaction, 'simplechoice'), asking.place, idAt);
  const order = declared(asking, interaction).correct.flatMap((id) => ids.get(id) ?? []);
  if (order.length === 0) throw new Unread('答案', '没有写正确的次序');
  return { questionType: 10, body: { items: options }, key: { order } };
}
