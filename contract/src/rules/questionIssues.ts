import { QuestionType } from './questions.ts';
import type { Keyed, Option, SimpleType } from './questions.ts';
import { isBlankHtml, lettersIn } from './richText.ts';

export interface Issue {
  /** As the form names it: `key.right`, `body.children.0.key.right`. */
  path: string;
  message: string;
}

type Checks = { [T in QuestionType]: (question: Extract<Keyed, { questionType: T }>) => Issue[] };

/** Where body and key of a question do not agree; empty: it can be asked and marked. */
export function questionIssues(question: Keyed, stem: string): Issue[] {
  const check = checks[question.questionType] as (one: Keyed) => Issue[];
  const blanks = question.questionType === QuestionType.blanks ? blanksIn(stem) : undefined;
  const isOff = blanks !== undefined && blanks !== (question as Extract<Keyed, { questionType: 4 }>).body.blankCount;
  return [...(isOff ? [issue('stem', `题干里有 ${blanks} 个空，和答案的空数不一致`)] : []), ...check(question)];
}

/** Places to fill in: runs of four or more underlines, not those inside a tag. */
export const blanksIn = (stem: string): number => stem.replaceAll(/<[^<>]*>/g, ' ').match(/_{4,}/g)?.length ?? 0;

const issue = (path: string, message: string): Issue => ({ path, message });

const has = (list: readonly Option[], id: string) => list.some((one) => one.id === id);

const checks: Checks = {
  1: ({ body, key }) => [...alike(body.options, 'body.options'), ...(has(body.options, key.right) ? [] : [NO_RIGHT])],
  2: ({ body, key }) => [
    ...alike(body.options, 'body.options'),
    ...(key.right.length > 0 && key.right.every((id) => has(body.options, id)) ? [] : [NO_RIGHT]),
    ...(new Set(key.right).size === key.right.length ? [] : [issue('key.right', '正确答案重复了')]),
  ],
  3: () => [],
  4: ({ body, key }) =>
    key.blanks.length === body.blankCount
      ? []
      : [issue('key.blanks', `题目有 ${body.blankCount} 个空，请给每个空写答案`)],
  5: () => [],
  6: ({ body, key }) =>
    body.children.flatMap((child, index) => {
      const at = key.children.findIndex(({ id }) => id === child.id);
      const own = key.children[at];
      if (own?.questionType !== child.questionType) return [issue(`body.children.${index}`, '这道小题还没有答案')];
      const { questionType, body: asked } = child;
      const keyed = { questionType, body: asked, key: own.key } as Keyed<SimpleType>;
      return questionIssues(keyed, child.stem).map(({ path, message }) =>
        path.startsWith('key')
          ? issue(`key.children.${at}.${path}`, message)
          : issue(`body.children.${index}.${path}`, message),
      );
    }),
  7: ({ body, key }) =>
    body.units.length === 0 || body.units.includes(key.unit) ? [] : [issue('key.unit', '正确的单位要在可选的单位里')],
  8: () => [],
  9: ({ body, key }) => [
    ...alike(body.left, 'body.left'),
    ...alike(body.right, 'body.right'),
    ...(key.pairs.length === body.left.length &&
    new Set(key.pairs.map(({ left }) => left)).size === body.left.length &&
    key.pairs.every(({ left, right }) => has(body.left, left) && has(body.right, right))
      ? []
      : [issue('key.pairs', '左边的每一项都要连到右边的一项')]),
  ],
  10: ({ body, key }) => [
    ...alike(body.items, 'body.items'),
    ...(key.order.length === body.items.length && body.items.every(({ id }) => key.order.includes(id))
      ? []
      : [issue('key.order', '请把每一项都排进顺序里')]),
  ],
  11: () => [],
  12: () => [],
};

const NO_RIGHT = issue('key.right', '请设正确答案');

/** Two options that read the same cannot be told apart. */
function alike(list: readonly Option[], path: string): Issue[] {
  const seen = new Map<string, number>();
  return list.flatMap(({ content }, index) => {
    const text = content.replaceAll(/\s+/g, '');
    const same = seen.get(text);
    seen.set(text, index);
    if (isBlankHtml(content) || (lettersIn(content) === 0 && !content.includes('<img'))) {
      return [issue(`${path}.${index}.content`, '请输入内容')];
    }
    return same === undefined ? [] : [issue(`${path}.${index}.content`, `和第 ${same + 1} 项一样`)];
  });
}
