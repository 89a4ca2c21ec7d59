import { and, eq, isNull } from 'drizzle-orm';
import { ALREADY_REVOKED } from '#contract/course/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { certificate } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';

/** Takes a certificate back, for good. @throws NOT_FOUND, ALREADY_REVOKED */
export async function revokeCertificate(db: Db, certificateNo: string, revokeReason: string, now: Date): Promise<void> {
  const at = wireTime(now);
  const numbered = eq(certificate.certificateNo, certificateNo);
  const revoked = await db
    .update(certificate)
    .set({ revokedAt: at, revokeReason, gmtModified: at })
    .where(and(numbered, isNull(certificate.revokedAt)))
    .returning({ id: certificate.id });
  if (revoked.length > 0) return;
  throw fail((await db.$count(certificate, numbered)) > 0 ? ALREADY_REVOKED : NOT_FOUND);
}
