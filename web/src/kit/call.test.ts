import * as z from 'zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import { SIGNED_IN_ELSEWHERE, SIGNED_OUT } from '#contract/kit/errors.ts';
import { currentToasts } from '../ui/toast.ts';
import { call } from './call.ts';
import { dropToken } from './token.ts';

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

describe('requests sent', () => {
  it('input of a read goes in the address, without empty values', async () => {
    answer({ code: 200, msg: '', data: { name: '甲' } });
    expect(await call(read, { id: 'a/b', word: '数据', page: undefined })).toEqual({ name: '甲' });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/apis/course/api/thing/a%2Fb?word=%E6%95%B0%E6%8D%AE');
    expect(init).toMatchObject({ method: 'GET', headers: { accept: 'application/json', token: 'abc' } });
    expect(init?.body).toBeUndefined();
  });

  it('input of a write goes in the body; signed out there is no token header', async () => {
    jar.cookie = '';
    answer({ code: 200, msg: '', data: { id: '1' } });
    await call(write, { name: '甲' });
    const [, init] = fetched.mock.calls[0]!;
    expect(init?.body).toBe('{"name":"甲"}');
    expect(init?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  });
});

describe('failures', () => {
  it('other than 200 is shown and thrown', async () => {
    answer({ code: 1001, msg: '课程已下架', data: null });
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ code: 1001, message: '课程已下架' });
    expect(texts()).toEqual(['课程已下架']);
  });

  it('the same words within two seconds are said once', async () => {
    answer({ code: 500, msg: '服务出错了', data: null });
    for (const ms of [0, 1999, 1]) {
      vi.advanceTimersByTime(ms);
      await call(write, { name: '甲' }).catch(() => undefined);
    }
    expect(texts()).toEqual(['服务出错了', '服务出错了']);
  });

  it('what is not to be told is shown by the caller', async () => {
    answer({ code: 1001, msg: '验证码不对', data: null });
    await expect(call(write, { name: '甲' }, { isShowErrTip: false })).rejects.toBeInstanceOf(CallError);
    expect(texts()).toEqual([]);
  });

  it('an inner code other than 200 is a failure too', async () => {
    answer({ code: 200, msg: '', data: { code: 999, msg: '对方拒绝了' } });
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ code: 999 });
    expect(texts()).toEqual(['对方拒绝了']);
  });

  it('too late says 网络超时', async () => {
    fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ message: '网络超时' });
    expect(texts()).toEqual(['网络超时']);
  });

  it('sixty seconds is the limit', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer({ code: 200, msg: '', data: { id: '1' } });
    await call(write, { name: '甲' });
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  it('without connection it says what to do', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(write, { name: '甲' })).rejects.toMatchObject({ message: '网络连接不上，请检查网络后再试' });
  });

  it('aborted by its caller is no failure', async () => {
    const stop = new AbortController();
    stop.abort();
    fetched.mockRejectedValue(new DOMException('stop', 'AbortError'));
    await expect(call(write, { name: '甲' }, { signal: stop.signal })).rejects.toBeInstanceOf(DOMException);
    expect(texts()).toEqual([]);
  });
});

describe('session ended', () => {
  it.each([300, SIGNED_OUT.code, 350, 400])(
    '%i clears the token, goes to sign in and remembers to return',
    async (code) => {
      answer({ code, msg: `失效 ${code}`, data: null });
      await expect(call(write, { name: '甲' }, { isShowErrTip: false })).rejects.toMatchObject({ code });
      expect(jar.cookie).toMatch(/^RC_WEB_TOKEN=; path=\/; max-age=0/);
      expect(assign).toHaveBeenCalledWith('/login?redirectPath=%2Fcourse%2F1&redirectQuery=tab%3D2');
      expect(texts()).toEqual([`失效 ${code}`]);
    },
  );

  it('signed in elsewhere says its fixed sentence', async () => {
    answer({ ...SIGNED_IN_ELSEWHERE, data: null });
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(texts()).toEqual(['你的账户已在其他地方登录！']);
    expect(notes.get('zt-sign-out-notice')).toBe('你的账户已在其他地方登录！');
  });

  it('asked to sign in, guests go to the sign-in page; not for calls nobody waits for', async () => {
    jar.cookie = '';
    answer({ ...SIGNED_OUT, data: null });
    await call(write, { name: '甲' }, { isShowErrTip: false }).catch(() => undefined);
    expect(assign).not.toHaveBeenCalled();
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(assign).toHaveBeenCalledWith('/login?redirectPath=%2Fcourse%2F1&redirectQuery=tab%3D2');
  });

  it.each(['RC_WEB_TOKEN=new', ''])('a late answer to an old token leaves the session alone (%s)', async (cookie) => {
    fetched.mockImplementation(async () => {
      jar.cookie = cookie;
      return Response.json({ ...SIGNED_OUT, data: null });
    });
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(assign).not.toHaveBeenCalled();
    expect(jar.cookie).toBe(cookie);
  });

  it('of the chat the sign-in page knows that it was ended', async () => {
    vi.stubGlobal('location', { pathname: '/im', search: '?id=7', protocol: 'https:', assign });
    answer({ code: SIGNED_IN_ELSEWHERE.code, msg: '', data: null });
    await expect(call(write, { name: '甲' })).rejects.toThrow(CallError);
    expect(assign).toHaveBeenCalledWith('/login?redirectPath=%2Fim&redirectQuery=id%3D7&ended=1');
  });

  it('who signed out in this tab is on the way already; a guest of a public page is still asked to sign in', async () => {
    dropToken(true);
    answer({ code: SIGNED_OUT.code, msg: '', data: null });
    vi.stubGlobal('location', { pathname: '/im', search: '', protocol: 'https:', assign });
    await expect(call(write, { name: '甲' })).rejects.toThrow(CallError);
    expect(assign).not.toHaveBeenCalled();
    vi.stubGlobal('location', { pathname: '/course/1', search: '', protocol: 'https:', assign });
    await expect(call(write, { name: '甲' })).rejects.toThrow(CallError);
    expect(assign).toHaveBeenCalledOnce();
  });

  it.each([299, 401, 403, 404])('%i does not sign out', async (code) => {
    answer({ code, msg: `失败 ${code}`, data: null });
    await call(write, { name: '甲' }).catch(() => undefined);
    expect(assign).not.toHaveBeenCalled();
    expect(jar.cookie).toBe('RC_WEB_TOKEN=abc');
  });
});
