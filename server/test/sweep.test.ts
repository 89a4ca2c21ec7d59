import { afterAll, describe, expect, it } from 'vitest';
import { organizationActions } from '#contract/kit/actions.ts';
import { addressOf, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint, Method } from '#contract/kit/endpoint.ts';
import {
  endsSession,
  INVALID_INPUT,
  NO_PERMISSION,
  NOT_FOUND,
  SIGNED_OUT,
  TOKEN_INVALID,
  TOO_LARGE,
  UNEXPECTED,
} from '#contract/kit/errors.ts';
import { makeOrg } from '#seed/make/org.ts';
import { handlers } from '#server/api/table.ts';
import { asQuery, asSent, hostileCases, sampleOf } from './hostile.ts';
import { testApp } from './testApp.ts';
import type { Reply } from './testApp.ts';

const t = await testApp();
const calls = handlers.map(({ call }) => [`${call.method} ${call.path}`, call] as const);
const withBody = calls.filter(([, call]) => call.method !== 'GET');
let cases = 0;
afterAll(() => void process.stdout.write(`\n扫描：${calls.length} 个调用，${cases} 种情形\n`));

interface Sent {
  method?: Method;
  url?: string;
  input?: Record<string, unknown>;
  /** Instead of the input, as it is. */
  body?: string;
  type?: string;
  token?: string;
}

async function send(call: Endpoint, sent: Sent): Promise<{ status: number; reply: Reply<unknown> }> {
  cases += 1;
  const { method = call.method, input = {}, body, type = 'application/json', token } = sent;
  const { url, rest } = addressOf(call, asSent(call, { ...sampleOf(call), ...input }));
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, asQuery(value)]),
  );
  const inQuery = method === 'GET';
  const response = await t.app.inject({
    method,
    url: sent.url ?? (inQuery ? `${url}?${query.toString()}` : url),
    headers: { ...(token && { token }), ...(!inQuery && { 'content-type': type }) },
    ...(!inQuery && { payload: body ?? JSON.stringify(rest) }),
  });
  return { status: response.statusCode, reply: response.json<Reply<unknown>>() };
}

/** Everything an answer says to people: none of it in English. */
const wordsOf = ({ msg, data }: Reply<unknown>): string => {
  const issues = (data as { issues?: { message: string }[] } | null)?.issues ?? [];
  return [msg, ...issues.map(({ message }) => message)].join('\n');
};

const codeOf = async (call: Endpoint, sent: Sent): Promise<number> => (await send(call, sent)).reply.code;

describe.each(calls.filter(([, call]) => needsToken(call)))('令牌 %s', (_, call) => {
  it('没有令牌是 301，残缺与编造的是 302', async () => {
    const { token } = await t.person();
    expect(await codeOf(call, {})).toBe(SIGNED_OUT.code);
    for (const wrong of [token.slice(0, -1), `${token}x`, 'made-up', '0', "' or 1=1 --", 'x'.repeat(8000)]) {
      expect(await codeOf(call, { token: wrong }), wrong).toBe(TOKEN_INVALID.code);
    }
  });
});

describe.each(calls.filter(([, call]) => call.action))('权限 %s', (_, call) => {
  it.each([1, 2, 3, 4, 5])('身份 %i 没有这个权限', async (userType) => {
    const { token } = await t.person({ userType });
    expect(await codeOf(call, { token })).toBe(NO_PERMISSION.code);
  });
});

describe('恶意输入', async () => {
  const orgNo = await makeOrg(t.database.db, { orgType: 4, orgName: '扫描学校' });
  const operator = () => t.person({ userType: 0 });
  const administrator = () => t.person({ userType: 4, orgNo, isAdmin: true });
  let tokens = { operator: (await operator()).token, administrator: (await administrator()).token };

  /** Whoever may make this call: the operator, or the administrator of a school where only the staff may. */
  const holderOf = (call: Endpoint): keyof typeof tokens => {
    const codes = [call.action ?? []].flat();
    return codes.length > 0 && codes.every((code) => code in organizationActions) ? 'administrator' : 'operator';
  };

  /** A call may itself end the session (sign out, new password); then somebody else goes on. */
  async function asHolder(call: Endpoint, sent: Sent): Promise<{ status: number; reply: Reply<unknown> }> {
    const holder = holderOf(call);
    const answer = await send(call, { ...sent, token: tokens[holder] });
    if (!endsSession(answer.reply.code) || !needsToken(call)) return answer;
    const { token } = await (holder === 'operator' ? operator() : administrator());
    tokens = { ...tokens, [holder]: token };
    return send(call, { ...sent, token });
  }

  it.each(calls)('%s 的每个字段', async (_, call) => {
    for (const { name, input, isRefused } of hostileCases(call)) {
      const { status, reply } = await asHolder(call, { input });
      expect(status, name).not.toBe(500);
      expect(reply.code, name).not.toBe(UNEXPECTED.code);
      expect(reply.msg, name).toBeTypeOf('string');
      expect(wordsOf(reply), name).not.toMatch(/[a-z]+ [a-z]+/i);
      // A field of the path may also lead to an address that does not exist.
      if (isRefused && status !== 404) expect(reply.code, name).toBe(INVALID_INPUT.code);
    }
  });

  it.each(withBody)('%s 的请求体', async (_, call) => {
    const broken = ['{"a":', '[]', '[{}]', '"text"', '1', '{"__proto__":{"admin":1}}', 'a=1&b=2', '\0'];
    for (const body of broken) {
      const { status, reply } = await asHolder(call, { body });
      expect({ body, status, code: reply.code }).toEqual({ body, status: 200, code: INVALID_INPUT.code });
    }
    for (const body of ['null', '', '['.repeat(5000), `{"x":${'[{"y":'.repeat(2000)}1${'}]'.repeat(2000)}}`]) {
      expect((await asHolder(call, { body })).status, body.slice(0, 20)).not.toBe(500);
    }
    expect((await asHolder(call, { type: 'text/plain' })).reply.code).toBe(INVALID_INPUT.code);
    const tooLarge = await asHolder(call, { body: JSON.stringify({ x: 'x'.repeat(call.bodyLimit ?? 65_536) }) });
    expect(tooLarge).toMatchObject({ status: 413, reply: { code: TOO_LARGE.code, data: null } });
  });
});

it('只有不看是谁在问的读取，回答才可以留用', () => {
  const keptCalls = handlers.map(({ call }) => call).filter(({ kept }) => kept);
  expect(keptCalls.filter((call) => call.kind === 'write' || call.method !== 'GET' || needsToken(call))).toEqual([]);
});

describe.each(calls)('没有的调用 %s', (_, call) => {
  const methods: Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
  const taken = new Set(handlers.filter((one) => one.call.path === call.path).map((one) => one.call.method));

  it('别的方法、相近的地址都是 404，信封相同', async () => {
    const { url } = addressOf(call, sampleOf(call));
    const unknown: Sent[] = [
      ...methods.filter((method) => !taken.has(method)).map((method) => ({ method })),
      ...[
        `${url}/`,
        `${url}/x`,
        ...(call.path.endsWith('}') ? [] : [`${url}x`]),
        `/apis${url.slice(5).toUpperCase()}`,
        `/apis/${url}`,
      ].map((one) => ({
        url: one,
      })),
    ];
    for (const sent of unknown) {
      expect(await send(call, sent), JSON.stringify(sent)).toEqual({
        status: 404,
        reply: { ...NOT_FOUND, data: null },
      });
    }
  });
});
