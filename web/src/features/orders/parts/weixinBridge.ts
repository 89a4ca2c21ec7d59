/** What WeChat puts into the pages that it shows. */
interface WeixinBridge {
  invoke(name: string, params: object, done: (told: { err_msg: string }) => void): void;
}

declare global {
  var WeixinJSBridge: WeixinBridge | undefined;
}

const PAY = 'getBrandWCPayRequest';
const READY = 'WeixinJSBridgeReady';
const WAIT_MS = 5000;

/** WeChat asks for the money. What it says of it is no proof: whether it was paid, the bank knows. */
export async function payInWeixin(params: object): Promise<'ok' | 'cancel' | 'fail'> {
  const bridge = globalThis.WeixinJSBridge ?? (await bridgeReady());
  if (!bridge) return 'fail';
  const told = await new Promise<string>((done) => bridge.invoke(PAY, params, ({ err_msg: said }) => done(said)));
  if (told === `${PAY}:ok`) return 'ok';
  return told === `${PAY}:cancel` ? 'cancel' : 'fail';
}

/** It may come a moment after the page. */
const bridgeReady = () =>
  new Promise<WeixinBridge | undefined>((done) => {
    const look = () => done(globalThis.WeixinJSBridge);
    document.addEventListener(READY, look, { once: true });
    setTimeout(look, WAIT_MS);
  });
