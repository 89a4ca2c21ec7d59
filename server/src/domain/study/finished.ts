import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';
import { issueCertificate } from '../certificate/issue.ts';
import { tellOutside } from '../webhooks/tellOutside.ts';

interface Finished {
  userNo: string;
  courseId: string;
  now: Date;
}

/** What areas above do once somebody has finished a course; in the transaction of the save, so slow things are enqueued. */
export const finishedHooks = registry<(db: Db, finished: Finished) => Promise<void>>('finishedHooks');

/** What areas above do once it changed which courses somebody has finished; in the transaction of the change. */
export const evidenceHooks = registry<(db: Db, userNo: string, now: Date) => Promise<void>>('evidenceHooks');

export async function evidenceChanged(db: Db, userNo: string, now: Date): Promise<void> {
  for (const follow of evidenceHooks.entries()) await follow(db, userNo, now);
}

/** All that follows from a course that was just finished: the certificate, and what others make of it. */
export async function finishCourse(db: Db, finished: Finished) {
  const { now, ...whoAndWhat } = finished;
  await tellOutside(db, 'finished', whoAndWhat, now);
  const issued = await issueCertificate(db, finished.userNo, finished.courseId, finished.now);
  for (const follow of finishedHooks.entries()) await follow(db, finished);
  await evidenceChanged(db, finished.userNo, finished.now);
  return issued;
}
