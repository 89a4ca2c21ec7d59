import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { everybody } from '#contract/rules/smartFilter.ts';
import type { Db } from '#server/db/client.ts';
import { applicationNote, interview, interviewMember, interviewSlot } from '#server/db/schema/hiring.ts';
import { importedTalent, talentImport } from '#server/db/schema/importedTalent.ts';
import { offerLetter } from '#server/db/schema/offerLetter.ts';
import { orgExport } from '#server/db/schema/orgExport.ts';
import { orgMember } from '#server/db/schema/organization.ts';
import { checkRule } from '#server/db/schema/smartCheck.ts';
import { talentSearch } from '#server/db/schema/smartFilter.ts';
import { talentTemplate } from '#server/db/schema/talentTemplate.ts';
import { emptyResume } from '#server/domain/resumeExchange/row.ts';

/** After the clock of the matrix, so that it can still be chosen. */
const SOON = { startsAt: '2030-11-21 10:00:00', endsAt: '2030-11-21 11:00:00' };

interface Applied {
  tag: string;
  vacancyId: string;
  orgNo: string;
  userNo: string;
  application: string;
}

/** What an enterprise made of an application: a note, an interview with a time and somebody who interviews. */
export async function makeHiringRows(
  db: Db,
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo, application, vacancyId }: Applied,
) {
  const [staff] = await db.select({ userNo: orgMember.userNo }).from(orgMember).where(eq(orgMember.orgNo, orgNo));
  const recruiter = staff!.userNo!;
  const about = { applicationId: application, userNo };
  await insert(applicationNote, { ...about, authorUserNo: recruiter, noteText: `${tag}备注` });
  const asked = { interviewName: `${tag}面试`, interviewWay: 1, place: `${tag}地点`, inviteUserNo: recruiter };
  const interviewId = await insert(interview, { ...about, ...asked, ...SOON, orgNo });
  await insert(interviewMember, { interviewId, userNo: recruiter });
  const offer = await insert(offerLetter, {
    ...about,
    orgNo,
    authorUserNo: recruiter,
    offerNo: `LY-${application}`,
    orgName: `${tag}企业`,
    holderName: `${tag}本人`,
    offerKind: 1,
    positionName: `${tag}岗位`,
    place: `${tag}地点`,
    salaryText: '面议',
    startOn: '2030-12-01',
    expiresOn: '2030-11-30',
    sentAt: '2026-11-21 10:00:00',
  });
  return {
    interview: interviewId,
    ownInterview: interviewId,
    interviewSlot: await insert(interviewSlot, { interviewId, ...SOON }),
    recruiter,
    offerLetter: offer,
    ownOffer: offer,
    checkRule: await insert(checkRule, {
      orgNo,
      vacancyId,
      authorUserNo: recruiter,
      conditions: { ...everybody, vacancyId, degree: '4' },
    }),
    talentImport: await insert(talentImport, { orgNo, userNo: recruiter, totalCount: 1, rows: [] }),
    orgExport: await insert(orgExport, { orgNo, userNo: recruiter }),
    importedTalent: await insert(importedTalent, {
      orgNo,
      importerUserNo: recruiter,
      talentName: `${tag}外面的人`,
      resume: { ...emptyResume(), name: `${tag}外面的人` },
      fileName: `${tag}.docx`,
      consentGround: 1,
      stageAt: '2026-11-21 10:00:00',
      keepUntil: '2030-11-21',
    }),
    talentTemplate: await insert(talentTemplate, {
      orgNo,
      authorUserNo: recruiter,
      templateName: `${tag}模板`,
      templateText: `${tag}的话`,
    }),
    talentSearch: await insert(talentSearch, {
      userNo: recruiter,
      orgNo,
      searchName: `${tag}筛选`,
      conditions: { ...everybody, schoolName: `${tag}学校` },
      seenAt: SOON.startsAt,
    }),
  };
}
