import type { Difficulty } from '#contract/rules/questions.ts';
import { MOST_OPTIONS, QuestionType } from '#contract/rules/questions.ts';
import { folded } from './cells.ts';

const typeWords: readonly (readonly [RegExp, QuestionType])[] = [
  [/不定项|多项|多选/, QuestionType.multiple],
  [/单项|单选/, QuestionType.single],
  [/判断|是非|对错/, QuestionType.judge],
  [/填空|完形/, QuestionType.blanks],
  [/数值|数字/, QuestionType.number],
  [/简答|名词解释|问答/, QuestionType.short],
  [/连线|匹配|配对/, QuestionType.matching],
  [/排序/, QuestionType.ordering],
  [/文件|上传|附件/, QuestionType.file],
  [/代码|编程|程序设计/, QuestionType.code],
  [/材料|阅读|案例|综合材料/, QuestionType.compound],
  [/解答|论述|计算|综合|作文|证明|分析|应用|主观/, QuestionType.essay],
];

/** 一、单项选择题（每题 2 分） names a type; 选择题 alone leaves open which of the two. */
export const typeIn = (text: string): QuestionType | 'choice' | undefined =>
  typeWords.find(([word]) => word.test(text))?.[1] ?? (/选择/.test(text) ? 'choice' : undefined);

const yes = /^(?:对|正确|是|√|✓|✔|☑|t|true|y|yes|right|1)$/;
const no = /^(?:错|错误|不对|不正确|否|×|✗|✘|x|f|false|n|no|wrong|0)$/;

/** 对 √ T and the like; undefined for what is neither. */
export function judgement(text: string): 0 | 1 | undefined {
  const word = folded(text)
    .toLowerCase()
    .replaceAll(/[\s。.()（）]/g, '');
  return yes.test(word) ? 1 : no.test(word) ? 0 : undefined;
}

/** ABD, A、B、D, ａｂｄ as places counted from 0; undefined for what is no list of letters. */
export function lettersIn(text: string): number[] | undefined {
  const plain = folded(text)
    .toUpperCase()
    .replaceAll(/[\s,，、;；.。|/和与及()]/g, '');
  if (!/^[A-Z]{1,26}$/.test(plain)) return undefined;
  return [...plain].map((letter) => letter.charCodeAt(0) - 65);
}

export const mostLetter = String.fromCodePoint(64 + MOST_OPTIONS);

const difficultyWords: readonly (readonly [RegExp, Difficulty])[] = [
  [/^(?:易|简单|容易|较易|低|1|easy)$/, 1],
  [/^(?:中|中等|一般|适中|普通|2|medium)$/, 2],
  [/^(?:难|困难|较难|高|很难|3|hard)$/, 3],
];

export const difficultyOf = (text: string): Difficulty | undefined =>
  difficultyWords.find(([word]) => word.test(folded(text).trim().toLowerCase()))?.[1];

/** 数据清洗、方差 */
export const listIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；|\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** 2.5 分 as tenths; NaN for what is no number. */
export function tenths(text: string): number {
  const plain = folded(text).trim().replace(/分$/, '').trim();
  return /^\d{1,4}(?:\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) / 100 : Number.NaN;
}

/** Parts between `sign`, which stands for itself behind a backslash. */
export function splitBy(text: string, signs: RegExp): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === '\\' && at + 1 < text.length && (signs.test(text[at + 1]!) || text[at + 1] === '\\')) {
      at += 1;
      parts[parts.length - 1] += `\\${text[at]!}`;
    } else if (signs.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

export const unescaped = (text: string): string => text.replaceAll(/\\([\\;；|｜\n])/g, '$1');
export const guarded = (text: string): string => text.replaceAll(/[\\;；|｜]/g, String.raw`\$&`);
