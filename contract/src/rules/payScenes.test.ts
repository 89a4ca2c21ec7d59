import { expect, it } from 'vitest';
import { PayType } from './orders.ts';
import { payPlaceOf, PayScene, scenesAt } from './payScenes.ts';

const { code, page, wap, inWechat } = PayScene;

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.54', 'wechat'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/122.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat', 'wechat'],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15) Mobile MicroMessenger/8.0.54 miniProgram/wx01', 'phone'],
  ['', 'desktop'],
] as const)('%s is a %s', (userAgent, place) => {
  expect(payPlaceOf(userAgent)).toBe(place);
});

it('offers at each place what works there, and a code everywhere', () => {
  expect(scenesAt('desktop', PayType.alipay)).toEqual([code, page]);
  expect(scenesAt('phone', PayType.wechat)).toEqual([wap, code]);
  expect(scenesAt('wechat', PayType.wechat)).toEqual([inWechat, code]);
  expect(scenesAt('wechat', PayType.alipay)).toEqual([code]);
  expect(scenesAt('wechat', PayType.standIn)).toEqual([wap, code]);
});
