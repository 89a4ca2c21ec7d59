import { and, asc, count, desc, eq, exists, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { list, TypicalCard, TypicalView } from '#contract/course/typicalPosition.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { ability, typicalPosition, typicalPositionAbility } from '../../db/schema/ability.ts';
import { lecturer } from '../../db/schema/people.ts';
import { typicalPositionCourse, typicalPositionUse } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Ctx, SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { beginningWith, containing } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { typicalAbilities } from '../abilities/typical.ts';
import { planNames } from './names.ts';
import { isPublic } from './policies.ts';
import { publicContentOf } from './publicContent.ts';
import { readPlans } from './read.ts';
import { useCounts, usersOf } from './users.ts';
import { wayTo } from './way.ts';

type Position = typeof typicalPosition.$inferSelect;
type Authored = Pick<Position, 'orgNo' | 'authorUserNo'>;
type Asking = Pick<Ctx, 'db' | 'now'>;

const qb = new QueryBuilder();
const group = alias(ability, 'ability_group');

/** Those that ask for something of a field. */
const asksFor = (fieldId: string): SQL =>
  exists(
    qb
      .select({ one: sql`1` })
      .from(typicalPositionAbility)
      .innerJoin(ability, eq(ability.id, typicalPositionAbility.abilityId))
      .innerJoin(group, eq(group.id, ability.parentId))
      .where(and(eq(typicalPositionAbility.typicalPositionId, typicalPosition.id), eq(group.parentId, fieldId))),
  );

const isUsedBy = (orgNo: string): SQL =>
  exists(
    qb
      .select({ one: sql`1` })
      .from(typicalPositionUse)
      .where(and(eq(typicalPositionUse.typicalPositionId, typicalPosition.id), eq(typicalPositionUse.orgNo, orgNo))),
  );

/** A page of the public ones, the newest first. */
export async function publicList(ctx: Asking, wanted: OutputOf<typeof list.input>): Promise<Page<TypicalCard>> {
  const { positionName, industry, jobTypeCode, positionRank, fieldId, orgNo, ...request } = wanted;
  const where = and(
    isPublic,
    positionName === '' ? undefined : like(typicalPosition.positionName, containing(positionName)),
    industry === '' ? undefined : industryIs(industry),
    jobTypeCode === '' ? undefined : like(typicalPosition.jobTypeCode, beginningWith(jobTypeCode)),
    positionRank === undefined ? undefined : eq(typicalPosition.positionRank, positionRank),
    fieldId === undefined ? undefined : asksFor(fieldId),
    orgNo === undefined ? undefined : or(eq(typicalPosition.orgNo, orgNo), isUsedBy(orgNo)),
  );
  const total = await cappedCount(ctx.db, sql`${typicalPosition}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    ctx.db
      .select()
      .from(typicalPosition)
      .where(where)
      .orderBy(desc(typicalPosition.publishedTime), desc(typicalPosition.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, list: await cardsOf(ctx, page.list) };
}

/** An industry of the first level stands for those below it: 1 is 101 to 199, not 1001. */
const industryIs = (value: string): SQL =>
  value.length > 2
    ? eq(typicalPosition.industry, value)
    : or(
        eq(typicalPosition.industry, value),
        like(typicalPosition.industry, `${beginningWith(value).slice(0, -1)}__`),
      )!;

/** Cards with their names and figures: a statement for each kind of figure. */
async function cardsOf({ db, now }: Asking, rows: readonly Position[]): Promise<TypicalCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const names = await planNames(db, now);
  const abilities = await typicalAbilities(db, ids);
  const uses = await useCounts(db, ids);
  const courses = await courseCounts(db, ids);
  const authors = await authorsOf(db, rows);
  return rows.map((row) => {
    const { id, positionName, jobTypeCode, industry, positionRank, intro } = row;
    const asked = abilities.get(id) ?? [];
    const author = authors(row);
    return {
      id,
      positionName,
      jobTypeCode,
      industry,
      positionRank,
      intro,
      ...names.of(row),
      ...author,
      abilityNames: asked.slice(0, 4).map(({ abilityName }) => abilityName),
      abilityCount: asked.length,
      courseCount: courses.get(id) ?? 0,
      useCount: (uses.get(id) ?? 0) + (author.orgType === UserType.enterprise ? 1 : 0),
    };
  });
}

async function courseCounts(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: typicalPositionCourse.typicalPositionId, courses: count() })
    .from(typicalPositionCourse)
    .where(inArray(typicalPositionCourse.typicalPositionId, [...ids]))
    .groupBy(typicalPositionCourse.typicalPositionId);
  return new Map(rows.map(({ id, courses }) => [id, courses]));
}

/** Who wrote each of them: the organization, or the lecturer. */
export async function authorsOf(db: Db, rows: readonly Authored[]) {
  const orgNos = rows.flatMap(({ orgNo }) => orgNo ?? []);
  const userNos = rows.flatMap(({ orgNo, authorUserNo }) => (orgNo === null ? [authorUserNo] : []));
  const orgs = orgNos.length === 0 ? [] : await db.select().from(orgInfo).where(inArray(orgInfo.orgNo, orgNos));
  const people =
    userNos.length === 0 ? [] : await db.select().from(lecturer).where(inArray(lecturer.lecturerUserNo, userNos));
  const orgOf = new Map(orgs.map((org) => [org.orgNo, org]));
  const nameOf = new Map(people.map(({ lecturerUserNo, lecturerName }) => [lecturerUserNo, lecturerName]));
  return ({ orgNo, authorUserNo }: Authored) => {
    const org = orgNo === null ? undefined : orgOf.get(orgNo);
    return { orgNo, orgType: org?.orgType ?? null, authorName: org?.orgName ?? nameOf.get(authorUserNo) ?? '' };
  };
}

/** A public one with all that it asks for and leads through. @throws NOT_FOUND */
export async function publicView(ctx: Asking & Pick<Ctx, 'visitor'>, id: string): Promise<TypicalView> {
  const { db, now } = ctx;
  const [position] = await db
    .select()
    .from(typicalPosition)
    .where(and(eq(typicalPosition.id, id), isPublic));
  if (!position) throw fail(NOT_FOUND);
  const [read] = await readPlans(db, now, [(await publicContentOf(db, position))!]);
  const { facts, items, stages, tests } = read!;
  const author = (await authorsOf(db, [position]))(position);
  const users = await usersOf(db, id);
  const isEnterprise = author.orgType === UserType.enterprise;
  const [org] = isEnterprise ? await db.select().from(orgInfo).where(eq(orgInfo.orgNo, author.orgNo!)) : [];
  const uses = (await useCounts(db, [id])).get(id) ?? 0;
  return {
    id,
    ...facts,
    ...author,
    version: position.version,
    publishedTime: position.publishedTime!,
    items: items.toSorted((a, b) => b.weight - a.weight),
    stages,
    tests,
    users: [
      ...(org ? [{ orgNo: org.orgNo, orgName: org.orgName, orgLogoImg: org.orgLogoImg, isAuthor: 1 as const }] : []),
      ...users.map((one) => ({ ...one, isAuthor: 0 as const })),
    ],
    useCount: uses + (isEnterprise ? 1 : 0),
    way: await wayTo(db, id),
    isUsed: await isUsedByReader(db, await ctx.visitor(), position),
    similar: await cardsOf(ctx, await similarTo(db, position)),
  };
}

async function isUsedByReader(db: Db, user: SessionUser | null, { id, orgNo }: Position): Promise<0 | 1 | null> {
  if (!user || user.userType !== UserType.enterprise || user.orgNo === null || user.orgNo === orgNo) return null;
  const own = and(eq(typicalPositionUse.typicalPositionId, id), eq(typicalPositionUse.orgNo, user.orgNo));
  return (await db.$count(typicalPositionUse, own)) > 0 ? 1 : 0;
}

const similarTo = (db: Db, { id, jobTypeCode, industry }: Position): Promise<Position[]> =>
  db
    .select()
    .from(typicalPosition)
    .where(
      and(
        isPublic,
        ne(typicalPosition.id, id),
        or(
          like(typicalPosition.jobTypeCode, beginningWith(jobTypeCode.slice(0, 2))),
          eq(typicalPosition.industry, industry),
        ),
      ),
    )
    .orderBy(desc(typicalPosition.publishedTime), asc(typicalPosition.id))
    .limit(3);
