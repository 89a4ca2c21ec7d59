import type { PgTable } from 'drizzle-orm/pg-core';
import { orgImport } from '#server/db/schema/organization.ts';
import { schoolCampus, schoolRoom, schoolTerm } from '#server/db/schema/school.ts';
import { lesson, lessonClaim, lessonExchange, offering, scheduleChange } from '#server/db/schema/timetable.ts';

type Insert = (table: PgTable, values: object) => Promise<string>;

interface Owner {
  tag: string;
  orgNo: string;
  userNo: string;
}

/** What the timetable of a school is made of, a row of each kind. */
export async function makeSchoolRows(insert: Insert, { tag, orgNo, userNo }: Owner) {
  const term = { orgNo, schoolYear: `${tag}学年`, semester: 1, beginOn: '2026-09-07', weeks: 18 };
  const termId = await insert(schoolTerm, term);
  const campusId = await insert(schoolCampus, { orgNo, campusName: `${tag}校区` });
  const roomId = await insert(schoolRoom, { orgNo, campusId, roomName: `${tag}教室`, seats: 40 });
  const offeringId = await insert(offering, { orgNo, termId, offeringName: `${tag}开课` });
  const times = { beginsAt: '2026-12-02 08:00:00', endsAt: '2026-12-02 09:35:00' };
  const when = { day: '2026-12-02', week: 13, fromBell: 1, toBell: 2, ...times };
  const lessonId = await insert(lesson, { orgNo, termId, offeringId, ...when });
  await insert(lessonClaim, { lessonId, ...times, roomId });
  const change = { orgNo, userNo, changeKind: 1, summary: `${tag}排课`, lessonCount: 1, touched: 0, before: [] };
  const changeId = await insert(scheduleChange, change);
  const asking = { orgNo, lessonId, userNo, toUserNo: userNo, exchangeKind: 1, reason: `${tag}原因` };
  const exchange = await insert(lessonExchange, asking);
  const imported = {
    orgNo,
    userNo,
    kind: 'timetable',
    fileName: `${tag}课表.xlsx`,
    rows: [],
    totalCount: 1,
    badCount: 1,
  };
  const timetableImport = await insert(orgImport, imported);
  return {
    exchange,
    timetableImport,
    lesson: lessonId,
    offering: offeringId,
    scheduleChange: changeId,
    schoolRoom: roomId,
    schoolTerm: termId,
  };
}
