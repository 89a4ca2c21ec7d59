import type { SearchConditions } from '#contract/rules/vacancySearch.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import { cooperation, nomination } from '#server/db/schema/cooperation.ts';
import { vacancySearch } from '#server/db/schema/vacancySearch.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { findReading } from '#server/domain/profile/person.ts';
import { readResume } from '#server/domain/profile/resume.ts';
import { makeHiringRows } from './hiringRows.ts';
import { makeStartRows } from './startRows.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  /** The school of the same side. */
  schoolNo: string;
  orgNo: string;
  userNo: string;
}

/** A vacancy, who applied for it, whom a school recommends for it, and who looks for such ones. */
export async function makeVacancyRows(
  db: Db,
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, schoolNo, orgNo, userNo }: Owner,
) {
  const told = { vacancyName: `${tag}职位`, duties: `${tag}工作`, endDate: '2026-12-31' };
  const open = { vacancyState: 2, openedAt: NOW, refreshedAt: NOW };
  const vacancyId = await insert(vacancy, { orgNo, authorUserNo: userNo, ...told, ...open });
  const reading = await findReading(db, userNo, { isOwn: false, audience: 'organization' });
  const resume = await readResume(db, reading!, new Date('2026-11-21T10:00:00+08:00'));
  const sent = { vacancyId, orgNo, userNo, note: `${tag}的话`, resume, appliedAt: NOW };
  const application = await insert(vacancyApplication, sent);
  const hiringRows = await makeHiringRows(db, insert, { tag, orgNo, userNo, application, vacancyId });
  const asked = { words: `${tag}邀请`, inviteUserNo: userNo, invitedAt: NOW };
  const sides = { orgNo: schoolNo, enterpriseNo: orgNo };
  const cooperationId = await insert(cooperation, { ...sides, ...asked });
  const named = { studentName: `${tag}学生`, senderUserNo: userNo, words: `${tag}推荐`, sentAt: NOW };
  const nominated = { ...sides, cooperationId, vacancyId, userNo, ...named, nominationState: 1, answeredAt: NOW };
  const nominationId = await insert(nomination, nominated);
  const none = { region: '', jobType: '', salary: '', degree: '', experience: '', nature: '' };
  const conditions: SearchConditions = { ...none, isActive: 0, orgNo: '0', str: `${tag}关键词` };
  return {
    vacancy: vacancyId,
    vacancyApplication: application,
    ownApplication: application,
    ...hiringRows,
    ...(await makeStartRows(insert, { tag, orgNo: schoolNo, userNo })),
    cooperation: cooperationId,
    nomination: nominationId,
    receivedNomination: nominationId,
    ownNomination: nominationId,
    vacancySearch: await insert(vacancySearch, { userNo, searchName: `${tag}查找`, conditions, seenAt: NOW }),
  };
}
