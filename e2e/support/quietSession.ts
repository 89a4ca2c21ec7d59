import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from './signIn.ts';

/**
 * Signs a context in without the login page, in the identity of `userType` (the person's first unless told). The
 * session before ends, as with every sign-in.
 */
export async function enter(
  context: BrowserContext,
  request: APIRequestContext,
  mobile: string,
  userType?: number,
): Promise<void> {
  const reply = await request.post('/apis/user/api/user/login/password', { data: { mobile, password: DEMO_PASSWORD } });
  const { data, msg } = (await reply.json()) as { data: { token: string } | null; msg: string };
  if (!data) throw new Error(`${mobile} cannot sign in: ${msg}`);
  if (userType !== undefined) await actAs(request, data.token, userType);
  await context.addCookies([{ name: 'RC_WEB_TOKEN', value: data.token, url: new URL(reply.url()).origin }]);
}

async function actAs(request: APIRequestContext, token: string, userType: number): Promise<void> {
  const ask = async <T>(name: string, data: object): Promise<T> => {
    const reply = await request.post(`/apis/system/auth/authMenu/${name}`, { headers: { token }, data });
    return ((await reply.json()) as { data: T }).data;
  };
  const { list } = await ask<{ list: { id: string; userType: number }[] }>('listUserRole', {});
  await ask('setUserLoginType', { id: list.find((identity) => identity.userType === userType)!.id });
}
