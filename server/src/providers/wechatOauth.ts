import * as z from 'zod';
import { askJson, tidyName, tidyPicture } from './askJson.ts';
import type { OauthProvider } from './oauth.ts';

interface App {
  appId: string;
  appSecret: string;
}

const bases = { page: 'https://open.weixin.qq.com', api: 'https://api.weixin.qq.com' };

const Refused = z.object({ errcode: z.number().refine((code) => code !== 0) });
const Token = z.object({ access_token: z.string().min(1), openid: z.string().regex(/^[\w-]{1,128}$/) });
const UserInfo = z.object({ nickname: z.string().default(''), headimgurl: z.string().default('') });

/** WeChat open platform, sign-in of websites by scanning (qrconnect, scope snsapi_login). */
export function wechatOauth({ appId, appSecret }: App, { page, api } = bases): OauthProvider {
  const token = async (code: string) => {
    const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
    return accepted(Token, await askJson(api, '/sns/oauth2/access_token', query));
  };
  return {
    authorizeUrl: (state, redirectUri) => {
      const query = { appid: appId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_login', state };
      return `${page}/connect/qrconnect?${new URLSearchParams(query).toString()}#wechat_redirect`;
    },
    profile: async (code) => {
      const { access_token, openid } = await token(code);
      const info = accepted(UserInfo, await askJson(api, '/sns/userinfo', { access_token, openid, lang: 'zh_CN' }));
      return { openId: openid, nickname: tidyName(info.nickname), headImgUrl: tidyPicture(info.headimgurl) };
    },
    openId: async (code) => (await token(code)).openid,
  };
}

function accepted<T>(schema: z.ZodType<T>, answer: unknown): T {
  const refused = Refused.safeParse(answer);
  if (refused.success) throw new Error(`wechat refused with ${refused.data.errcode}`);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new Error('wechat answered in an unknown shape');
  return parsed.data;
}
