import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { certificate, certificateNumber } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';

export const ownCertificates = (user: SessionUser) => eq(certificate.userNo, user.userNo);

/** The own one of a number: messages keep the number that it had when they were written. */
export function ownOfNumber(db: Db, user: SessionUser, certificateNo: string) {
  const { certificateId: id, certificateNo: earlier } = certificateNumber;
  const renamed = db.select({ id }).from(certificateNumber).where(eq(earlier, certificateNo));
  return and(ownCertificates(user), or(eq(certificate.certificateNo, certificateNo), inArray(certificate.id, renamed)));
}
