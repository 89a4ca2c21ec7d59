import { describe, expect, it } from 'vitest';
import { addressOf, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint, Method } from '#contract/kit/endpoint.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND, SIGNED_OUT, TOKEN_INVALID, TOO_LARGE } from '#contract/kit/errors.ts';
import { handlers } from '#server/api/table.ts';
import { hostileCases, sampleOf } from '../hostile.ts';
import { testApp } from '../testApp.ts';
import { holdersOf } from './holders.ts';
import { sendAnyhow } from './sender.ts';
import type { Sent } from './sender.ts';
import { expectCalm } from './service.ts';

const t = await testApp();
const asHolder = await holdersOf(t);
const codeOf = async (call: Endpoint, sent: Sent): Promise<number> => (await sendAnyhow(t, call, sent)).reply.code;

/** What the kernel does with every call it does alike with calls of one kind: the first of each stands for the others. */
const kindOf = (call: Endpoint): string =>
  [
    call.method,
    call.kind,
    needsToken(call) && 'token',
    call.action && 'action',
    call.path.includes('{') && 'path field',
    call.multipart && 'multipart',
    call.kept && 'kept',
    call.bodyLimit && 'own limit',
  ]
    .filter(Boolean)
    .join(', ');
const calls = [...new Map(handlers.map(({ call }) => [kindOf(call), call] as const).toReversed())];
const withBody = calls.filter(([, call]) => call.method !== 'GET');

describe.each(calls.filter(([, call]) => needsToken(call)))('the token of %s', (_, call) => {
  it('is missed with 301, and refused with 302 when broken or made up', async () => {
    const { token } = await t.person();
    expect(await codeOf(call, {})).toBe(SIGNED_OUT.code);
    for (const wrong of [token.slice(0, -1), `${token}x`, 'made-up', '0', "' or 1=1 --", 'x'.repeat(8000)]) {
      expect(await codeOf(call, { token: wrong }), wrong).toBe(TOKEN_INVALID.code);
    }
  });
});

describe.each(calls.filter(([, call]) => call.action))('the action of %s', (_, call) => {
  it.each([1, 2, 3, 4, 5] as const)('is not held by identity %i', async (userType) => {
    const { token } = await t.person({ userType });
    expect(await codeOf(call, { token })).toBe(NO_PERMISSION.code);
  });
});

describe.each(calls)('refused values of %s', (_, call) => {
  it('are answered with 422', async () => {
    for (const { name, input } of hostileCases(call).filter(({ refusal }) => refusal)) {
      const answer = await asHolder(call, { input });
      expectCalm(answer, name);
      // A field of the path may also lead to an address that does not exist.
      if (answer.status !== 404) expect(answer.reply.code, name).toBe(INVALID_INPUT.code);
    }
  });
});

it.each(calls)('names that every object knows are no fields of %s', async (_, call) => {
  const { url } = addressOf(call, sampleOf(call));
  const query = '__proto__=1&__proto__=2&constructor=1&toString=1&hasOwnProperty=1';
  expectCalm(await asHolder(call, { url: `${url}?${query}` }), query);
});

describe.each(withBody)('the body of %s', (_, call) => {
  it('is refused when it is no object', async () => {
    const broken = ['{"a":', '[]', '[{}]', '"text"', '1', '{"__proto__":{"admin":1}}', 'a=1&b=2', '\0'];
    for (const body of broken) {
      const { status, reply } = await asHolder(call, { body });
      expect({ body, status, code: reply.code }).toEqual({ body, status: 200, code: INVALID_INPUT.code });
    }
    for (const body of ['null', '', '['.repeat(5000), `{"x":${'[{"y":'.repeat(2000)}1${'}]'.repeat(2000)}}`]) {
      expect((await asHolder(call, { body })).status, body.slice(0, 20)).not.toBe(500);
    }
    expect((await asHolder(call, { type: 'text/plain' })).reply.code).toBe(INVALID_INPUT.code);
  });
});

const ownLimit = handlers.flatMap(({ call }) => (call.bodyLimit ? [[`${call.path}, own limit`, call] as const] : []));

it.each([...withBody, ...ownLimit])('a body larger than %s takes is 413', async (_, call) => {
  const tooLarge = await asHolder(call, { body: JSON.stringify({ x: 'x'.repeat(call.bodyLimit ?? 65_536) }) });
  expect(tooLarge).toMatchObject({ status: 413, reply: { code: TOO_LARGE.code, data: null } });
});

describe.each(calls)('addresses near %s', (_, call) => {
  const methods: Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
  const taken = new Set(handlers.filter((one) => one.call.path === call.path).map((one) => one.call.method));

  it('are 404 in the same envelope', async () => {
    const { url } = addressOf(call, sampleOf(call));
    const near = [`${url}/`, `${url}/x`, `/apis${url.slice(5).toUpperCase()}`, `/apis/${url}`];
    if (!call.path.endsWith('}')) near.push(`${url}x`);
    const unknown: Sent[] = [
      ...methods.filter((method) => !taken.has(method)).map((method) => ({ method })),
      ...near.map((one) => ({ url: one })),
    ];
    for (const sent of unknown) {
      expect(await sendAnyhow(t, call, sent), JSON.stringify(sent)).toEqual({
        status: 404,
        reply: { ...NOT_FOUND, data: null },
      });
    }
  });
});
