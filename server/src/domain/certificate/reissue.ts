import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { certificate, certificateNumber } from '../../db/schema/study.ts';
import { sendMessage } from '../messages/send.ts';
import { newNumber } from './number.ts';

/**
 * Puts another name on the certificates of a person. Each gets a new number, because the old one was printed beside the
 * old name; whoever checks the old number is told the new one. Revoked ones stay as they are.
 */
export async function reissueCertificates(db: Db, userNo: string, holderName: string, now: Date): Promise<void> {
  const replacedAt = wireTime(now);
  const old = await db
    .select({ certificateId: certificate.id, certificateNo: certificate.certificateNo })
    .from(certificate)
    .where(and(eq(certificate.userNo, userNo), ne(certificate.holderName, holderName), isNull(certificate.revokedAt)))
    .for('update');
  if (old.length === 0) return;
  await db.insert(certificateNumber).values(old.map((one) => ({ ...one, replacedAt })));
  const fresh = old.map(({ certificateId }) => sql`(${certificateId}::bigint, ${newNumber(now)})`);
  await db.execute(sql`update certificate c
    set certificate_no = fresh.no, holder_name = ${holderName}, gmt_modified = ${replacedAt}
    from (values ${sql.join(fresh, sql`, `)}) as fresh (id, no) where c.id = fresh.id`);
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'study',
      msgTitle: `${old.length} 张结业证书已换成认证的姓名`,
      msgText: '每张都有了新的编号；原来的编号核验时会说明已经换发',
      msgUrl: '/account/certificate',
    },
  );
}
