import type { FieldTable } from '../kit/field.ts';

/** A batch of coupons, as whoever bears them writes it. */
export const couponBatch = {
  batchName: { kind: 'line', label: '名称', called: '优惠券名称', max: 20, required: true },
  amountOff: { kind: 'number', label: '减多少', min: 0.01, max: 100_000 },
  minPrice: { kind: 'number', label: '满多少可用', min: 0, max: 100_000 },
  points: { kind: 'number', label: '换一张要多少积分', min: 0, max: 1_000_000 },
  total: { kind: 'number', label: '发多少张', min: 1, max: 1_000_000 },
  isNewcomer: { kind: 'flag', label: '只给第一次购买的人' },
  isOpen: { kind: 'flag', label: '人人可领' },
  isSingle: { kind: 'flag', label: '一人一码' },
  code: { kind: 'code', label: '优惠码', max: 20 },
  beginTime: { kind: 'time', label: '开始时间', required: true },
  endTime: { kind: 'time', label: '结束时间', required: true },
  productType: { kind: 'choice', label: '用在' },
  courses: { kind: 'course', label: '适用的课程' },
} as const satisfies FieldTable;

/** What somebody types to get a coupon. */
export const couponClaim = {
  code: { kind: 'code', label: '优惠码', max: 20, required: true },
} as const satisfies FieldTable;
