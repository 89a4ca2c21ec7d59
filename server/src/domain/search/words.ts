import { jieba } from './dictionaries.ts';

/** One case, one width: what a person types and what an author wrote meet here. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A text without case, width, spaces and punctuation; `+` and `#` stay, because C, C++ and C# are three things. */
export const keyOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}+#]/gu, '');

export interface Run {
  text: string;
  isHan: boolean;
}

/** An address or a number in a text may be longer than the index takes. */
const LONGEST = 60;

/** The runs of Han characters and the words of other scripts (`node.js`, `c++`, `5s`) in their order. */
export function runsOf(text: string): Run[] {
  const runs = fold(text).match(/\p{Script=Han}+|[\p{L}\p{N}](?:[\p{L}\p{N}.+#-](?<!\p{Script=Han}))*/gu) ?? [];
  return runs.map((run) => {
    const isHan = /^\p{Script=Han}/u.test(run);
    return { text: isHan ? run : run.slice(0, LONGEST).replace(/[.-]+$/, ''), isHan };
  });
}

/** Han text in words that follow each other. */
export const wordsOf = (han: string): string[] => jieba().cut(han, true);

/** The same with the shorter words inside the longer ones. */
export const allWordsOf = (han: string): string[] => jieba().cutForSearch(han, true);

/** Every pair of neighbours, and the last character by itself so that one character finds it as a beginning. */
export function pairsOf(han: string): string[] {
  const chars = [...han];
  return chars.map((char, index) => char + (chars[index + 1] ?? ''));
}

/** `node.js` is found as nodejs, node and js; `python3` as python too. */
export function wordForms(word: string): string[] {
  const parts = word.split(/[.-]+/).filter(Boolean);
  const bare = word.replace(/\d+$/, '');
  return [...new Set([parts.join(''), ...parts, ...(bare.length > 1 ? [bare] : [])])];
}

/** Words that people add to what they look for. They help the order of results and never exclude one. */
const fillers = new Set(
  `的 了 和 与 及 或 在 是 吗 呢 怎么 怎样 如何 什么 哪些 哪里 有 有没有 我 我要 想 想要 做 学 学习 自学 课 课程 的课 网课 教程 教学 视频
  培训 讲座 一门 关于 给 用 个 the a an of to and for how course courses`.split(/\s+/),
);

export const isFiller = (word: string): boolean => fillers.has(word);
