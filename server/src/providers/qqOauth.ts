import * as z from 'zod';
import { askJson, tidyName, tidyPicture } from './askJson.ts';
import type { OauthProvider } from './oauth.ts';

interface App {
  appId: string;
  appSecret: string;
}

const Refused = z.object({ error: z.union([z.number(), z.string()]) });
const Token = z.object({ access_token: z.string().min(1) });
const Me = z.object({ client_id: z.string(), openid: z.string().regex(/^[\w-]{1,128}$/) });
const UserInfo = z.object({
  ret: z.literal(0),
  nickname: z.string().default(''),
  figureurl_qq_1: z.string().default(''),
  figureurl_qq_2: z.string().default(''),
});

/** The open platform of QQ, for websites: an authorization code, then token, me and get_user_info. */
export function qqOauth({ appId, appSecret }: App, base = 'https://graph.qq.com'): OauthProvider {
  const identify = async (code: string, redirectUri: string) => {
    const query = { grant_type: 'authorization_code', client_id: appId, client_secret: appSecret, code };
    const answer = await askJson(base, '/oauth2.0/token', { ...query, redirect_uri: redirectUri, fmt: 'json' });
    const { access_token } = accepted(Token, answer);
    const me = accepted(Me, await askJson(base, '/oauth2.0/me', { access_token, fmt: 'json' }));
    if (me.client_id !== appId) throw new Error('qq answered for another app');
    return { access_token, openid: me.openid };
  };
  return {
    authorizeUrl: (state, redirectUri) => {
      const query = {
        response_type: 'code',
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'get_user_info',
      };
      return `${base}/oauth2.0/authorize?${new URLSearchParams(query).toString()}`;
    },
    profile: async (code, redirectUri) => {
      const { access_token, openid } = await identify(code, redirectUri);
      const query = { access_token, oauth_consumer_key: appId, openid };
      const info = accepted(UserInfo, await askJson(base, '/user/get_user_info', query));
      const headImgUrl = tidyPicture(info.figureurl_qq_2 || info.figureurl_qq_1);
      return { openId: openid, nickname: tidyName(info.nickname), headImgUrl };
    },
    openId: async (code, redirectUri) => (await identify(code, redirectUri)).openid,
  };
}

function accepted<T>(schema: z.ZodType<T>, answer: unknown): T {
  const refused = Refused.safeParse(answer);
  if (refused.success) throw new Error(`qq refused with ${String(refused.data.error).slice(0, 40)}`);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new Error('qq answered in an unknown shape');
  return parsed.data;
}
