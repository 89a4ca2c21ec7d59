import type * as z from 'zod';
import { decodeStrings } from '#contract/kit/codecs.ts';
import { actionsFor, needsToken } from '#contract/kit/endpoint.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import { isApiKey } from '#contract/rules/apiKeyText.ts';
import type { Caller, Change, Platform, SessionUser, UserCtx } from './context.ts';
import { CallFailure, fail } from './fail.ts';
import type { Handler } from './handle.ts';
import { loggable } from './loggable.ts';
import { isPublicList } from './publicList.ts';
import { traced } from './trace.ts';

export interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

interface Raw {
  /** Fields from path and query: strings that the schema may want as numbers. */
  strings: Record<string, unknown>;
  /** Asked for only when the caller may come in: a form is not received for everybody. */
  body: () => Promise<unknown>;
}

/**
 * Runs one call from raw input to answer: token, permission, parse, transaction, work after commit.
 * Never throws: a full disk and a database that is away have a sentence of their own, any other unexpected error is
 * logged and answered with 500 and the request id.
 */
export function runCall(platform: Platform, handler: Handler, caller: Caller, raw: Raw): Promise<Answer> {
  const { path } = handler.call;
  const attributes = { 'zhitu.request_id': caller.requestId };
  return traced(path, { within: caller.trace, attributes }, async (span) => {
    const answered = await answerOf(platform, handler, caller, raw);
    span.setAttribute('zhitu.code', answered.code);
    return answered;
  });
}

async function answerOf(platform: Platform, handler: Handler, caller: Caller, raw: Raw): Promise<Answer> {
  try {
    return { code: 200, msg: '', data: await answer(platform, handler, caller, raw) };
  } catch (error) {
    if (error instanceof CallFailure) return { ...error.failure, data: error.data };
    const outage = platform.outages.note(error, { requestId: caller.requestId, path: handler.call.path });
    if (outage) return { ...outage, data: null };
    return platform.errors.note(error, { requestId: caller.requestId, path: handler.call.path }, 'call failed');
  }
}

async function answer(platform: Platform, handler: Handler, caller: Caller, raw: Raw): Promise<unknown> {
  const { call } = handler;
  const now = platform.clock();
  const user = needsToken(call) ? await whoCalls(platform, call, caller, now) : null;
  if (user) mustBeAllowed(platform, call, user);
  const input = parseInput(handler, raw.strings, await raw.body());

  const tasks: (() => Promise<void> | void)[] = [];
  let change: Change = {};
  let looked: Promise<SessionUser | null> | undefined;
  const visitorOnce = () => (looked ??= visitor(platform, call, caller, now));
  const base = {
    ...caller,
    now,
    config: platform.config,
    providers: platform.providers,
    log: platform.log,
    visitor: visitorOnce,
    afterCommit: (task: () => Promise<void> | void) => void tasks.push(task),
    user,
    can: (action: string) => user?.actions.has(action) ?? false,
    changed: (told: Change) => void (change = told),
  };
  const run = async (db: Platform['db']) => {
    const data = await handler.run({ ...base, db } as UserCtx, input);
    if (user && isLogged(call)) await platform.recordWrite(db, { call, user, caller, input, now, ...change });
    return data;
  };
  const wrapped = call.kind === 'write' && !handler.ownTransaction;
  const data = wrapped ? await platform.db.transaction(run) : await runOn(platform, call, { run, caller, visitorOnce });
  for (const task of tasks) await settle(platform, task);
  const writer = platform.replica && call.kind === 'write' ? (user ?? (await looked)) : null;
  if (writer) await settle(platform, () => platform.noteWrote(platform.db, writer.userNo));
  return data;
}

interface Running {
  run: (db: Platform['db']) => Promise<unknown>;
  caller: Caller;
  visitorOnce: () => Promise<SessionUser | null>;
}

/**
 * Public lists are read from the replica where it has all that the caller must see; whatever goes wrong there, the primary
 * answers.
 */
async function runOn({ db, replica }: Platform, call: Endpoint, { run, caller, visitorOnce }: Running) {
  if (!replica?.readingAfter(null) || !isPublicList(call)) return run(db);
  const { token } = caller;
  if (token !== undefined && isApiKey(token)) return run(db); // a key has no session to remember what it wrote
  const elsewhere = replica.readingAfter(token === undefined ? null : (await visitorOnce())?.wroteAt);
  if (!elsewhere) return run(db);
  return run(elsewhere).catch(() => run(db));
}

/** A person by the token of a session, or a program by a key. Nothing but calls takes keys: not files, not sockets. */
const whoCalls = ({ db, signedIn, keyed }: Platform, call: Endpoint, { token }: Caller, now: Date) =>
  token !== undefined && isApiKey(token) ? keyed(db, token, call, now) : signedIn(db, token, now);

/** A refusal says what is missing. */
function mustBeAllowed({ access }: Platform, call: Endpoint, user: SessionUser): void {
  if (user.isPreview && call.kind === 'write' && !call.inPreview) throw fail(access.lookOnly);
  const needed = actionsFor(call);
  if (needed.length === 0 || needed.some((action) => user.actions.has(action))) return;
  throw fail(NO_PERMISSION, undefined, { needed: access.missing(needed, user) });
}

const isLogged = (call: Endpoint): boolean => call.kind === 'write' && (call.logged ?? call.action !== undefined);

async function visitor(platform: Platform, call: Endpoint, caller: Caller, now: Date): Promise<SessionUser | null> {
  if (!caller.token) return null;
  const user = await platform.signedIn(platform.db, caller.token, now).catch((error: unknown) => {
    if (error instanceof CallFailure) return null;
    throw error;
  });
  if (user?.isPreview && call.kind === 'write') throw fail(platform.access.lookOnly);
  return user;
}

function parseInput(handler: Handler, strings: Raw['strings'], sent: unknown): unknown {
  const schema = handler.call.input as unknown as z.ZodType;
  const body = sent ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw fail(INVALID_INPUT, undefined, { issues: [] });
  const parsed = schema.safeParse({ ...decodeStrings(handler.call.input, strings), ...body });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw fail(INVALID_INPUT, issues.length === 1 ? issues[0]!.message : undefined, { issues });
}

/** What follows a commit cannot undo it any more: its errors are logged, the answer stands. */
async function settle(platform: Platform, task: () => Promise<void> | void): Promise<void> {
  try {
    await task();
  } catch (error) {
    platform.log.error(loggable(error), 'task after commit failed');
  }
}
