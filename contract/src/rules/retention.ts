import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What the operator may have deleted once it is old enough; everything else goes with its person or its course. */
export const RetentionKind = choice({
  chats: [1, '单聊与普通群的消息'],
  timelines: [2, '直播课的讨论、投票与板书'],
  takes: [3, '直播课的录制'],
});

export type RetentionKind = ValueOf<typeof RetentionKind>;

export const MOST_MONTHS = 240;
