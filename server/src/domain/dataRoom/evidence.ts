import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Evidence } from '#contract/rules/dataRooms.ts';
import { EvidenceKind } from '#contract/rules/dataRooms.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { userWorkSet } from '../../db/schema/profile.ts';
import { certificate, userCourse } from '../../db/schema/study.ts';

/** Of each kind. */
const MOST = 100;

const keyOf = (kind: EvidenceKind, id: string): string => `${kind}:${id}`;

/** All that somebody can show: certificates that hold, courses they finished, works; the newest first. */
export async function evidenceOf(db: Db, userNo: string): Promise<Evidence[]> {
  const certificates = await db
    .select()
    .from(certificate)
    .where(and(eq(certificate.userNo, userNo), isNull(certificate.revokedAt), enabled(certificate)))
    .orderBy(desc(certificate.id))
    .limit(MOST);
  const courses = await db
    .select({ id: userCourse.id, courseName: course.courseName, completedAt: userCourse.completedAt })
    .from(userCourse)
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .where(and(eq(userCourse.userNo, userNo), isNotNull(userCourse.completedAt), enabled(userCourse)))
    .orderBy(desc(userCourse.id))
    .limit(MOST);
  const works = await db
    .select()
    .from(userWorkSet)
    .where(and(eq(userWorkSet.userNo, userNo), enabled(userWorkSet)))
    .orderBy(sql`${userWorkSet.id} desc`)
    .limit(MOST);
  return [
    ...certificates.map(({ id, courseName, orgName, issuedAt, certificateNo }) => ({
      key: keyOf(EvidenceKind.certificate, id),
      evidenceKind: EvidenceKind.certificate,
      title: courseName,
      words: [orgName, `编号 ${certificateNo}`].filter(Boolean).join('，'),
      day: issuedAt.slice(0, 10),
      url: `/certificate/verify/${certificateNo}`,
    })),
    ...courses.map(({ id, courseName, completedAt }) => ({
      key: keyOf(EvidenceKind.course, id),
      evidenceKind: EvidenceKind.course,
      title: courseName,
      words: '',
      day: completedAt!.slice(0, 10),
      url: '',
    })),
    ...works.map(({ id, title, description, linkUrl, gmtModified }) => ({
      key: keyOf(EvidenceKind.work, id),
      evidenceKind: EvidenceKind.work,
      title,
      words: description,
      day: gmtModified.slice(0, 10),
      url: linkUrl,
    })),
  ];
}
