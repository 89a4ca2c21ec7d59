/** What questions come in as; which of them a file is, its content says. */
export const questionFormats = {
  excel: 'Excel 表格',
  word: 'Word 文档',
  gift: 'GIFT 文本',
  qti: 'QTI 压缩包',
} as const;

export type QuestionFormat = keyof typeof questionFormats;

export const EXCHANGE_BYTES = 20 * 1_048_576;
export const MOST_IMPORTED = 500;
export const MOST_EXPORTED = 1000;
export const MOST_PICTURES = 300;
export const UNDO_HOURS = 24;

/** Whether what was brought in at this moment can still be taken back. */
export const mayTakeBack = (importedAt: Date, now: Date): boolean =>
  now.getTime() - importedAt.getTime() <= UNDO_HOURS * 3_600_000;
