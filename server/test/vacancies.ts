import { makeOrg } from '#seed/make/org.ts';
import * as audit from '#contract/position/vacancyAudit.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { ability } from '#server/db/schema/ability.ts';
import { userBase, userEducation } from '#server/db/schema/profile.ts';
import { dictItem, treeNode } from '#server/db/schema/system.ts';
import { session } from '#server/db/schema/user.ts';
import type { Person, TestApp } from './testApp.ts';

/** The choices that vacancies are written with, and one ability item. */
export async function offerVacancyChoices({ database: { db } }: TestApp): Promise<{ itemId: string }> {
  const region = (code: string, parentCode: string, name: string, level: number) => ({
    kind: 'region' as const,
    code,
    parentCode,
    name,
    level,
  });
  const job = (code: string, parentCode: string, name: string, level: number) => ({
    kind: 'jobType' as const,
    code,
    parentCode,
    name,
    level,
  });
  await db
    .insert(treeNode)
    .values([
      region('420000', '', '湖北省', 1),
      region('420100', '420000', '武汉市', 2),
      region('420111', '420100', '洪山区', 3),
      region('330000', '', '浙江省', 1),
      region('330100', '330000', '杭州市', 2),
      job('01', '', '技术', 1),
      job('0103', '01', '数据', 2),
      job('010302', '0103', '数据分析助理', 3),
      job('0101', '01', '后端开发', 2),
      job('010101', '0101', 'Java 工程师', 3),
    ]);
  await db.insert(dictItem).values([
    { dictKey: 'education', value: '4', label: '大专' },
    { dictKey: 'education', value: '5', label: '本科' },
    { dictKey: 'workYears', value: '1', label: '在校或应届' },
    { dictKey: 'positionNature', value: '1', label: '全职' },
    { dictKey: 'positionNature', value: '3', label: '实习' },
  ]);
  const put = async (values: typeof ability.$inferInsert) =>
    (await db.insert(ability).values(values).returning({ id: ability.id }))[0]!.id;
  const field = await put({ abilityKind: 1, abilityName: '数据' });
  const group = await put({ abilityKind: 2, abilityName: '分析', parentId: field });
  const levelWords = ['知道', '照做', '独立做', '带人做', '定做法'];
  return { itemId: await put({ abilityKind: 3, abilityName: '数据清洗', parentId: group, levelWords }) };
}

/** An enterprise with somebody who hires for it. */
export async function makeHiring(t: TestApp, orgName: string): Promise<{ orgNo: string; boss: Person }> {
  const orgNo = await makeOrg(t.database.db, { orgType: 5, orgName });
  return { orgNo, boss: await t.person({ userType: 5, orgNo, isAdmin: true }) };
}

/** What the form sends; the day is after the clock of the tests. */
export const vacancyForm = (more: object = {}) => ({
  vacancyName: '数据分析助理',
  jobTypeCode: '010302',
  regionCode: '420111',
  place: '光谷大道 77 号',
  duties: '每周整理投放数据，回答业务的三个问题。',
  demands: '会用表格与 SQL。',
  salaryMin: 6,
  salaryMax: 9,
  degree: '4',
  experience: '1',
  nature: '1',
  countWanted: 2,
  benefits: ['双休', '五险一金'],
  endDate: '2026-12-31',
  abilities: [] as { abilityId: string; abilityLevel: 1 | 2 | 3 | 4 | 5 }[],
  ...more,
});

/** Written, handed in and passed. Returns its id. */
export async function openVacancy(boss: Person, operator: Person, more: object = {}): Promise<string> {
  const { id } = (await boss.send(desk.submit, vacancyForm(more))).data;
  const queue = (await operator.send(audit.list, { pageSize: 100 })).data.list;
  const { code } = await operator.send(audit.audit, {
    id: queue.find((one) => one.vacancyId === id)!.id,
    auditStatus: 1,
  });
  if (code !== 200) throw new Error(`the vacancy did not pass: ${code}`);
  return id;
}

/** Somebody whose résumé is fit to be shown. */
export async function applicant(t: TestApp, nickname = '求职的人'): Promise<Person> {
  const person = await t.person({ nickname });
  const { db } = t.database;
  await db
    .insert(userBase)
    .values({ userNo: person.userNo, contactMobile: '13900000000', headline: '想做数据' })
    .onConflictDoUpdate({ target: userBase.userNo, set: { contactMobile: '13900000000', headline: '想做数据' } });
  await db.insert(userEducation).values({ userNo: person.userNo, schoolName: '江城职大', startDate: '2023-09' });
  return person;
}

/** Nobody is signed out while the clock of a test goes on for weeks. */
export const staySignedIn = async ({ database: { db } }: TestApp): Promise<void> => {
  await db.update(session).set({ expiresAt: '2030-01-01 00:00:00', ttlSeconds: 9e7 });
};
