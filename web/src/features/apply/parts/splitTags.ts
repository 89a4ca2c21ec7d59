/** The tags in a line as people write it: 数据分析、SQL，看板. */
export const splitTags = (typed: string): string[] =>
  typed
    .split(/[、，,；;|]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
