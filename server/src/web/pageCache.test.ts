import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Rendered } from './mountPages.ts';
import { PageCache } from './pageCache.ts';

const desk = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36';
const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0)',
  'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11',
];

const asked = (agent: string, cookie?: string, url = '/list'): FastifyRequest =>
  ({ method: 'GET', url, host: 'zhitu.cn', headers: { 'user-agent': agent, cookie } }) as unknown as FastifyRequest;

function counter(page: Partial<Rendered> = {}) {
  const counted = { times: 0 };
  const render = async (): Promise<Rendered> => {
    counted.times += 1;
    return { status: 200, headers: [], body: Buffer.from(`${counted.times}`), ...page };
  };
  return { counted, render };
}

it.each(phones)('phones that may be led elsewhere share no page with computers: %s', async (phone) => {
  const cache = new PageCache({ isPersonal: (url) => url.includes('referralCode=') });
  const away = counter({ status: 302, headers: [['location', 'https://m.zhitu.cn/list']] });
  const here = counter();
  const [sent, shown] = await Promise.all([cache.get(asked(phone), away.render), cache.get(asked(desk), here.render)]);
  expect([sent.status, shown.status]).toEqual([302, 200]);
});

it('one page is rendered once in some seconds for guests, also when asked at once', async () => {
  const cache = new PageCache({ isPersonal: (url) => url.includes('referralCode=') });
  const { counted, render } = counter();
  await Promise.all([cache.get(asked(desk), render), cache.get(asked(desk), render)]);
  await cache.get(asked(desk), render);
  expect(counted.times).toBe(1);
});

it.each([
  ['登录的人的页面', asked(desk, 'RC_WEB_TOKEN=x'), {}],
  ['带推荐码的页面', asked(desk, undefined, '/list?referralCode=FRIEND42'), {}],
  ['没有的页面', asked(desk), { status: 404 }],
  ['转向', asked(desk), { status: 302 }],
  ['写 cookie 的页面', asked(desk), { headers: [['set-cookie', 'a=b']] as [string, string][] }],
])('not kept: %s', async (_what, request, page) => {
  const cache = new PageCache({ isPersonal: (url) => url.includes('referralCode=') });
  const { counted, render } = counter(page);
  await cache.get(request, render);
  await cache.get(request, render);
  expect(counted.times).toBe(2);
});
