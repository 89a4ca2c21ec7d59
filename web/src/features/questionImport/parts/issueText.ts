import type { ImportRow } from '#contract/exam/questionImport.ts';

/** 第 12 行 · 答案列：没有写 */
export const issueText = ({ place, column, reason }: ImportRow['issues'][number]): string =>
  `${place} · ${column}${place.endsWith('行') ? '列' : ''}：${reason}`;
