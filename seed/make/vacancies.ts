import { inArray, sql } from 'drizzle-orm';
import { jobTypes } from '#seed/data/jobType.ts';
import type { JobTypeNode } from '#seed/data/jobType.ts';
import { organizations } from '#seed/data/organizations.ts';
import { typicalPositions } from '#seed/data/typicalPositions.ts';
import { technicalVacancies } from '#seed/data/vacancies/technical.ts';
import { serviceVacancies } from '#seed/data/vacancies/services.ts';
import type { SeedVacancy } from '#seed/data/vacancies/types.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { ApplicationState, PauseReason, VacancyState } from '#contract/rules/vacancies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { vacancy, vacancyAbility, vacancyApplication, vacancyAudit } from '#server/db/schema/vacancy.ts';
import { indexVacancies } from '#server/domain/search/collect.ts';
import { snapshotOf } from '#server/domain/vacancies/apply.ts';
import { facetsOf } from '#server/domain/vacancies/facets.ts';
import { followWaiting } from '#server/domain/vacancies/fresh.ts';
import { insertAll } from './batches.ts';
import { takeIds } from './learning/takeIds.ts';
import { makePerson } from './person.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const benefits = ['五险一金', '双休', '带薪年假', '餐补', '年度体检', '住房补贴'];

/** Every enterprise has its last ones in a state of their own: what waits, stands still, is over, is being written. */
const states: Readonly<Record<string, VacancyState>> = {
  'yunshan 5': VacancyState.waiting,
  'yuanting 4': VacancyState.paused,
  'zhongcheng 5': VacancyState.closed,
  'qili 5': VacancyState.expired,
  'haifan 4': VacancyState.draft,
};

/** Of each enterprise the first vacancy of a typical position that has a test of its own asks for that test. */
const askForTests = (db: Db) =>
  db.execute(sql`insert into vacancy_test (vacancy_id, assessment_id, sort)
    select distinct on (v.org_no) v.id, t.assessment_id, 0 from ${vacancy} v
    join typical_position_test t on t.typical_position_id = v.typical_position_id
    join assessment a on a.id = t.assessment_id and a.is_open = 1
      and a.assessment_kind = ${AssessmentKind.positionTest} and a.assessment_state = ${AssessmentState.published}
    where v.vacancy_state = ${VacancyState.open} order by v.org_no, v.id, t.sort`);

/** Who applied where, how many days ago, and what became of it: of yunshan and yuanting by their place in the list. */
const applications: readonly [
  who: string,
  org: string,
  at: number,
  daysAgo: number,
  state: ApplicationState,
  reply: string,
][] = [
  ['linxiao', 'yunshan', 0, 6, ApplicationState.talking, '看了你的食堂看板，周四下午聊半小时？'],
  ['linxiao', 'qili', 1, 3, ApplicationState.seen, ''],
  ['qinwangshu', 'yunshan', 0, 5, ApplicationState.declined, '你的接口写得很好，我们另有后端的职位，欢迎再投。'],
  ['qinwangshu', 'yunshan', 3, 2, ApplicationState.sent, ''],
  ['pengzhou', 'yunshan', 2, 4, ApplicationState.talking, '作品页做得干净，想看看你怎么写表单。'],
  ['dushiqi', 'yuanting', 0, 7, ApplicationState.talking, '带上你的提醒器，来实验室看看。'],
  ['dushiqi', 'yuanting', 2, 1, ApplicationState.sent, ''],
  ['baiyutong', 'jiangcheng-hospital', 1, 8, ApplicationState.talking, '请准备护士执业证，我们安排面谈。'],
  ['gaoyuan', 'dongling-auto', 3, 4, ApplicationState.seen, ''],
  ['zhanshu', 'haichuan-media', 4, 5, ApplicationState.declined, '文字很好，这次想找有旁白经验的。'],
];

