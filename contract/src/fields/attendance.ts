import type { FieldTable } from '../kit/field.ts';

/** A check-in that a teacher opens. */
export const attendanceOpening = {
  minutes: { kind: 'number', label: '签到时长（分钟）', called: '签到时长', min: 1, max: 240 },
  lateAfter: { kind: 'number', label: '几分钟后算迟到', min: 0, max: 120 },
  hasPlace: { kind: 'flag', label: '核对位置' },
  latitude: { kind: 'number', label: '教室的纬度', min: -90, max: 90 },
  longitude: { kind: 'number', label: '教室的经度', min: -180, max: 180 },
  radius: { kind: 'number', label: '范围（米）', called: '范围', min: 30, max: 2000 },
} as const satisfies FieldTable;

/** What a teacher writes onto the roll. */
export const attendanceCorrection = {
  attendanceState: { kind: 'choice', label: '改为', required: true },
  reason: { kind: 'line', label: '原因', max: 100, required: true },
} as const satisfies FieldTable;

/** A check-in opened once more. */
export const attendanceReopening = {
  minutes: { kind: 'number', label: '再开几分钟', min: 1, max: 240 },
} as const satisfies FieldTable;
