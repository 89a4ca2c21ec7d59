import { sql } from 'drizzle-orm';
import { AbilityKind, AbilityLevel } from '#contract/rules/abilities.ts';
import { keysOfPerson } from '#contract/rules/match.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { makeOrg } from '#seed/make/org.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import type { Db } from '#server/db/client.ts';
import { ability } from '#server/db/schema/ability.ts';
import { matchPerson } from '#server/db/schema/match.ts';
import { vacancy, vacancyAbility } from '#server/db/schema/vacancy.ts';
import { openSession } from '#server/domain/session/session.ts';
import { facetsOf } from '#server/domain/vacancies/facets.ts';

const [FIELDS, ITEMS, ORGS, BATCH] = [12, 10, 200, 500] as const;

/** Who hires in a measurement: enterprises, with the token of who hires for the first one, and the model they ask in. */
export interface HiringWorld {
  /** Items by field. */
  fields: string[][];
  orgs: { orgNo: string; orgName: string }[];
  boss: { userNo: string; token: string };
}

const jobs = ['010301', '010302', '010101', '020101', '030201', '040101', '050101', '060101'];
const regions = ['420111', '420100', '330106', '330200', '110108', '440305', '510107', '610113', '320500', '370200'];
const words = ['数据分析助理', '会计', '焊工', '护士', '前端开发', '酒店管家', '物流调度', '检测技师'];

export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

export async function makeHiringWorld(db: Db): Promise<HiringWorld> {
  const put = async (values: typeof ability.$inferInsert): Promise<string> =>
    (await db.insert(ability).values(values).returning({ id: ability.id }))[0]!.id;
  const fields: string[][] = [];
  for (let field = 0; field < FIELDS; field += 1) {
    const fieldId = await put({ abilityKind: AbilityKind.field, abilityName: `领域 ${field}` });
    const parentId = await put({ abilityKind: AbilityKind.ability, abilityName: `能力 ${field}`, parentId: fieldId });
    const levelWords = ['一级', '二级', '三级', '四级', '五级'];
    const items: string[] = [];
    for (let item = 0; item < ITEMS; item += 1)
      items.push(await put({ abilityKind: AbilityKind.item, abilityName: `能力项 ${item}`, parentId, levelWords }));
    fields.push(items);
  }
  const orgs = [];
  for (let at = 0; at < ORGS; at += 1) {
    const orgName = `测量企业 ${at}`;
    orgs.push({ orgNo: await makeOrg(db, { orgType: 5, orgName }), orgName });
  }
  const identities = [{ userType: 5 as const, orgNo: orgs[0]!.orgNo, isAdmin: true }];
  const userNo = await makePerson(db, { mobile: '13500000000', identities });
  const identityId = await identityOf(db, userNo, 5);
  const given = { userNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
  return { fields, orgs, boss: { userNo, token: await openSession(db, given, new Date()) } };
}

/** Open vacancies, each asking for four items of one field; every tenth was answered this week. */
export async function makeVacancies(db: Db, { fields, orgs, boss }: HiringWorld, from: number, to: number) {
  await inBatches(from, to, async (numbers) => {
    const made = await db
      .insert(vacancy)
      .values(
        numbers.map((at) => {
          const { orgNo, orgName } = pick(orgs, at);
          const salaryMin = 3 + (at % 20);
          const shown = {
            vacancyName: `${pick(words, at)} ${at}`,
            jobTypeCode: pick(jobs, Math.floor(at / 3)),
            regionCode: pick(regions, Math.floor(at / 7)),
            degree: pick(['', '4', '5'], at),
            experience: pick(['', '1', '3', '4'], Math.floor(at / 5)),
            nature: pick(['1', '2', '3'], at),
            salaryMin,
            salaryMax: salaryMin + 4,
          };
          const refreshedAt = wireTimeIn(new Date(), -at);
          return {
            ...shown,
            orgNo,
            authorUserNo: boss.userNo,
            duties: '每周整理数据，回答业务的问题。'.repeat(20),
            demands: '做过就行。',
            endDate: '2099-12-31',
            vacancyState: VacancyState.open,
            facets: facetsOf({ ...shown, orgNo }, orgName),
            openedAt: refreshedAt,
            refreshedAt,
            lastReplyAt: at % 10 === 0 ? wireTimeIn(new Date(), -(at % 500_000)) : null,
          };
        }),
      )
      .returning({ id: vacancy.id });
    await db.insert(vacancyAbility).values(
      made.flatMap(({ id: vacancyId }, index) => {
        const at = numbers[index]!;
        return [0, 1, 2, 3].map((place) => ({
          vacancyId,
          abilityId: pick(pick(fields, at), Math.floor(at / FIELDS) + place * 2),
          abilityLevel: pick(AbilityLevel.values, at + place),
        }));
      }),
    );
  });
}

/** People as the match knows them: three of five have something of one field, up to five items. */
export async function makePeople(db: Db, { fields }: HiringWorld, count: number): Promise<void> {
  await db.execute(sql`insert into user_account (user_no, mobile, referral_code)
    select 4000000000000000 + n, (13400000000 + n)::text, 'bench' || n from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into user_ext (user_no, nickname)
    select 4000000000000000 + n, '求职的人 ' || n from generate_series(1, ${count}::int) n`);
  await inBatches(1, count, async (numbers) => {
    await db.insert(matchPerson).values(
      numbers.map((at) => {
        const items = at % 5 < 3 ? Array.from({ length: 1 + (at % 5) }, (_none, place) => place) : [];
        const levels = Object.fromEntries(
          items.map((place) => [pick(pick(fields, at), at + place), pick(AbilityLevel.values, at + place)]),
        );
        return {
          userNo: String(4_000_000_000_000_000 + at),
          levels,
          wishes: [],
          keys: keysOfPerson({ levels, wishes: [] }),
          gmtModified: wireTimeIn(new Date(), -at),
        };
      }),
    );
  });
}

async function inBatches(from: number, to: number, make: (numbers: number[]) => Promise<void>): Promise<void> {
  for (let first = from; first <= to; first += BATCH)
    await make(Array.from({ length: Math.min(BATCH, to - first + 1) }, (_none, at) => first + at));
}
