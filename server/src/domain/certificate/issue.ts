import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { certificate, certificateTemplate, certificateWaiting } from '../../db/schema/study.ts';
import { courseAuth } from '../../db/schema/teaching.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { sendMessage } from '../messages/send.ts';
import { tellOutside } from '../webhooks/tellOutside.ts';
import { holderNameOf } from './holder.ts';
import { newNumber } from './number.ts';

export interface Issued {
  /** Empty when there is none. */
  certificateNo: string;
  /** It is issued as soon as the person has told a name. */
  isWaiting: boolean;
}

/**
 * Issues the certificate of a finished course, once: a second time, or after it was revoked, the first one stands. What
 * is looked up in the library gives none; for somebody without a name it waits.
 */
export async function issueCertificate(db: Db, userNo: string, courseId: string, now: Date): Promise<Issued> {
  const [taught] = await db
    .select({ courseName: course.courseName })
    .from(course)
    .where(isTaught([courseId]));
  if (!taught) return { certificateNo: '', isWaiting: false };
  const own = and(eq(certificate.userNo, userNo), eq(certificate.courseId, courseId));
  const [known] = await db.select({ certificateNo: certificate.certificateNo }).from(certificate).where(own);
  if (known) return { ...known, isWaiting: false };
  const holderName = await holderNameOf(db, userNo);
  if (holderName === '') {
    await waitForName(db, { userNo, courseId, gmtCreate: wireTime(now) }, taught.courseName);
    return { certificateNo: '', isWaiting: true };
  }
  const [issued] = await issueNamed(db, { userNo, holderName, courseIds: [courseId], now });
  return { certificateNo: issued!.certificateNo, isWaiting: false };
}

async function waitForName(db: Db, row: typeof certificateWaiting.$inferInsert, courseName: string): Promise<void> {
  await db.insert(certificateWaiting).values(row).onConflictDoNothing();
  await sendMessage(
    { db },
    {
      to: [row.userNo],
      msgType: 'study',
      msgTitle: `学完了《${courseName}》，填写姓名就颁发证书`,
      msgText: '你还没有填写姓名，证书替你留着，什么时候填写都可以',
      msgUrl: '/account/certificate',
    },
  );
}

const { title, body, signerName, signerTitle, sealImg, ground, colour } = certificateTemplate;

/** What the organization of a course counts it for today. */
const recognised = (today: string) =>
  and(
    eq(courseAuth.orgNo, course.orgNo),
    eq(courseAuth.courseId, course.id),
    isNull(courseAuth.endedAt),
    lte(courseAuth.validFrom, today),
    or(isNull(courseAuth.validTo), gte(courseAuth.validTo, today)),
  );

/** The template that the recognition names, else the default one of the organization. */
const itsTemplate = and(
  eq(certificateTemplate.orgNo, course.orgNo),
  or(
    eq(certificateTemplate.id, courseAuth.templateId),
    and(isNull(courseAuth.templateId), eq(certificateTemplate.isDefault, 1)),
  ),
);

interface Named {
  userNo: string;
  holderName: string;
  courseIds: string[];
  now: Date;
}

/** Issues certificates of finished courses under a name, those that were not yet issued, and says so. */
export async function issueNamed(db: Db, { userNo, holderName, courseIds, now }: Named) {
  const issuedAt = wireTime(now);
  const taken = await db
    .select({
      courseId: course.id,
      courseName: course.courseName,
      secondsTotal: course.secondsTotal,
      courseCredit: course.credit,
      counted: { credit: courseAuth.credit, hours: courseAuth.hours },
      template: { title, body, signerName, signerTitle, sealImg, ground, colour },
      lecturerName: lecturer.lecturerName,
      orgName: orgInfo.orgName,
    })
    .from(course)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, course.orgNo))
    .leftJoin(courseAuth, recognised(issuedAt.slice(0, 10)))
    .leftJoin(certificateTemplate, itsTemplate)
    .where(isTaught(courseIds));
  if (taken.length === 0) return [];
  const issued = await db
    .insert(certificate)
    .values(
      taken.map(({ secondsTotal, courseCredit, counted, template, ...one }) => ({
        ...one,
        userNo,
        holderName,
        issuedAt,
        certificateNo: newNumber(now),
        lecturerName: one.lecturerName ?? '',
        orgName: one.orgName ?? '',
        hours: counted?.hours || Math.max(1, Math.round(secondsTotal / 3600)),
        credit: counted?.credit ?? courseCredit,
        design: template,
      })),
    )
    .onConflictDoNothing({ target: [certificate.userNo, certificate.courseId] })
    .returning({
      certificateNo: certificate.certificateNo,
      courseId: certificate.courseId,
      courseName: certificate.courseName,
    });
  for (const one of issued) await tellOutside(db, 'certified', { userNo, ...one }, now);
  await tellIssued(db, userNo, issued);
  return issued;
}

async function tellIssued(db: Db, userNo: string, issued: { certificateNo: string; courseName: string }[]) {
  const [first] = issued;
  if (!first) return;
  const courses = `《${first.courseName}》${issued.length > 1 ? `等 ${issued.length} 门课` : ''}`;
  const numbers = issued.map(({ certificateNo }) => certificateNo);
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'study',
      msgTitle: `${courses}的结业证书已颁发`,
      msgText: `编号 ${numbers.slice(0, 10).join('、')}，任何人都可以凭编号核验`,
      msgUrl: issued.length > 1 ? '/account/certificate' : `/account/certificate?no=${first.certificateNo}`,
    },
  );
}

const isTaught = (courseIds: string[]) =>
  and(inArray(course.id, courseIds), inArray(course.courseCategory, [...taughtCategories]));
