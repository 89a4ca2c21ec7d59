import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Honor } from '#contract/user/userProfile.ts';
import type { Db } from '../../db/client.ts';
import { userResearch } from '../../db/schema/profile.ts';
import { certificate } from '../../db/schema/study.ts';
import { SECTION_ROWS } from '#contract/rules/resume.ts';
import { rowsOf } from './policies.ts';

/** Value of dictionary researchType for a prize. */
const PRIZE = '8';

/** Valid certificates of the platform, which can be verified, then prizes as the person tells them. */
export async function readHonors(db: Db, userNo: string): Promise<Honor[]> {
  const [certificates, prizes] = await Promise.all([
    db
      .select()
      .from(certificate)
      .where(and(eq(certificate.userNo, userNo), isNull(certificate.revokedAt)))
      .orderBy(desc(certificate.id))
      .limit(SECTION_ROWS),
    db
      .select()
      .from(userResearch)
      .where(and(rowsOf(userResearch, userNo), eq(userResearch.researchType, PRIZE)))
      .orderBy(desc(userResearch.publishDate))
      .limit(SECTION_ROWS),
  ]);
  return [
    ...certificates.map(({ courseName, orgName, lecturerName, issuedAt, certificateNo, hours }) => ({
      title: courseName,
      issuer: orgName || lecturerName,
      date: issuedAt.slice(0, 7),
      certificateNo,
      note: `结业证书，${hours} 学时`,
    })),
    ...prizes.map(({ title, source, publishDate, description }) => ({
      title,
      issuer: source,
      date: publishDate,
      certificateNo: '',
      note: description,
    })),
  ];
}
