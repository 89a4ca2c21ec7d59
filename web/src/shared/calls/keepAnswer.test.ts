import { afterEach, expect, it } from 'vitest';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallState, CallType } from '#contract/rules/calls.ts';
import { heldCall, keepCall } from './callStore.ts';
import { keepAnswer } from './keepAnswer.ts';

const view = (callId: string, callState: CallState): CallView => ({
  callId,
  conversationId: '1',
  callType: CallType.voice,
  callState,
  callerUserNo: '1',
  isGroup: 0,
  title: '',
  beganAt: null,
  endReason: null,
  people: [],
  seconds: 0,
});

afterEach(() => keepCall(null));

it('takes an answer for what is told: a call that goes on is mine, one that is over is not', () => {
  keepAnswer(view('1', CallState.active));
  expect(heldCall()?.callId).toBe('1');
  keepAnswer(view('1', CallState.ended));
  expect(heldCall()).toBeNull();
});

it('leaves the call that rings now alone when an older one is said to be over', () => {
  keepCall(view('2', CallState.ringing));
  keepAnswer(view('1', CallState.ended));
  expect(heldCall()?.callId).toBe('2');
});
