import type { Answer, Keyed, SimpleType } from '#contract/rules/questions.ts';
import { QuestionType } from '#contract/rules/questions.ts';

type One = Keyed<SimpleType>;

/** An answer that is all right. */
export function rightAnswer({ questionType, key, body }: One): Answer {
  if (questionType === QuestionType.single || questionType === QuestionType.multiple) return key.right;
  if (questionType === QuestionType.judge) return key.isTrue;
  if (questionType === QuestionType.blanks) return key.blanks.map(({ accepted }) => accepted[0]!);
  if (questionType === QuestionType.number) return { value: String(key.value), unit: key.unit };
  if (questionType === QuestionType.matching) return key.pairs;
  if (questionType === QuestionType.ordering) return key.order;
  return written({ questionType, key, body } as One, 1);
}

/** One that somebody gave who did not quite know; never all right. */
export function wrongAnswer(question: One, random: () => number): Answer {
  const { questionType, key, body } = question;
  const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  if (questionType === QuestionType.single) return from(body.options.filter(({ id }) => id !== key.right)).id;
  if (questionType === QuestionType.multiple) {
    return random() < 0.6 ? key.right.slice(1) : [...key.right.slice(1), from(body.options).id].filter(distinct);
  }
  if (questionType === QuestionType.judge) return key.isTrue === 1 ? 0 : 1;
  if (questionType === QuestionType.blanks) {
    return key.blanks.map(({ accepted }, at) => (at > 0 ? accepted[0]! : '不确定'));
  }
  if (questionType === QuestionType.number) {
    return { value: String(Math.round(key.value * (random() < 0.5 ? 1.5 : 0.5) * 100) / 100 + 1), unit: key.unit };
  }
  if (questionType === QuestionType.matching) {
    const rights = key.pairs.map(({ right }) => right);
    return key.pairs.map(({ left }, at) => ({ left, right: rights[(at + 1) % rights.length]! }));
  }
  if (questionType === QuestionType.ordering) return [key.order[1]!, key.order[0]!, ...key.order.slice(2)];
  return written(question, 0.35 + random() * 0.5);
}

const distinct = (id: string, at: number, all: string[]) => all.indexOf(id) === at;

/** The reference as somebody would write it down who remembers so much of it. */
function written({ questionType, key }: One, share: number): Answer {
  if (questionType === QuestionType.file) return [];
  const text = 'reference' in key ? plain(key.reference) : '';
  const sentences = text.match(/[^。；\n]+[。；\n]?/g) ?? [text];
  const kept = sentences.slice(0, Math.max(1, Math.round(sentences.length * share))).join('');
  return questionType === QuestionType.essay ? `<p>${kept}</p>` : kept;
}

const plain = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/li|\/pre)[^>]*>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n')
    .trim();
