import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { PayType } from './orders.ts';

/** What one looks at while one pays; to a bank each is a product of its own. */
export const PayScene = choice({
  code: [1, '扫码'],
  page: [2, '电脑网页'],
  wap: [3, '手机网页'],
  inWechat: [4, '微信里'],
});

export type PayScene = ValueOf<typeof PayScene>;

/** Where somebody is, as far as it decides how they can pay. */
export type PayPlace = 'desktop' | 'phone' | 'wechat';

/** Of WeChat for companies, and within a mini programme, the bridge to the wallet is another one. */
const OTHER_BRIDGE = /wxwork|miniProgram/i;

export function payPlaceOf(userAgent: string): PayPlace {
  if (/MicroMessenger/i.test(userAgent) && !OTHER_BRIDGE.test(userAgent)) return 'wechat';
  return /Android|iPhone|iPod|iPad|HarmonyOS|Mobile/i.test(userAgent) ? 'phone' : 'desktop';
}

const { code, page, wap, inWechat } = PayScene;

/** What works at a place, the handiest first; another device can scan everywhere. WeChat does not let its rival in. */
const at: Readonly<Record<PayPlace, (payType: PayType) => readonly PayScene[]>> = {
  desktop: () => [code, page],
  phone: () => [wap, code],
  wechat: (payType) =>
    payType === PayType.wechat ? [inWechat, code] : payType === PayType.alipay ? [code] : [wap, code],
};

export const scenesAt = (place: PayPlace, payType: PayType): readonly PayScene[] => at[place](payType);
