import { and, eq, isNull } from 'drizzle-orm';
import { JoinState } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { lecturer } from '../../db/schema/people.ts';
import { program, programJoin } from '../../db/schema/program.ts';
import { certificate, certificateTemplate } from '../../db/schema/study.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { sendMessage } from '../messages/send.ts';
import { tellOutside } from '../webhooks/tellOutside.ts';
import { holderNameOf } from './holder.ts';
import { newNumber } from './number.ts';

const { title, body, signerName, signerTitle, sealImg, ground, colour } = certificateTemplate;

/** Plans that somebody completed and has no certificate of. */
const due = (userNo: string) =>
  and(eq(programJoin.userNo, userNo), eq(programJoin.joinState, JoinState.done), isNull(certificate.id));

const itsCertificate = and(
  eq(certificate.userNo, programJoin.userNo),
  eq(certificate.programId, programJoin.programId),
);

/** The completed plans whose certificates wait for the person's name. */
export const waitingPrograms = (db: Db, userNo: string) =>
  db
    .select({ programId: program.id, programName: program.programName })
    .from(programJoin)
    .innerJoin(program, eq(program.id, programJoin.programId))
    .leftJoin(certificate, itsCertificate)
    .where(due(userNo))
    .orderBy(programJoin.completedAt)
    .limit(100);

/**
 * Issues what somebody completed, once, in the default look of the organization that wrote the plan. Without a name it
 * waits: `named` is the one that was told just now.
 */
export async function issueProgramCertificates(db: Db, userNo: string, now: Date, named?: string): Promise<number> {
  const rows = await db
    .select({
      programId: program.id,
      courseName: program.programName,
      hours: program.hours,
      credit: program.credit,
      orgName: orgInfo.orgName,
      lecturerName: lecturer.lecturerName,
      design: { title, body, signerName, signerTitle, sealImg, ground, colour },
    })
    .from(programJoin)
    .innerJoin(program, eq(program.id, programJoin.programId))
    .leftJoin(certificate, itsCertificate)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, program.orgNo))
    .leftJoin(lecturer, and(eq(lecturer.lecturerUserNo, program.authorUserNo), isNull(program.orgNo)))
    .leftJoin(
      certificateTemplate,
      and(eq(certificateTemplate.orgNo, program.orgNo), eq(certificateTemplate.isDefault, 1)),
    )
    .where(due(userNo));
  if (rows.length === 0) return 0;
  const holderName = named ?? (await holderNameOf(db, userNo));
  if (holderName === '') {
    await tellWaiting(db, userNo, rows[0]!.courseName);
    return 0;
  }
  const issued = await db
    .insert(certificate)
    .values(
      rows.map(({ orgName, lecturerName, hours, ...row }) => ({
        ...row,
        userNo,
        holderName,
        hours: Math.max(1, hours),
        orgName: orgName ?? '',
        lecturerName: lecturerName ?? '',
        issuedAt: wireTime(now),
        certificateNo: newNumber(now),
      })),
    )
    .onConflictDoNothing({ target: [certificate.userNo, certificate.programId] })
    .returning({
      certificateNo: certificate.certificateNo,
      programId: certificate.programId,
      courseName: certificate.courseName,
    });
  for (const { certificateNo, programId, courseName } of issued) {
    const told = { userNo, certificateNo, programId, programName: courseName };
    await tellOutside(db, 'certified', told, now);
    await sendMessage(
      { db },
      {
        to: [userNo],
        msgType: 'study',
        msgTitle: `学习方案「${courseName}」完成了，证书已颁发`,
        msgText: `编号 ${certificateNo}，任何人都可以凭编号核验`,
        msgUrl: `/account/certificate?no=${certificateNo}`,
      },
    );
  }
  return issued.length;
}

const tellWaiting = (db: Db, userNo: string, programName: string) =>
  sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'study',
      msgTitle: `学习方案「${programName}」完成了，填写姓名就颁发证书`,
      msgText: '你还没有填写姓名，证书替你留着，什么时候填写都可以',
      msgUrl: '/account/certificate',
    },
  );
