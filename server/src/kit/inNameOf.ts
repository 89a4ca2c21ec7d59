import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Db } from '../db/client.ts';
import type { Change, Platform, SessionUser, UserCtx } from './context.ts';

interface Acting {
  ctx: UserCtx;
  /** Keeps what was done in the operation log, as the call that somebody would have made. */
  record(db: Db, call: Endpoint): Promise<void>;
}

/** What a call of this person would be given, where a job does in their name what they asked for. */
export function inNameOf(platform: Platform, user: SessionUser): Acting {
  const { db, config, providers, log } = platform;
  const caller = { token: undefined, ip: '', userAgent: '', requestId: randomUUID() };
  const now = platform.clock();
  let change: Change = {};
  const ctx: UserCtx = {
    ...caller,
    db,
    now,
    config,
    providers,
    log,
    user,
    visitor: async () => user,
    afterCommit: (task) => void Promise.resolve(task()).catch((error: unknown) => log.error(error, 'task failed')),
    can: (action) => user.actions.has(action),
    changed: (told) => void (change = told),
  };
  return { ctx, record: (tx, call) => platform.recordWrite(tx, { call, user, caller, input: {}, now, ...change }) };
}
