import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { TeamRole } from '#contract/rules/startProjects.ts';
import { LEAST_TEAM_FIT, teamFitOf, teamReasonsOf } from '#contract/rules/teamFit.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import { NOT_IN_REACH } from '#contract/startup/projectFailures.ts';
import type { OpenRole } from '#contract/startup/projectShapes.ts';
import type { invite, list } from '#contract/startup/teamBuilder.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { matchPerson } from '../../db/schema/match.ts';
import { userBase } from '../../db/schema/profile.ts';
import { startProject, startProjectRole, teamConsent } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { ofLed } from './policies.ts';
import { rolesOf } from './roles.ts';
import { lockLed } from './save.ts';
import { addInvitation } from './team.ts';

type Wanted = OpenRole['abilities'];

/** People for one of the caller's open roles, whoever has most of what is asked first. @throws NOT_FOUND */
export async function proposedPeople(ctx: UserCtx, { roleId, ...request }: OutputOf<typeof list.input>) {
  const { db } = ctx;
  const { role, project } = await ledRole(ctx, roleId);
  const where = inReach(project, role.abilities);
  const total = await cappedCount(db, sql`${matchPerson}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select({
        userNo: matchPerson.userNo,
        levels: matchPerson.levels,
        nickname: userExt.nickname,
        headImgUrl: userExt.headImgUrl,
        mobile: account.mobile,
        headline: userBase.headline,
        words: teamConsent.words,
        startFields: teamConsent.startFields,
      })
      .from(matchPerson)
      .innerJoin(teamConsent, eq(teamConsent.userNo, matchPerson.userNo))
      .innerJoin(account, eq(account.userNo, matchPerson.userNo))
      .innerJoin(userExt, eq(userExt.userNo, matchPerson.userNo))
      .leftJoin(userBase, eq(userBase.userNo, matchPerson.userNo))
      .where(where)
      .orderBy(desc(fitIn(role.abilities)), desc(matchPerson.userNo))
      .limit(limit)
      .offset(offset),
  );
  const nameOf = (id: string) => role.abilities.find(({ abilityId }) => abilityId === id)?.abilityName ?? '';
  return {
    ...page,
    projectId: project.id,
    projectName: project.projectName,
    role,
    list: page.list.map(({ levels, nickname, mobile, startFields, ...row }) => {
      const { reached, gaps } = teamReasonsOf(levels, role.abilities);
      return {
        ...row,
        name: displayName({ nickname, mobile }),
        headline: row.headline ?? '',
        percent: Math.round(teamFitOf(levels, role.abilities) * 100),
        reached: reached.map(({ abilityId, mine }) => ({ abilityName: nameOf(abilityId), mine })),
        gaps: gaps.map(({ abilityId, wanted, mine }) => ({ abilityName: nameOf(abilityId), wanted, mine })),
        wantsField: startFields.includes(project.startField) ? (1 as const) : (0 as const),
      };
    }),
  };
}

/** Asks somebody who was proposed into the team, for what the role says. @throws NOT_FOUND, NOT_IN_REACH, TEAM_FULL */
export async function inviteProposed(ctx: UserCtx, { roleId, userNo, words }: OutputOf<typeof invite.input>) {
  const { role, project } = await ledRole(ctx, roleId);
  await lockLed(ctx, project.id);
  const its = and(inReach(project, role.abilities), eq(matchPerson.userNo, userNo));
  if ((await ctx.db.$count(matchPerson, its)) === 0) throw fail(NOT_IN_REACH);
  const asked = { userNo, teamRole: TeamRole.member, duty: role.roleName, words };
  return addInvitation(ctx, project, asked, fail(NOT_IN_REACH));
}

/** One of the caller's open roles with its project. @throws NOT_FOUND */
async function ledRole({ db, user }: UserCtx, roleId: string) {
  const where = and(eq(startProjectRole.id, roleId), enabled(startProjectRole), ofLed(user, startProjectRole));
  const [found] = await db
    .select({ project: startProject })
    .from(startProjectRole)
    .innerJoin(startProject, eq(startProject.id, startProjectRole.projectId))
    .where(where);
  const role = found && (await rolesOf(db, found.project.id)).find(({ id }) => id === roleId);
  if (!found || !role) throw fail(NOT_FOUND);
  return { role, project: found.project };
}

/**
 * Who may be proposed: they agreed, to this line of business or to any, have enough of what is asked, and never had to
 * do with this team: who left it, or did not want to come, is not asked again from here. Whoever keeps an item of their
 * portrait from the public is not found by a role that asks for it: what the list says of them would give it away.
 */
function inReach({ id, startField }: typeof startProject.$inferSelect, wanted: Wanted): SQL | undefined {
  const ids = wanted.map(({ abilityId }) => abilityId);
  const keys = ids.map((one) => `a${one}`);
  return and(
    sql`${matchPerson.keys} && ${sql.param(keys)}::text[]`,
    sql`${fitIn(wanted)} >= ${sql.raw(String(LEAST_TEAM_FIT))}::float8`,
    sql`exists (select 1 from team_consent c where c.user_no = ${matchPerson.userNo}
      and (c.start_fields = '{}' or ${startField}::smallint = any(c.start_fields)))`,
    sql`exists (select 1 from user_account u where u.user_no = ${matchPerson.userNo} and ${enabledAs('u')})`,
    sql`not exists (select 1 from start_project_member m
      where m.project_id = ${id} and m.user_no = ${matchPerson.userNo})`,
    sql`not exists (select 1 from ability_visibility v where v.user_no = ${matchPerson.userNo}
      and v.ability_id = any(${sql.param(ids)}::bigint[]) and v.visibility <> ${Visibility.everybody})`,
  );
}

/** `teamFitOf` in the database: the same numbers in the same order, so that both say the same to the last bit. */
function fitIn(wanted: Wanted): SQL<number> {
  if (wanted.length === 0) return sql<number>`0::float8`;
  const shares = wanted.map(
    ({ abilityId, abilityLevel }) =>
      sql`least(coalesce((${matchPerson.levels} ->> ${abilityId}::text)::float8, 0)
        / ${sql.raw(String(abilityLevel))}::float8, 1::float8)`,
  );
  return sql<number>`((0::float8 + ${sql.join(shares, sql` + `)}) / ${sql.raw(String(wanted.length))}::float8)`;
}
