import { expect, test } from 'vitest';
import { AuditState, REVIEW_TARGET_HOURS } from './auditStates.ts';
import { REVIEW_TARGET_TEXT, waitedText, waitOf, waitText } from './reviewClock.ts';

const submitTime = '2026-11-02 10:00:00';
const at = (wire: string) => new Date(`${wire.replace(' ', 'T')}+08:00`);

test('what waits counts until now, what was decided until then', () => {
  const waiting = { auditStatus: AuditState.waiting, submitTime, auditTime: null };
  expect(waitOf(waiting, at('2026-11-02 10:59:59'))).toEqual({ waitedHours: 0, isOverdue: 0 });
  expect(waitOf(waiting, at('2026-11-05 09:59:59'))).toEqual({ waitedHours: REVIEW_TARGET_HOURS - 1, isOverdue: 0 });
  expect(waitOf(waiting, at('2026-11-05 10:00:00'))).toEqual({ waitedHours: REVIEW_TARGET_HOURS, isOverdue: 1 });
  const passed = { auditStatus: AuditState.passed, submitTime, auditTime: '2026-11-03 12:30:00' };
  expect(waitOf(passed, at('2026-12-01 00:00:00'))).toEqual({ waitedHours: 26, isOverdue: 0 });
});

test('handed in again while it was refused: the old decision does not count', () => {
  const again = { auditStatus: AuditState.waiting, submitTime, auditTime: '2026-11-01 10:00:00' };
  expect(waitOf(again, at('2026-11-02 15:00:00')).waitedHours).toBe(5);
});

test('waiting in words', () => {
  expect([0, 1, 47, 48, 120].map(waitText)).toEqual(['不到 1 小时', '1 小时', '47 小时', '2 天', '5 天']);
  expect([0, 2].map(waitedText)).toEqual(['等了不到 1 小时', '已等 2 小时']);
  expect(REVIEW_TARGET_TEXT).toBe('3 天');
});
