import { newKey } from '../../kit/outbox/newKey.ts';

const TAB = 'zhitu.callTab';
const CALL = 'zhitu.call';

/** This tab as a device of calls: the same after a reload. */
export function tabKey(): string {
  const kept = sessionStorage.getItem(TAB);
  if (kept) return kept;
  const made = newKey();
  sessionStorage.setItem(TAB, made);
  return made;
}

/** The call that this tab shows; it is found again after a reload. */
export const rememberCall = (callId: string): void => sessionStorage.setItem(CALL, callId);
export const rememberedCall = (): string | null => sessionStorage.getItem(CALL);
