import { assessmentMoved } from '#contract/exam/liveEvents.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { tell } from '../messages/tell.ts';
import { watchersOf } from './facts.ts';

/** A room full of candidates makes one message a second, not one each. */
const EVERY_MS = 1000;

const waitingIn = new WeakMap<Db, Set<string>>();

/**
 * Tells those who watch that there is news of an assessment, at most once a second from each process. To be called with
 * the pool's handle and after the change is committed: a message lost with the process is made good by the next.
 */
export function tellStaff({ db, log }: Pick<UserCtx, 'db' | 'log'>, assessmentId: string): void {
  let waiting = waitingIn.get(db);
  if (!waiting) waitingIn.set(db, (waiting = new Set()));
  if (waiting.has(assessmentId)) return;
  waiting.add(assessmentId);
  const timer = setTimeout(() => {
    waiting.delete(assessmentId);
    toldOf(db, assessmentId).catch((error: unknown) => log.warn({ err: error }, 'watchers not told'));
  }, EVERY_MS);
  timer.unref();
}

async function toldOf(db: Db, assessmentId: string): Promise<void> {
  await tell(db, assessmentMoved, await watchersOf(db, assessmentId), { assessmentId });
}
