import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What became of an SMS or a letter. The embedded providers only keep them; the real ones leave here what failed. */
export const DeliveryState = choice({
  kept: [0, '留在发件箱'],
  sent: [1, '已补发'],
  failed: [2, '发送失败'],
  sending: [3, '正在发送'],
});

export type DeliveryState = ValueOf<typeof DeliveryState>;