/** Enterprises whose recruiter is made for it. */
export const recruiters = [...Object.values(technicalVacancies), ...Object.values(serviceVacancies)].filter(
  ({ recruiter }) => recruiter !== '',
).length;

/** Sixty vacancies of the enterprises, and some people who applied for them. */
export async function loadVacancies(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const given = { ...technicalVacancies, ...serviceVacancies };
  const [orgs, typicals] = [await orgsByKey(db), await typicalsByKey(db)];
  const ids = await takeIds(db, Object.values(given).flatMap(({ list }) => list).length);
  const made = new Map<string, { id: string; orgNo: string }>();
  const rows: (typeof vacancy.$inferInsert)[] = [];
  const asked: (typeof vacancyAbility.$inferInsert)[] = [];
  const audits: (typeof vacancyAudit.$inferInsert)[] = [];
  let order = 0;
  for (const [key, { place, recruiter, list }] of Object.entries(given)) {
    const { orgNo, orgName, regionCode } = orgs.get(key)!;
    const author = await recruiterOf(db, { key, recruiter, orgNo, now }, userNos);
    for (const [at, seed] of list.entries()) {
      order += 1;
      const id = ids[order - 1]!;
      const vacancyState = states[`${key} ${at}`] ?? VacancyState.open;
      const typical = typicals.get(seed[10] ?? '');
      const content = contentOf(seed, { place, regionCode, now, order, typicalPositionId: typical?.id ?? null });
      const abilities = typical?.abilities ?? [];
      const { isPublic, opened } = momentsOf(vacancyState, order, now);
      made.set(`${key} ${at}`, { id, orgNo });
      rows.push({
        ...content,
        ...opened,
        id,
        orgNo,
        authorUserNo: author,
        vacancyState,
        endDate: vacancyState === VacancyState.expired ? dayOf(now, -2) : content.endDate,
        pauseReason: vacancyState === VacancyState.paused ? PauseReason.own : PauseReason.none,
        facets: isPublic ? facetsOf({ ...content, orgNo }, orgName) : [],
      });
      asked.push(...abilities.map((one) => ({ ...one, vacancyId: id })));
      if (vacancyState === VacancyState.waiting)
        audits.push({
          vacancyId: id,
          userNo: author,
          content: { ...content, abilities },
          submitTime: wireTime(new Date(now.getTime() - 5 * HOUR)),
        });
    }
  }
  await insertAll(db, vacancy, rows);
  await insertAll(db, vacancyAbility, asked);
  await insertAll(db, vacancyAudit, audits);
  await askForTests(db);
  await loadApplications(db, made, userNos, now);
  await indexVacancies(db, ids, now);
}

/** When it was opened and refreshed, spread over the last weeks; nothing of that before it was public. */
function momentsOf(state: VacancyState, order: number, now: Date) {
  const isPublic = ![VacancyState.draft, VacancyState.waiting].includes(state as 0 | 1);
  const ago = (ms: number) => wireTime(new Date(now.getTime() - ms));
  const opened = isPublic
    ? { openedAt: ago(10 * DAY + order * HOUR), refreshedAt: ago(((order * 17) % 150) * HOUR + HOUR) }
    : {};
  return { isPublic, opened };
}

interface Around {
  place: string;
  regionCode: string;
  now: Date;
  order: number;
  typicalPositionId: string | null;
}

function contentOf(seed: SeedVacancy, { place, regionCode, now, order, typicalPositionId }: Around) {
  const [vacancyName, jobType, salaryMin, salaryMax, degree, experience, nature, countWanted, duties, demands] = seed;
  return {
    vacancyName,
    jobTypeCode: codeOf(jobType),
    regionCode,
    place,
    duties,
    demands,
    salaryMin,
    salaryMax,
    degree,
    experience,
    nature,
    countWanted,
    benefits: nature === '1' ? benefits.slice(order % 3, (order % 3) + 3) : ['餐补'],
    endDate: dayOf(now, 30 + ((order * 7) % 60)),
    typicalPositionId,
  };
}

