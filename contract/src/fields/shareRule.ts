import type { FieldTable } from '../kit/field.ts';

/** What a seller gets of the price from a moment on. */
export const shareRule = {
  sellerPercent: { kind: 'number', label: '卖方分成', min: 0, max: 100 },
  beginsAt: { kind: 'time', label: '生效时间', required: true },
  reason: { kind: 'line', label: '原因', max: 100, required: true },
} as const satisfies FieldTable;
