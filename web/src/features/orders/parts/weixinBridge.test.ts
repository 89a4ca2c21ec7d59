import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payInWeixin } from './weixinBridge.ts';

const asked = { appId: 'wx0123456789abcdef', package: 'prepay_id=wx2026prepay' };

/** WeChat, of which we hear what it was asked and who says this. */
const saying = (said: string) => ({
  invoke: vi.fn((_name: string, _params: object, done: (told: { err_msg: string }) => void) => done({ err_msg: said })),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['getBrandWCPayRequest:ok', 'ok'],
  ['getBrandWCPayRequest:cancel', 'cancel'],
  ['getBrandWCPayRequest:fail', 'fail'],
  ['system:access_denied', 'fail'],
])('what WeChat says, %s, is %s', async (said, means) => {
  const bridge = saying(said);
  vi.stubGlobal('WeixinJSBridge', bridge);
  expect(await payInWeixin(asked)).toBe(means);
  expect(bridge.invoke).toHaveBeenCalledWith('getBrandWCPayRequest', asked, expect.any(Function));
});

it('waits for a bridge that comes after the page, and asks it once', async () => {
  const told = payInWeixin(asked);
  const bridge = saying('getBrandWCPayRequest:ok');
  vi.stubGlobal('WeixinJSBridge', bridge);
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await told).toBe('ok');
  await vi.runAllTimersAsync();
  expect(bridge.invoke).toHaveBeenCalledTimes(1);
});

it('a bridge that never comes is no payment', async () => {
  const told = payInWeixin(asked);
  await vi.runAllTimersAsync();
  expect(await told).toBe('fail');
});
