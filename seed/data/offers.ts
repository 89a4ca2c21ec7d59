import { VipLevel } from '#contract/rules/membership.ts';
import { PromotionType } from '#contract/rules/promotions.ts';

/** The tiers of membership of the demo world, as its operator would write them. */
export const vipSets = [
  { vipName: '学习会员', vipLevel: VipLevel.first, price: 3_900, days: 30, rights: '一个月里随时开始，不用先选课' },
  {
    vipName: '进阶会员',
    vipLevel: VipLevel.second,
    price: 29_900,
    days: 365,
    rights: '一年里慢慢学，适合准备换岗位的人\n升级只付差价',
  },
] as const;

/** Promotions that run while the demo is looked at: of the newest courses that cost money. */
export const promotions = [
  { promotionType: PromotionType.limited, promotionName: '冬学季', percent: 60, stock: 100, hours: 72, group: null },
  { promotionType: PromotionType.limited, promotionName: '周末特价', percent: 80, stock: 30, hours: 30, group: null },
  { promotionType: PromotionType.group, promotionName: '三人同行', percent: 55, stock: 60, hours: 240, group: { size: 3, hours: 24 } },
  { promotionType: PromotionType.newcomer, promotionName: '第一门课', percent: 50, stock: 500, hours: 720, group: null },
] as const;

/** What second-level members pay, percent of the price. */
export const SVIP_PERCENT = 85;

/** Coupons that can be taken while the demo is looked at; `who` makes and bears those of sellers. */
export const coupons = [
  { batchName: '冬学券', amountOff: 2_000, minPrice: 10_000, total: 1000, isOpen: 1, isNewcomer: 0, code: null, days: 14, who: null },
  { batchName: '新人券', amountOff: 3_000, minPrice: 5_000, total: 5000, isOpen: 1, isNewcomer: 1, code: null, days: 60, who: null },
  { batchName: '老学员券', amountOff: 5_000, minPrice: 20_000, total: 200, isOpen: 0, isNewcomer: 0, code: 'LAOXUE26', days: 30, who: null },
  { batchName: '线下活动券', amountOff: 1_500, minPrice: 3_000, total: 60, isOpen: 0, isSingle: 1, isNewcomer: 0, code: null, days: 45, who: null },
  { batchName: '积分换的券', amountOff: 500, minPrice: 2_000, points: 10, total: 500, isOpen: 1, isNewcomer: 0, code: null, days: 60, who: null },
  { batchName: '陈砚清的见面礼', amountOff: 1_000, minPrice: 0, total: 100, isOpen: 1, isNewcomer: 0, code: null, days: 30, who: 'lecturer' },
] as const;
