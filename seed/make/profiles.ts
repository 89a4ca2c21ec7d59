import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { bindRequests, classesOf, profiles, rosterNames } from '#seed/data/profiles.ts';
import type { SeedProfile } from '#seed/data/profiles.ts';
import { organizations } from '#seed/data/organizations.ts';
import { people } from '#seed/data/people.ts';
import { wireTime } from '#contract/rules/time.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { orgDepartment, orgStudent } from '#server/db/schema/organization.ts';
import {
  userBase,
  userEducation,
  userExpectedJob,
  userNews,
  userProject,
  userResearch,
  userWork,
  userWorkSet,
} from '#server/db/schema/profile.ts';
import { orgInfo, userIdentity } from '#server/db/schema/user.ts';
import { insertAll } from './batches.ts';

/** Résumés of the demo people, and the rosters of their schools with two requests that wait. */
export async function loadProfiles(
  db: Db,
  now: Date,
  { userNos, items }: Record<'userNos' | 'items', ReadonlyMap<string, string>>,
): Promise<void> {
  const month = monthsBefore(now);
  for (const profile of profiles) await loadProfile(db, profile, userNos.get(profile.who)!, { month, items });
  await loadRosters(db, now, userNos);
}

type Month = (ago: number | undefined) => string;

/** `yyyy-MM` so many months ago; empty for until today. */
const monthsBefore =
  (now: Date): Month =>
  (ago) => {
    if (ago === undefined) return '';
    const [year = 0, at = 1] = wireTime(now).split('-').map(Number);
    const months = year * 12 + at - 1 - ago;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  };

interface Given {
  month: Month;
  /** Ability items by their keys. */
  items: ReadonlyMap<string, string>;
}

async function loadProfile(db: Db, profile: SeedProfile, userNo: string, { month, items }: Given): Promise<void> {
  const { headline, birthday, regionCode, eduGrade, jobStatus, introduction, visibility } = profile;
  const { workSince, contactEmail } = profile;
  const head = {
    headline,
    birthday,
    regionCode,
    eduGrade,
    jobStatus,
    introduction,
    visibility,
    workSince,
    contactEmail,
  };
  const mobile = people.find(({ key }) => key === profile.who)!.mobile;
  await db.insert(userBase).values({ ...head, userNo, contactMobile: mobile });
  const period = ({ from, to }: { from: number; to?: number }) => ({ startDate: month(from), endDate: month(to) });
  const sections = [
    [
      userEducation,
      profile.education?.map(({ school, major, degree, text = '', ...when }) => ({
        schoolName: school,
        major,
        degree,
        description: text,
        ...period(when),
      })),
    ],
    [
      userWork,
      profile.work?.map(({ company, position, industry, text, ...when }) => ({
        companyName: company,
        position,
        industry,
        description: text,
        ...period(when),
      })),
    ],
    [
      userProject,
      profile.project?.map(({ name, role, text, result = '', link = '', ...when }) => ({
        projectName: name,
        projectRole: role,
        description: text,
        result,
        linkUrl: link,
        ...period(when),
      })),
    ],
    [
      userExpectedJob,
      profile.job?.map(({ type, region, min, max, nature, arrival }) => ({
        jobTypeCode: type,
        regionCode: region,
        salaryMin: min,
        salaryMax: max,
        jobNature: nature,
        arrival,
      })),
    ],
    [userNews, profile.news?.map(({ title, ago, text }) => ({ title, eventDate: month(ago), content: text }))],
    [
      userWorkSet,
      profile.works?.map(({ title, text, art, link = '', isPublic = 1, abilities = [] }) => ({
        title,
        description: text,
        cover: art ? `/demo-art/work/${art}.svg` : '',
        linkUrl: link,
        isPublic,
        abilityIds: abilities.map((key) => items.get(key)!),
      })),
    ],
    [
      userResearch,
      profile.research?.map(({ title, type, ago, source, text }) => ({
        title,
        researchType: type,
        publishDate: month(ago),
        source,
        description: text,
      })),
    ],
  ] as const;
  for (const [table, rows] of sections)
    await insertAll(
      db,
      table,
      (rows ?? []).map((row) => ({ ...row, userNo })),
    );
}

const LEARNER = 1;
const DAY = 86_400_000;

async function loadRosters(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const orgNos = await schoolNos(db);
  const departs = await db
    .select({ id: orgDepartment.id, orgNo: orgDepartment.orgNo, departName: orgDepartment.departName })
    .from(orgDepartment)
    .where(inArray(orgDepartment.orgNo, [...orgNos.values()]));
  const departOf = (orgNo: string, name: string) =>
    departs.find((one) => one.orgNo === orgNo && one.departName === name)?.id ?? null;
  await insertAll(db, orgStudent, await boundStudents(db, now, userNos, departOf));
  for (const [school, groups] of Object.entries(rosterNames)) {
    const orgNo = orgNos.get(school)!;
    const listed = groups.flatMap(({ depart, names, ...facts }) =>
      names.map((studentName) => ({
        ...facts,
        orgNo,
        studentName,
        departmentId: departOf(orgNo, depart),
        entryYear: 2023,
      })),
    );
    const numbered = listed.map((row, index) => ({ ...row, studentNumber: `2023${9001 + index}` }));
    await insertAll(db, orgStudent, numbered);
  }
  const asks = bindRequests.map(({ who, school, name, number, className, daysAgo }) => ({
    orgNo: orgNos.get(school)!,
    userNo: userNos.get(who)!,
    studentName: name,
    studentNumber: number,
    className,
    bindStatus: StudentState.asks,
    gmtCreate: wireTime(new Date(now.getTime() - daysAgo * DAY)),
  }));
  await insertAll(db, orgStudent, asks);
}

async function schoolNos(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName }).from(orgInfo);
  const byName = new Map(rows.map((row) => [row.orgName, row.orgNo]));
  return new Map(
    organizations.flatMap(({ key, name, orgType }) =>
      orgType === OrgType.school ? [[key, byName.get(name)!] as const] : [],
    ),
  );
}

/** Majors that the positions of the demo people do not tell. */
const majors: Record<string, string> = { linxiao: '大数据技术', dushiqi: '物联网应用技术' };

/** Whoever of the demo people belongs to a school is on its roster. */
async function boundStudents(
  db: Db,
  now: Date,
  userNos: ReadonlyMap<string, string>,
  departOf: (orgNo: string, name: string) => string | null,
) {
  const identities = await db
    .select()
    .from(userIdentity)
    .where(and(eq(userIdentity.userType, LEARNER), isNotNull(userIdentity.orgNo), isNotNull(userIdentity.jobNumber)))
    .orderBy(userIdentity.id);
  const byNo = new Map(people.map((person) => [userNos.get(person.key)!, person]));
  return identities.flatMap(({ userNo, orgNo, jobNumber }) => {
    const person = byNo.get(userNo);
    if (!person) return [];
    const major = majors[person.key] ?? /^(.+)专业学生$/.exec(person.position)?.[1] ?? '';
    const { depart = '', className = '' } = classesOf[major] ?? {};
    return {
      userNo,
      orgNo: orgNo!,
      studentName: person.idCardName,
      studentNumber: jobNumber!,
      major,
      className,
      departmentId: departOf(orgNo!, depart),
      entryYear: 2023,
      bindStatus: StudentState.bound,
      bindTime: wireTime(new Date(now.getTime() - 90 * DAY)),
    };
  });
}
