import { bracedIn, braceProblem, withoutBraces } from './braces.ts';

/** What words to a candidate may name; each reads their own. */
const named = ['姓名', '职位', '企业'] as const;

/** Of one enterprise. */
export const MOST_TEMPLATES = 50;
export const TEMPLATE_NAME_LENGTH = 20;
/** As long as the words that go with a move. */
export const WORDS_LENGTH = 300;

/** What the pages say of the words between braces. */
export const wordsHelp = '可以写 {姓名}、{职位}、{企业}，发给每一位时换成各自的';

export const templateProblem = (text: string): string | undefined => braceProblem(text, named);

/** Whether everybody reads words of their own. */
export const isPersonal = (text: string): boolean =>
  bracedIn(text).some((name) => (named as readonly string[]).includes(name));

/** Who is reviewed blind is greeted without a name: recruiters read the words, too. */
const UNNAMED = '朋友';

interface Receiver {
  /** Null in a blind review. */
  name: string | null;
  vacancyName: string;
  orgName: string;
}

export const personalWords = (text: string, { name, vacancyName, orgName }: Receiver): string =>
  withoutBraces(text, { 姓名: name ?? UNNAMED, 职位: vacancyName, 企业: orgName });
