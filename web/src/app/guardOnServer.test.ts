import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { PageApi } from '../kit/pageApi.ts';
import { apiContext } from '../kit/pageApi.ts';
import { guardOnServer } from './guardOnServer.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const desk = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36';

interface Visit {
  address: string;
  userAgent: string;
  /** `null`: the site information cannot be loaded. */
  h5Domain: string | null;
  token?: string;
}

/** What the guard answers: the page itself, or where it sends the visitor. */
async function visit(given: Visit): Promise<string> {
  try {
    const answer = await pass(given);
    return answer ? await answer.text() : 'nothing';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get('location')}`;
  }
}

async function cookieOf(address: string): Promise<string | null> {
  const answer = await pass({ address, userAgent: desk, h5Domain: '' });
  return answer ? answer.headers.get('set-cookie') : null;
}

async function pass({ address, userAgent, h5Domain, token }: Visit): Promise<Response | void> {
  const api = {
    userAgent,
    token,
    publicUrl: 'https://zhitu.cn',
    call: async () => {
      if (h5Domain === null) throw new Error('no database');
      return { h5Domain };
    },
  } as unknown as PageApi;
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const request = new Request(`https://zhitu.cn${address}`);
  const given = { request, context, params: {} } as unknown as Parameters<typeof guardOnServer>[0];
  return guardOnServer(given, async () => new Response('page'));
}

it.each([
  ['m.zhitu.cn', 'https://m.zhitu.cn'],
  ['http://m.zhitu.cn:8080', 'http://m.zhitu.cn:8080'],
])('with %s set phones go to the same address there', async (h5Domain, origin) => {
  const address = '/course/12?from=%2Flist&str=%E6%95%B0%E6%8D%AE';
  expect(await visit({ address, userAgent: phone, h5Domain })).toBe(`302 ${origin}${address}`);
  expect(await visit({ address: '/account/course', userAgent: phone, h5Domain })).toBe(`302 ${origin}/account/course`);
  expect(await visit({ address: '/list.data?_routes=root', userAgent: phone, h5Domain })).toBe(`302 ${origin}/list`);
});

it('however odd the address, phones go to the set site only', async () => {
  for (const address of ['//evil.cn/a', '/.//evil.cn', '/\\evil.cn', '/@evil.cn', '/.evil.cn']) {
    const [, location] = (await visit({ address, userAgent: phone, h5Domain: 'm.zhitu.cn' })).split(' ');
    expect(new URL(location!).host, address).toBe('m.zhitu.cn');
  }
});

it('not set, not readable or no phone stays here', async () => {
  expect(await visit({ address: '/', userAgent: phone, h5Domain: '' })).toBe('page');
  expect(await visit({ address: '/', userAgent: phone, h5Domain: null })).toBe('page');
  expect(await visit({ address: '/', userAgent: desk, h5Domain: 'm.zhitu.cn' })).toBe('page');
});

it('a mobile site set to its own address stays here', async () => {
  expect(await visit({ address: '/list', userAgent: phone, h5Domain: 'zhitu.cn' })).toBe('page');
});

it('extra trailing slashes go, the query stays; what looks like another host is left', async () => {
  const asked = { userAgent: desk, h5Domain: '' };
  expect(await visit({ address: '/list/?a=1&b=%26', ...asked })).toBe('308 /list?a=1&b=%26');
  expect(await visit({ address: '/account/course/', ...asked })).toBe('308 /account/course');
  expect(await visit({ address: '//evil.cn/', ...asked })).toBe('page');
  expect(await visit({ address: '/', ...asked })).toBe('page');
});

it('a referral code is kept for a month; one out of shape is not', async () => {
  expect(await cookieOf('/?referralCode=ZT2026')).toBe(
    'zt_referral=ZT2026; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
  expect(await cookieOf('/?referralCode=a%0d%0ab')).toBeNull();
  expect(await cookieOf('/')).toBeNull();
});

it('guests in the account area sign in first', async () => {
  const asked = { userAgent: desk, h5Domain: '' };
  expect(await visit({ address: '/blog/account?id=3', ...asked })).toBe(
    '302 /login?redirectPath=%2Fblog%2Faccount&redirectQuery=id%3D3',
  );
  expect(await visit({ address: '/blog/account?id=3', token: 'x', ...asked })).toBe('page');
});
