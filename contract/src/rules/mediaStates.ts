import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What becomes of an uploaded file before it can be used. */
export const MediaState = choice({
  ready: [1, '可以使用'],
  queued: [2, '等待处理'],
  processing: [3, '正在处理'],
  failed: [4, '处理失败'],
});

export type MediaState = ValueOf<typeof MediaState>;