const dayOf = (now: Date, days: number): string => wireTime(new Date(now.getTime() + days * DAY)).slice(0, 10);

async function loadApplications(
  db: Db,
  made: ReadonlyMap<string, { id: string; orgNo: string }>,
  userNos: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const sections = ['contact', 'base', 'education', 'work', 'project', 'workSet'] as const;
  for (const [who, org, at, daysAgo, applicationState, replyText] of applications) {
    const { id: vacancyId, orgNo } = made.get(`${org} ${at}`)!;
    const userNo = userNos.get(who)!;
    const moment = (days: number) => wireTime(new Date(now.getTime() - days * DAY));
    const isAnswered = replyText !== '';
    await db.insert(vacancyApplication).values({
      vacancyId,
      orgNo,
      userNo,
      applicationState,
      replyText,
      note: '档案里的项目都是自己做的，随时可以聊。',
      resume: await snapshotOf(db, userNo, sections, now),
      appliedAt: moment(daysAgo),
      seenAt: applicationState === ApplicationState.sent ? null : moment(daysAgo - 0.4),
      repliedAt: isAnswered ? moment(daysAgo - 0.9) : null,
    });
    await followWaiting(db, [vacancyId]);
  }
}

/** Who hires there: somebody of the demo people, or a person made for it. */
async function recruiterOf(
  db: Db,
  { key, recruiter, orgNo, now }: { key: string; recruiter: string; orgNo: string; now: Date },
  userNos: ReadonlyMap<string, string>,
): Promise<string> {
  if (recruiter === '') return userNos.get('xuyunfan')!;
  const at = organizations.findIndex((one) => one.key === key);
  const identities = [{ userType: 5 as const, orgNo, isAdmin: true }];
  const registeredAt = new Date(now.getTime() - 60 * DAY - at * 421_000);
  const userNo = wireTime(registeredAt).replaceAll(/\D/g, '') + String(at).padStart(2, '0');
  const account = { mobile: `138000020${String(at).padStart(2, '0')}`, userNo, referralCode: `HIRE${100 + at}` };
  const named = { nickname: recruiter, idCardName: recruiter, password: 'Zhitu@2026' };
  return makePerson(db, { ...account, ...named, identities, registeredAt });
}

/** The organizations of the demo world by their key. */
export async function orgsByKey(db: Db) {
  const rows = await db
    .select()
    .from(orgInfo)
    .where(sql`${orgInfo.orgCode} <> ''`);
  const byCode = new Map(rows.map((row) => [row.orgCode, row]));
  return new Map(organizations.map(({ key, creditCode }) => [key, byCode.get(creditCode)!]));
}

async function typicalsByKey(db: Db) {
  const names = typicalPositions.map(({ name }) => name);
  const rows = await db.select().from(typicalPosition).where(inArray(typicalPosition.positionName, names));
  const items = await db.select().from(typicalPositionAbility);
  const asked = Map.groupBy(items, ({ typicalPositionId }) => typicalPositionId);
  const byName = new Map(rows.map((row) => [row.positionName, row.id]));
  return new Map(
    typicalPositions.flatMap(({ key, name }) => {
      const id = byName.get(name);
      const abilities = (asked.get(id ?? '') ?? []).map(({ abilityId, abilityLevel }) => ({ abilityId, abilityLevel }));
      return id === undefined || abilities.length === 0 ? [] : [[key, { id, abilities }] as const];
    }),
  );
}

function codeOf(name: string): string {
  const found = (nodes: readonly JobTypeNode[]): string | undefined => {
    for (const node of nodes) {
      const code = node.children ? found(node.children) : node.name === name ? node.code : undefined;
      if (code !== undefined) return code;
    }
    return undefined;
  };
  const code = found(jobTypes);
  if (code === undefined) throw new Error(`no kind of job is called ${name}`);
  return code;
}
