import { expect, it } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { SIGNED_IN_ELSEWHERE, SIGNED_OUT } from '#contract/kit/errors.ts';
import { answerOr } from './answerOr.ts';

it.each([
  ['/account/course?pageCurrent=2', '/login?redirectPath=%2Faccount%2Fcourse&redirectQuery=pageCurrent%3D2'],
  ['/account/course.data', '/login?redirectPath=%2Faccount%2Fcourse&redirectQuery=%2F'],
  ['/account/course.data?pageCurrent=2', '/login?redirectPath=%2Faccount%2Fcourse&redirectQuery=pageCurrent%3D2'],
  ['/account/course.data?tab=3&_routes=root%2Ccourse', '/login?redirectPath=%2Faccount%2Fcourse&redirectQuery=tab%3D3'],
])('signed out at %s, sign in and return to that page', async (address, login) => {
  for (const failure of [SIGNED_OUT, SIGNED_IN_ELSEWHERE]) {
    const thrown = await answerOr(requestOf(address), refused(failure)).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe(login);
  }
});

const requestOf = (address: string) => new Request(`https://zhitu.cn${address}`);

const refused = (failure: { code: number; msg: string }) => Promise.reject(new CallError(failure, null));
