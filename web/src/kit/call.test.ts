import * as z from 'zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import { SIGNED_IN_ELSEWHERE, SIGNED_OUT } from '#contract/kit/errors.ts';
import { currentToasts } from '../ui/toast.ts';
import { call } from './call.ts';

const read = endpoint({
  summary: '读',
  method: 'GET',
  path: '/course/api/thing/{id}',
  kind: 'read',
  input: z.object({ id: z.string(), word: z.string().optional(), page: z.number().optional() }),
  output: z.object({ name: z.string() }),
});

const write = endpoint({
  summary: '写',
  method: 'POST',
  path: '/course/auth/thing/save',
  kind: 'write',
  input: z.object({ name: z.string() }),
  output: z.object({ id: z.string() }),
});

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
const jar = { cookie: '' };
const notes = new Map<string, string>();

const answer = (body: unknown) => fetched.mockImplementation(async () => Response.json(body));
const texts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  jar.cookie = 'RC_WEB_TOKEN=abc';
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', jar);
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => notes.set(key, value) });
  vi.stubGlobal('location', { pathname: '/course/1', search: '?tab=2', protocol: 'https:', assign });
});

afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('发出的请求', () => {
  it('读的输入在地址里，没有值的不带', async () => {
    answer({ code: 200, msg: '', data: { name: '甲' } });
    expect(await call(read, { id: 'a/b', word: '数据', page: undefined })).toEqual({ name: '甲' });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/apis/course/api/thing/a%2Fb?word=%E6%95%B0%E6%8D%AE');
    expect(init).toMatchObject({ method: 'GET', headers: { accept: 'application/json', token: 'abc' } });
    expect(init?.body).toBeUndefined();
  });

  it('写的输入在正文里；没有登录就不带令牌头', async () => {
    jar.cookie = '';
    answer({ code: 200, msg: '', data: { id: '1' } });
    await call(write, { name: '甲' });
    const [, init] = fetched.mock.calls[0]!;
    expect(init?.body).toBe('{"name":"甲"}');
    expect(init?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  });
});

describe('失败', () => {
  it('不是 200 就显示并抛出', async () => {
    answer({ code: 1001, msg: '课程已下架', data: null });
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ code: 1001, message: '课程已下架' });
    expect(texts()).toEqual(['课程已下架']);
  });

  it('两秒内相同的话只说一次', async () => {
    answer({ code: 500, msg: '服务出错了', data: null });
    for (const ms of [0, 1999, 1]) {
      vi.advanceTimersByTime(ms);
      await call(write, { name: '甲' }).catch(() => undefined);
    }
    expect(texts()).toEqual(['服务出错了', '服务出错了']);
  });

  it('说好不提示的，由调用者自己显示', async () => {
    answer({ code: 1001, msg: '验证码不对', data: null });
    await expect(call(write, { name: '甲' }, { isShowErrTip: false })).rejects.toBeInstanceOf(CallError);
    expect(texts()).toEqual([]);
  });

  it('里层的 code 不是 200 也算失败', async () => {
    answer({ code: 200, msg: '', data: { code: 999, msg: '对方拒绝了' } });
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ code: 999 });
    expect(texts()).toEqual(['对方拒绝了']);
  });

  it('超时说网络超时', async () => {
    fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ message: '网络超时' });
    expect(texts()).toEqual(['网络超时']);
  });

  it('六十秒是期限', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer({ code: 200, msg: '', data: { id: '1' } });
    await call(write, { name: '甲' });
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  it('连不上时说怎么办', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ message: '网络连接不上，请检查网络后再试' });
  });

  it('调用者自己中止的不算失败', async () => {
    const stop = new AbortController();
    stop.abort();
    fetched.mockRejectedValue(new DOMException('stop', 'AbortError'));
    await expect(call(write, { name: '甲' }, { signal: stop.signal })).rejects.toBeInstanceOf(DOMException);
    expect(texts()).toEqual([]);
  });
});

describe('登录失效', () => {
  it.each([300, SIGNED_OUT.code, 350, 400])('%i 清掉令牌，去登录并记得回来', async (code) => {
    answer({ code, msg: `失效 ${code}`, data: null });
    await expect(call(write, { name: '甲' }, { isShowErrTip: false })).rejects.toMatchObject({ code });
    expect(jar.cookie).toMatch(/^RC_WEB_TOKEN=; path=\/; max-age=0/);
    expect(assign).toHaveBeenCalledWith('/login?redirectPath=%2Fcourse%2F1&redirectQuery=tab%3D2');
    expect(texts()).toEqual([`失效 ${code}`]);
  });

  it('在别处登录时说那句固定的话', async () => {
    answer({ ...SIGNED_IN_ELSEWHERE, data: null });
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(texts()).toEqual(['你的账户已在其他地方登录！']);
    expect(notes.get('zt-sign-out-notice')).toBe('你的账户已在其他地方登录！');
  });

  it('没有登录的人被要求登录，也去登录页；没人等着的调用除外', async () => {
    jar.cookie = '';
    answer({ ...SIGNED_OUT, data: null });
    await call(write, { name: '甲' }, { isShowErrTip: false }).catch(() => undefined);
    expect(assign).not.toHaveBeenCalled();
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(assign).toHaveBeenCalledWith('/login?redirectPath=%2Fcourse%2F1&redirectQuery=tab%3D2');
  });

  it.each(['RC_WEB_TOKEN=new', ''])('旧令牌的回答来迟了，不动现在的会话（%s）', async (cookie) => {
    fetched.mockImplementation(async () => {
      jar.cookie = cookie;
      return Response.json({ ...SIGNED_OUT, data: null });
    });
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(assign).not.toHaveBeenCalled();
    expect(jar.cookie).toBe(cookie);
  });

  it.each([299, 401, 403, 404])('%i 不会退出', async (code) => {
    answer({ code, msg: `失败 ${code}`, data: null });
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(assign).not.toHaveBeenCalled();
    expect(jar.cookie).toBe('RC_WEB_TOKEN=abc');
  });
});
