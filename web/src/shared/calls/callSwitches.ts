import { CallType } from '#contract/rules/calls.ts';
import { keepSwitches, keptSwitches } from '../rtc/keptSwitches.ts';
import type { Switches } from '../rtc/keptSwitches.ts';

const roomOf = (callId: string): string => `call:${callId}`;

export const keepCallSwitches = (callId: string, turned: Partial<Switches>): void =>
  keepSwitches(roomOf(callId), turned);

/** What this tab sends in a call: what it had on before a reload; in a new call the microphone, and what its kind says. */
export function switchesOf(callId: string, callType: CallType): Switches {
  const kept = keptSwitches(roomOf(callId));
  if (kept) return kept;
  const first = { hasSound: true, hasPicture: callType === CallType.video };
  keepCallSwitches(callId, first);
  return first;
}

/**
 * Before a call is taken over from another device: what that one had on is not known here, and nobody is to be heard who
 * was muted there.
 */
export const comeMuted = (callId: string): void => keepCallSwitches(callId, { hasSound: false, hasPicture: false });

export const CAME_MUTED = '通话转到了这台设备，麦克风和摄像头先关着，要用时再打开';
