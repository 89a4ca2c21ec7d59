import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import { askJson } from '../askJson.ts';
import type { PayerLookup } from './payProvider.ts';

interface PayingApp {
  appId: string;
  appSecret: string;
  /** PEM, of the merchant: what is asked of the browser is signed with it. */
  privateKey: string;
}

export const payerBases = { page: 'https://open.weixin.qq.com', api: 'https://api.weixin.qq.com' };

const Known = z.object({ openid: z.string().regex(/^[\w-]{1,128}$/) });
const Refused = z.object({ errcode: z.number() });

/**
 * Who pays within WeChat (JSAPI). The id is the one that the account which is paid knows them by (snsapi_base): the
 * sign-in of the site belongs to another application, in which the same person has another id.
 */
export function wechatPayer({ appId, appSecret, privateKey }: PayingApp, { page, api } = payerBases): PayerLookup {
  return {
    askAt(state, back) {
      const query = { appid: appId, redirect_uri: back, response_type: 'code', scope: 'snsapi_base', state };
      return `${page}/connect/oauth2/authorize?${new URLSearchParams(query).toString()}#wechat_redirect`;
    },
    async openIdOf(code) {
      const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
      const answer = await askJson(api, '/sns/oauth2/access_token', query);
      const known = Known.safeParse(answer);
      if (known.success) return known.data.openid;
      const refused = Refused.safeParse(answer);
      throw new Error(`wechat did not say who pays: ${refused.success ? refused.data.errcode : 'unknown shape'}`);
    },
    bridge(prepayId, now) {
      const timeStamp = String(Math.floor(now.getTime() / 1000));
      const nonceStr = Formatter.nonce();
      const asked = `prepay_id=${prepayId}`;
      const text = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, asked);
      return { appId, timeStamp, nonceStr, package: asked, signType: 'RSA', paySign: Rsa.sign(text, privateKey) };
    },
  };
}
