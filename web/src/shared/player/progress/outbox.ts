import type { Span } from '#contract/rules/spans.ts';
import type { KeptPosition } from './resume.ts';

/** A save that the server has not acknowledged. */
export interface Waiting extends KeptPosition {
  userNo: string;
  periodId: string;
  sittingKey: string;
  ranges: readonly Span[];
  speed: number;
}

/** Kept synchronously, because a page that is being closed has no time for anything else. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'zt-study:';
const keyOf = ({ userNo, sittingKey }: Pick<Waiting, 'userNo' | 'sittingKey'>): string =>
  `${PREFIX}${userNo}:${sittingKey}`;

/** Puts it by, in place of what was put by for the same sitting. A full or forbidden store loses only this safety. */
export function putBy(store: Store, waiting: Waiting): void {
  try {
    store.setItem(keyOf(waiting), JSON.stringify(waiting));
  } catch {
    // 存不下时仍有内存里的一份，下一次保存照常提交
  }
}

export const takeAway = (store: Store, waiting: Pick<Waiting, 'userNo' | 'sittingKey'>): void =>
  store.removeItem(keyOf(waiting));

/** Everything put by for this person; what cannot be read is thrown away. */
export function waitingOf(store: Store, userNo: string): Waiting[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(`${PREFIX}${userNo}:`))
    .flatMap((key) => {
      const waiting = parse(store.getItem(key));
      if (!waiting) store.removeItem(key);
      return waiting ?? [];
    });
}

function parse(text: string | null): Waiting | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Waiting | null;
    const whole =
      value !== null &&
      [value.userNo, value.periodId, value.sittingKey].every((part) => typeof part === 'string') &&
      [value.position, value.base, value.speed].every((part) => Number.isFinite(part)) &&
      Array.isArray(value.ranges) &&
      value.ranges.every((span) => Array.isArray(span) && span.length === 2 && span.every(Number.isFinite));
    return whole ? value : undefined;
  } catch {
    return undefined;
  }
}
