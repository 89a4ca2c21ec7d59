import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { certificate } from '../../db/schema/study.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';

/**
 * Issues the certificate of a finished course, once: a second time, or after it was revoked, the first one stands.
 * Names are written down as they are today. Returns its number.
 */
export async function issueCertificate(db: Db, userNo: string, courseId: string, now: Date): Promise<string> {
  const [holder] = await db
    .select({ idCardName: userExt.idCardName, nickname: userExt.nickname, mobile: user.mobile })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(eq(user.userNo, userNo));
  const [taken] = await db
    .select({
      courseName: course.courseName,
      secondsTotal: course.secondsTotal,
      lecturerName: lecturer.lecturerName,
      orgName: orgInfo.orgName,
    })
    .from(course)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, course.orgNo))
    .where(eq(course.id, courseId));
  const [issued] = await db
    .insert(certificate)
    .values({
      certificateNo: newNumber(now),
      userNo,
      courseId,
      holderName: holder!.idCardName || displayName(holder!),
      courseName: taken!.courseName,
      orgName: taken!.orgName ?? '',
      lecturerName: taken!.lecturerName ?? '',
      hours: Math.max(1, Math.round(taken!.secondsTotal / 3600)),
      issuedAt: wireTime(now),
    })
    .onConflictDoNothing({ target: [certificate.userNo, certificate.courseId] })
    .returning({ certificateNo: certificate.certificateNo });
  return issued?.certificateNo ?? existing(db, userNo, courseId);
}

async function existing(db: Db, userNo: string, courseId: string): Promise<string> {
  const [row] = await db
    .select({ certificateNo: certificate.certificateNo })
    .from(certificate)
    .where(and(eq(certificate.userNo, userNo), eq(certificate.courseId, courseId)));
  return row!.certificateNo;
}

/** Without the characters that are mistaken for each other when typed from paper. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `ZT20261121-7K3M9PXQ`: 40 random bits, so that nobody finds a certificate by counting. */
function newNumber(now: Date): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `ZT${wireTime(now).slice(0, 10).replaceAll('-', '')}-${letters}`;
}
