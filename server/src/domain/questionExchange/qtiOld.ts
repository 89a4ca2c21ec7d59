import type { Keyed, Option } from '#contract/rules/questions.ts';
import { BLANK } from '#contract/rules/questions.ts';
import { escaped, htmlOf } from './cells.ts';
import { Unread } from './unread.ts';
import type { Found } from './judged.ts';
import { idAt } from './keyedOf.ts';
import { allBelow, elementsIn, firstBelow, textBelow } from './markup.ts';
import type { Markup } from './markup.ts';
import type { HtmlPlace } from './qtiHtml.ts';
import { oldHtml } from './qtiOldHtml.ts';
import { judgement } from './words.ts';

const unread: Record<string, string> = {
  matching_question: '连线',
  multiple_dropdowns_question: '下拉填空',
  fill_in_multiple_blanks_question: '几个空的填空',
  calculated_question: '每次数字不同的计算',
  numerical_question: '数值',
  text_only_question: '只有说明的一页',
};

/** A question of a QTI 1.2 item, as Canvas writes them: choices, true or false, one blank, essays, files. @throws Unread */
export function foundInOld(item: Markup, place: HtmlPlace): Found {
  const kind = fieldOf(item, 'question_type');
  if (kind in unread) throw new Unread('题型', `QTI 1.2 的${unread[kind]!}题不能读，请导出成 QTI 2.1，或者手工添加`);
  const presentation = firstBelow(item, 'presentation');
  const stem = textOf(elementsIn(presentation, 'material')[0] ?? firstBelow(presentation, 'material'), place);
  const points = Number(fieldOf(item, 'points_possible') || Number.NaN);
  const analysis = allBelow(item, 'itemfeedback')
    .map((one) => textOf(one, place))
    .join('');
  const facts = { analysis, ...(points > 0 && { points: Math.round(points * 10) }) };
  return { ...facts, ...askedOf(item, kind, stem, place) };
}

function askedOf(item: Markup, kind: string, stem: string, place: HtmlPlace): { stem: string; keyed: Keyed } {
  const byHand = { reference: '', rubric: [] };
  if (kind === 'essay_question') return { stem, keyed: { questionType: 5, body: { mostLetters: 5000 }, key: byHand } };
  if (kind === 'file_upload_question')
    return { stem, keyed: { questionType: 11, body: { mostFiles: 1 }, key: byHand } };
  const labels =
    allBelow(item, 'response_label').length > 0 ? allBelow(item, 'response_label') : allBelow(item, 'responselabel');
  const right = rightIn(item);
  if (right.length === 0) throw new Unread('答案', '没有标正确答案');
  if (labels.length === 0 || firstBelow(item, 'render_fib')) {
    const blanks = [{ accepted: right }];
    const keyed: Keyed = {
      questionType: 4,
      body: { blankCount: 1 },
      key: { blanks, isOrderFree: 0, isCaseSensitive: 0 },
    };
    return { stem: `${stem.replace(/<\/p>$/, '')} ${BLANK}${stem.endsWith('</p>') ? '</p>' : ''}`, keyed };
  }
  const options: Option[] = labels.map((one, index) => ({ id: idAt(index), content: textOf(one, place) }));
  const ids = new Map(labels.map(({ attributes }, index) => [attributes.ident ?? '', idAt(index)]));
  const chosen = right.flatMap((ident) => ids.get(ident) ?? []);
  const isMany = firstBelow(item, 'response_lid')?.attributes.rcardinality?.toLowerCase() === 'multiple';
  if (isMany) return { stem, keyed: { questionType: 2, body: { options, isOrderFixed: 0 }, key: { right: chosen } } };
  const truths = options.map(({ content }) => judgement(content.replaceAll(/<[^>]*>/g, '')));
  if (truths.length === 2 && truths.includes(1) && truths.includes(0)) {
    return {
      stem,
      keyed: { questionType: 3, body: {}, key: { isTrue: truths[options.findIndex(({ id }) => id === chosen[0])]! } },
    };
  }
  return { stem, keyed: { questionType: 1, body: { options, isOrderFixed: 0 }, key: { right: chosen[0] ?? '' } } };
}

/** What the conditions that give marks ask for; what they ask not to be chosen is none of it. */
function rightIn(item: Markup): string[] {
  const giving = allBelow(item, 'respcondition').filter(
    (one) => Number(textBelow(firstBelow(one, 'setvar')).trim() || 0) > 0,
  );
  const asked = giving.flatMap((one) => equalsIn(firstBelow(one, 'conditionvar')));
  return [...new Set(asked)];
}

const equalsIn = (node: Markup | undefined): string[] =>
  elementsIn(node).flatMap((one) =>
    one.name === 'not' ? [] : one.name === 'varequal' ? [textBelow(one).trim()] : equalsIn(one),
  );

/** HTML travels as text in `mattext`; a recording may also stand beside it. */
function textOf(node: Markup | undefined, place: HtmlPlace): string {
  const texts = allBelow(node, /^(?:mattext|mataudio|matvideo)$/).map((one) => {
    if (one.name === 'mattext' && one.attributes.texttype !== 'text/html') return htmlOf(textBelow(one));
    if (one.name === 'mattext') return oldHtml(textBelow(one), place);
    const sound = one.name === 'mataudio' ? 'audio' : 'video';
    return oldHtml(`<${sound} src="${escaped(one.attributes.uri ?? '')}"></${sound}>`, place);
  });
  return texts.join('');
}

function fieldOf(item: Markup, name: string): string {
  const field = allBelow(item, 'qtimetadatafield').find(
    (one) => textBelow(firstBelow(one, 'fieldlabel')).trim() === name,
  );
  return textBelow(firstBelow(field, 'fieldentry')).trim();
}
