import { afterAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { platformActions } from '#contract/rules/actions.ts';
import { actionsFor, addressOf, isSameForGuests, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { endsSession, INVALID_INPUT, NO_PERMISSION, NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { PREVIEW_ONLY } from '#contract/system/roleFailures.ts';
import { handlers } from '#server/api/table.ts';
import { asQuery, asSent, sampleOf } from './hostile.ts';
import { makeCallers } from './matrix/callers.ts';
import type { Caller } from './matrix/callers.ts';
import { idFieldsOf } from './matrix/ids.ts';
import { otherwise } from './matrix/otherwise.ts';
import type { Side } from './matrix/world.ts';
import { makeSide, stateOf } from './matrix/world.ts';
import { sendForm } from './sheets.ts';
import { testApp } from './testApp.ts';
import type { Reply } from './testApp.ts';

const t = await testApp();
const theirs = await makeSide(t, '甲方');
const ours = await makeSide(t, '乙方');
const callers = await makeCallers(t, theirs, ours);
const calls = handlers.map(({ call }) => [`${call.method} ${call.path}`, call] as const);
const counts = { declared: 0, foreign: 0 };
afterAll(
  () =>
    void process.stdout.write(
      `\n权限矩阵：${calls.length} 个调用 × ${callers.length} 种人 = ${counts.declared} 次，与声明一致；` +
        `别人的编号 ${counts.foreign} 次，全部拒绝或不给\n`,
    ),
);

async function send(call: Endpoint, input: Record<string, unknown>, token?: string, body?: string) {
  const { url, rest } = addressOf(call, asSent(call, input));
  if (call.multipart && body === undefined) return sendWithFile(call, rest, token);
  const inQuery = call.method === 'GET';
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, asQuery(value)]),
  );
  const response = await t.app.inject({
    method: call.method,
    url: inQuery ? `${url}?${query.toString()}` : url,
    headers: { ...(token && { token }), ...(!inQuery && { 'content-type': 'application/json' }) },
    ...(!inQuery && { payload: body ?? JSON.stringify(rest) }),
  });
  return response.json<Reply<unknown>>();
}

/** What the declaration says becomes of a caller before the input is looked at. */
function declared(call: Endpoint, caller: Caller): number | 'enters' {
  if (!needsToken(call)) return 'enters';
  if (!caller.held) return SIGNED_OUT.code;
  if (caller.isPreview && call.kind === 'write' && !call.inPreview) return PREVIEW_ONLY.code;
  const needed = actionsFor(call);
  return needed.length === 0 || needed.some((action) => caller.held!.has(action)) ? 'enters' : NO_PERMISSION.code;
}

describe('answers are as declared', () => {
  it.each(calls)('%s', async (_, call) => {
    for (const caller of callers) {
      counts.declared += 1;
      const expected = declared(call, caller);
      // A body that is no object is refused after permission and before the handler: it shows who gets in, and
      // nothing happens.
      const { code } = await send(call, sampleOf(call), caller.token, '[]');
      if (expected !== 'enters') expect(code, caller.name).toBe(expected);
      else if (call.method !== 'GET') expect(code, caller.name).toBe(INVALID_INPUT.code);
      else expect(endsSession(code) || code === NO_PERMISSION.code, caller.name).toBe(false);
    }
  });
});

const isPlatform = (call: Endpoint): boolean => {
  const needed = actionsFor(call);
  return needed.length > 0 && needed.every((action) => action in platformActions);
};
const named = calls.flatMap(([name, call]) =>
  isPlatform(call) ? [] : idFieldsOf(call).map((id) => [name, id.field, call, id.named] as const),
);

it('every id says what it names and whether anybody may name it', () => {
  const unknown = named.filter(([, , , what]) => what === undefined);
  expect(
    unknown.map(([name, field]) => `${name} ${field}`),
    'declare it with Id.of or Id.open',
  ).toEqual([]);
});

it('what answers everybody alike is a read without a token', () => {
  const alike = calls.filter(([, call]) => call.sameForAll);
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.filter(([, call]) => !isSameForGuests(call)).map(([name]) => name)).toEqual([]);
});

it('every id has one spelling', () => {
  for (const [name, call] of calls) {
    for (const { field, schema, isList, named: what } of idFieldsOf(call)) {
      if (what?.kind === 'part') continue; // names of parts are given by pages
      for (const id of ['01', '-1', '1.0', ' 1', '9223372036854775808']) {
        const { error } = schema.safeParse(isList ? [id] : id);
        expect(
          error?.issues.map(({ message }) => message),
          `${name} ${field} ${id}`,
        ).toEqual([field === 'roleId' && call.path.endsWith('/giveOperator') ? '请选择角色' : '编号不正确']);
      }
    }
  }
});

