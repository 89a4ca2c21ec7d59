/** What became of an SMS or a letter. The embedded providers only keep them; the real ones leave here what failed. */
export const deliveryStates = { 0: '留在发件箱', 1: '已补发', 2: '发送失败', 3: '正在发送' } as const;

export type DeliveryState = keyof typeof deliveryStates;

export const KEPT = 0;
export const SENT = 1;
export const FAILED = 2;
export const SENDING = 3;
