import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from './signIn.ts';

/** Signs a context in without the login page. The session before ends, as with every sign-in. */
export async function enter(context: BrowserContext, request: APIRequestContext, mobile: string): Promise<void> {
  const reply = await request.post('/apis/user/api/user/login/password', { data: { mobile, password: DEMO_PASSWORD } });
  const { data, msg } = (await reply.json()) as { data: { token: string } | null; msg: string };
  if (!data) throw new Error(`${mobile} cannot sign in: ${msg}`);
  await context.addCookies([{ name: 'RC_WEB_TOKEN', value: data.token, url: new URL(reply.url()).origin }]);
}
