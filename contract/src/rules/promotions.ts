import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The kinds of promotion there are. */
export const PromotionType = choice({ limited: [1, '限时特价'], group: [2, '拼团'], newcomer: [3, '新人价'] });

export type PromotionType = ValueOf<typeof PromotionType>;

/** How each kind is called in the address of its page; any other word shows all. */
export const promotionTypes: Readonly<Record<string, PromotionType>> = {
  limited: PromotionType.limited,
  group: PromotionType.group,
  newcomer: PromotionType.newcomer,
};

/** How it stands with one. */
export const promotionPhase = (
  { beginTime, endTime, stock, taken }: { beginTime: string; endTime: string; stock: number; taken: number },
  now: string,
): 'toCome' | 'running' | 'soldOut' | 'over' => {
  if (endTime <= now) return 'over';
  if (beginTime > now) return 'toCome';
  return taken >= stock ? 'soldOut' : 'running';
};
