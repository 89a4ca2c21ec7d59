import type { FieldTable } from '../kit/field.ts';

/** A tier of membership. */
export const vipSet = {
  vipName: { kind: 'line', label: '名称', called: '档位名称', max: 20, required: true },
  vipLevel: { kind: 'choice', label: '级别' },
  price: { kind: 'number', label: '价格', min: 0.01, max: 100_000 },
  days: { kind: 'number', label: '天数', min: 1, max: 3660 },
  rights: { kind: 'text', label: '另外的权益', max: 600 },
} as const satisfies FieldTable;

/** A promotion of a course. */
export const promotion = {
  promotionType: { kind: 'choice', label: '种类' },
  promotionName: { kind: 'line', label: '名称', called: '活动名称', max: 20, required: true },
  courseId: { kind: 'course', label: '课程', required: true },
  price: { kind: 'number', label: '活动价', min: 0.01, max: 100_000 },
  floorPrice: { kind: 'number', label: '底价', min: 0.01, max: 100_000 },
  stock: { kind: 'number', label: '名额', min: 1, max: 1_000_000 },
  groupSize: { kind: 'number', label: '几人成团', min: 2, max: 100 },
  groupHours: { kind: 'number', label: '几小时内拼成', min: 1, max: 72 },
  beginTime: { kind: 'time', label: '开始时间', required: true },
  endTime: { kind: 'time', label: '结束时间', required: true },
} as const satisfies FieldTable;
