import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { htmlOfText } from '#contract/rules/paragraphs.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ALREADY_LECTURER, LECTURER_WAITING } from '#contract/user/applyFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturerAudit } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { fail } from '../../kit/fail.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneAtATime } from '../person/oneAtATime.ts';

export interface Shown {
  lecturerName: string;
  position: string;
  headImgUrl: string;
  introduce: string;
  tags: string[];
}

interface Application extends Shown {
  lecturerMobile: string;
  lecturerEmail: string;
  proofs: string[];
}

/**
 * Somebody who is no lecturer yet hands his data in, or hands refused ones in again. Returns the id.
 * @throws 1194 they wait already, 1195 is a lecturer, 422 a file that is not his
 */
export async function handInApplication(db: Db, userNo: string, data: Application, now: Date): Promise<string> {
  const before = await standingOf(db, userNo);
  if (before.current) throw fail(ALREADY_LECTURER);
  if (before.auditStatus === AuditState.waiting) throw fail(LECTURER_WAITING);
  for (const url of data.proofs) await ownFile({ db, user: { userNo } }, url, 'proof', { field: 'proofs' });
  return put(db, userNo, data, now);
}

/**
 * A lecturer wants something else shown; what is shown now stays until the change has passed. Returns the id.
 * @throws 404 is no lecturer, 1194 a change waits already, 422 a portrait that is not his
 */
export async function handInChange(db: Db, userNo: string, data: Shown, now: Date): Promise<string> {
  const { current, auditStatus } = await standingOf(db, userNo);
  if (!current) throw fail(NOT_FOUND);
  if (auditStatus === AuditState.waiting) throw fail(LECTURER_WAITING);
  return put(db, userNo, data, now, current.headImgUrl);
}

async function standingOf(db: Db, userNo: string) {
  await oneAtATime(db, userNo);
  const known = and(eq(lecturer.lecturerUserNo, userNo), enabled(lecturer));
  const [current] = await db.select({ headImgUrl: lecturer.headImgUrl }).from(lecturer).where(known);
  const [audit] = await db
    .select({ auditStatus: lecturerAudit.auditStatus })
    .from(lecturerAudit)
    .where(eq(lecturerAudit.lecturerUserNo, userNo));
  return { current, auditStatus: audit?.auditStatus };
}

async function put(db: Db, userNo: string, data: Shown, now: Date, portrait?: string): Promise<string> {
  await ownFile({ db, user: { userNo } }, data.headImgUrl, 'avatar', { field: 'headImgUrl', current: portrait });
  const at = wireTime(now);
  const undecided = { auditStatus: AuditState.waiting, auditOpinion: '', auditTime: null, auditUserNo: null };
  const row = { ...data, introduce: htmlOfText(data.introduce), ...undecided, submitTime: at, gmtModified: at };
  const [stored] = await db
    .insert(lecturerAudit)
    .values({ ...row, lecturerUserNo: userNo, gmtCreate: at })
    .onConflictDoUpdate({ target: lecturerAudit.lecturerUserNo, set: row })
    .returning({ id: lecturerAudit.id });
  return stored!.id;
}
