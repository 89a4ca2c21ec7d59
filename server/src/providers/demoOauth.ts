import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../config/keyedHash.ts';
import type { OauthProvider } from './oauth.ts';

/** The made-up people of the stand-in third party. */
export const demoAccounts = [
  { account: 'demo-wanfeng', nickname: '晚风', headImgUrl: '' },
  { account: 'demo-qingshan', nickname: '青山', headImgUrl: '' },
  { account: 'demo-beidou', nickname: '北斗', headImgUrl: '' },
];

/** What the stand-in hands out as authorization code: a signed name. */
export const demoCode = (secretKey: string, account: string): string =>
  `${account}.${keyedHash(secretKey, 'demo oauth', account).toString('base64url')}`;

/** Stands in for a third party in demo mode; its page asks which of the made-up people you are. */
export function demoOauth(publicUrl: string, secretKey: string): OauthProvider {
  const accountOf = (code: string) => {
    const found = demoAccounts.find(({ account }) => sameText(demoCode(secretKey, account), code));
    if (!found) throw new Error('not a code of the stand-in');
    return found;
  };
  return {
    authorizeUrl: (state, redirectUri) =>
      `${publicUrl}/demo/oauth?${new URLSearchParams({ state, redirect_uri: redirectUri }).toString()}`,
    profile: async (code) => {
      const { account: openId, nickname, headImgUrl } = accountOf(code);
      return { openId, nickname, headImgUrl };
    },
    openId: async (code) => accountOf(code).account,
  };
}

function sameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