it('a call without a token names nothing that belongs to somebody', () => {
  expect(named.filter(([, , call, what]) => !needsToken(call) && !what?.isOpen).map(([name]) => name)).toEqual([]);
});

/** As a browser sends it; what is in the file is nothing that any call takes. */
const sendWithFile = (call: Endpoint, rest: Record<string, unknown>, token = '') => {
  const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, asQuery(value)]));
  return sendForm<unknown>(t, call.path, { token }, { bytes: Buffer.from('x'), name: 'a.xlsx', fields });
};

const anyFile = new UploadedFile({ fileName: 'a.xlsx', path: '/nowhere', bytes: 1 });

/** A whole input in which every id names a row of `side`, but the field `foreign` one of theirs. */
function inputWith(call: Endpoint, side: Side, foreign?: string): Record<string, unknown> {
  const input = neededOf(call);
  const taken = new Set<string>();
  for (const { field, isList, named: what } of idFieldsOf(call)) {
    if (!what || what.isOpen) continue;
    const { rows, others } = field === foreign ? theirs : side;
    const value = (taken.has(what.kind) && others[what.kind]) || rows[what.kind];
    taken.add(what.kind);
    input[field] = isList ? [value] : value;
  }
  return input;
}

/** Only what must be there: a filter that somebody may leave out could hide the rows it is about. */
function neededOf(call: Endpoint): Record<string, unknown> {
  const { shape } = call.input as unknown as z.ZodObject<Record<string, z.ZodType>>;
  const needed = Object.entries(sampleOf(call)).filter(([name]) => !shape[name]!.safeParse(undefined).success);
  return Object.fromEntries(needed);
}

const foreigners = callers.filter(({ name }) => /别家的管理员|学员|讲师/.test(name));

/** A form with a file cannot be sent from here; whose list it goes to is asked in the test of its import. */
const personal = named.filter(([, , call, what]) => !what?.isOpen && !call.multipart);

describe("others' ids", () => {
  it.each(personal)('%s: %s', async (_, field, call) => {
    const input = inputWith(call, ours, field);
    const parsed = (call.input as unknown as z.ZodType).safeParse({
      ...input,
      ...(call.multipart && { file: anyFile }),
    });
    expect(
      parsed.error?.issues,
      'a value for the field is missing among the plausible ones (hostile.ts)',
    ).toBeUndefined();
    const before = await stateOf(t, theirs);
    for (const caller of foreigners) {
      counts.foreign += 1;
      const { code, msg, data } = await send(call, input, caller.token);
      const text = JSON.stringify(data ?? '');
      expect(holdsSomethingOf(theirs, `${text}${msg}`), `${caller.name} ${text}`).toBe(false);
      const allowed = [200, NO_PERMISSION.code, NOT_FOUND.code, ...otherwiseFor(call, field)];
      if (!isRefusedAt(field, code, data)) expect(allowed, `${caller.name} ${msg}`).toContain(code);
    }
    expect(await stateOf(t, theirs)).toBe(before);
  });
});

/** Somebody whose rows nobody has touched but by calls that got in; when one has taken a row away, the next begins anew. */
let own = await makeSide(t, '丙方1');

const enters = async (call: Endpoint): Promise<number[]> => {
  const codes: number[] = [];
  for (const token of own.tokens) codes.push((await send(call, inputWith(call, own), token)).code);
  return codes;
};

const isShutOut = (code: number): boolean =>
  code === NO_PERMISSION.code || code === NOT_FOUND.code || endsSession(code);

/** Also where a field is refused: perhaps only because an earlier call has taken away the row that it names. */
const saysNothing = (code: number): boolean => isShutOut(code) || code === INVALID_INPUT.code;

describe("one's own ids", () => {
  let sides = 1;
  it.each([...new Map(personal.map(([name, , call]) => [name, call]))])('%s', async (_, call) => {
    let codes = await enters(call);
    if (codes.every(saysNothing)) {
      own = await makeSide(t, `丙方${(sides += 1)}`);
      codes = await enters(call);
    }
    expect(codes.every(isShutOut), `主人也进不来，上面的拒绝说明不了什么：${codes.join()}`).toBe(false);
  });
});

/** 422 with a sentence at this very field: forms say so where a choice is not there. */
const isRefusedAt = (field: string, code: number, data: unknown): boolean =>
  code === INVALID_INPUT.code && (data as { issues?: { path: string }[] }).issues?.[0]?.path === field;

const otherwiseFor = (call: Endpoint, field: string): number[] =>
  otherwise.flatMap(([one, fields, failure]) => (one === call && fields.includes(field) ? [failure.code] : []));

const holdsSomethingOf = ({ tag, mobiles }: Side, text: string): boolean =>
  [tag, ...mobiles].some((mark) => text.includes(mark));
