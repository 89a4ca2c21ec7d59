import { BLANK, QuestionType } from '#contract/rules/questions.ts';
import type { Child, ChildKey, Keyed, SimpleType } from '#contract/rules/questions.ts';
import { Unread } from './giftBody.ts';
import type { Found } from './judged.ts';
import { allBelow, elementsIn, firstBelow, textBelow } from './markup.ts';
import type { Markup } from './markup.ts';
import { htmlIn } from './qtiHtml.ts';
import type { HtmlPlace } from './qtiHtml.ts';
import { interactionNames, keyedOfItem } from './qtiKeyed.ts';
import type { Asking } from './qtiKeyed.ts';

/** Children of a material, as our own packages mark them. */
export const CHILD_CLASS = 'child-question';
export const ANALYSIS = 'ANALYSIS';

/** A question of a QTI 2 or 3 item. @throws Unread */
export function foundInItem(root: Markup, place: HtmlPlace): Found {
  if (root.name !== 'assessmentitem') throw new Unread('文件', '不是一道题');
  if (elementsIn(root, 'templatedeclaration').length > 0)
    throw new Unread('题干', '每次数字不同的题（模板题），不能导入');
  const body = elementsIn(root, 'itembody')[0];
  if (!body) throw new Unread('题干', '没有题干');
  const children = allBelow(body, 'div').filter(({ attributes }) => attributes.class === CHILD_CLASS);
  const points = pointsOf(root);
  const analysis = analysisOf(root, place, ANALYSIS);
  const facts = { analysis, ...(points !== undefined && { points }) };
  if (children.length > 0) return { ...facts, ...materialOf(root, body, children, place) };
  return { ...facts, ...simpleOf({ root, within: body, place }) };
}

function simpleOf(asking: Asking): { stem: string; keyed: Keyed<SimpleType> } {
  const { within, place } = asking;
  const interactions = interactionsIn(within);
  const names = [...new Set(interactions.map(({ name }) => name))];
  if (names.length === 0) throw new Unread('题干', '没有作答的地方（只是一段说明），不能导入');
  const unknown = names.find((name) => !(name in interactionNames) || interactionNames[name]!.isUnread);
  if (unknown !== undefined) {
    throw new Unread('题型', `${interactionNames[unknown]?.label ?? unknown}没有对应的题型，不能导入`);
  }
  if (names.length > 1 || (interactions.length > 1 && names[0] !== 'textentryinteraction')) {
    const labels = names.map((name) => interactionNames[name]!.label).join('、');
    throw new Unread('题型', `一道题里有 ${interactions.length} 处作答（${labels}），请拆成几道题`);
  }
  const keyed = keyedOfItem(asking, interactions);
  const isBlank = keyed.questionType === QuestionType.blanks;
  const prompts = interactions.flatMap((one) => elementsIn(one, 'prompt'));
  const own = htmlIn(within, place, (element) =>
    element.name.endsWith('interaction') ? (isBlank ? ` ${BLANK} ` : '') : undefined,
  );
  const asked = prompts.map((prompt) => htmlIn(prompt, place)).join('');
  return { stem: withoutEmpty(own + asked), keyed };
}

const withoutEmpty = (html: string): string => html.replaceAll(/<p>(?:\s|&nbsp;)*<\/p>/g, '').trim();

const interactionsIn = (node: Markup): Markup[] => allBelow(node, /interaction$/);

function materialOf(
  root: Markup,
  body: Markup,
  list: readonly Markup[],
  place: HtmlPlace,
): { stem: string; keyed: Keyed } {
  const children: Child[] = [];
  const keys: ChildKey[] = [];
  for (const [index, within] of list.entries()) {
    const { stem, keyed } = simpleOf({ root, within, place });
    const id = `q${index + 1}`;
    const { questionType, body: asked, key } = keyed;
    const points = Number(within.attributes.datapoints ?? 0);
    children.push({ id, stem, points, questionType, body: asked } as Child);
    const analysis = analysisOf(root, place, `${ANALYSIS}_${within.attributes.id ?? ''}`);
    keys.push({ id, questionType, key, analysis } as ChildKey);
  }
  const stem = htmlIn(body, place, (element) => (element.attributes.class === CHILD_CLASS ? '' : undefined));
  return {
    stem: withoutEmpty(stem),
    keyed: { questionType: QuestionType.compound, body: { children }, key: { children: keys } },
  };
}

/** What is said afterwards. Ours names it; of others all that is said counts. */
function analysisOf(root: Markup, place: HtmlPlace, identifier: string): string {
  const all = allBelow(root, /^(?:modalfeedback)$/);
  const isOurs = all.some(({ attributes }) => (attributes.identifier ?? '').startsWith(ANALYSIS));
  const meant = all.filter(({ attributes }) => !isOurs || attributes.identifier === identifier);
  const texts = meant.map((one) => htmlIn(firstBelow(one, 'contentbody') ?? one, place));
  return [...new Set(texts)].filter((text) => text !== '').join('');
}

/** Tenths, where the item says what it is worth. */
function pointsOf(root: Markup): number | undefined {
  const outcomes = elementsIn(root, 'outcomedeclaration');
  const named = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name);
  const max = Number(textBelow(firstBelow(named('MAXSCORE'), 'value')).trim() || Number.NaN);
  const normal = Number(named('SCORE')?.attributes.normalmaximum ?? Number.NaN);
  const worth = [max, normal].find((one) => Number.isFinite(one) && one > 0);
  return worth === undefined ? undefined : Math.round(worth * 10);
}
