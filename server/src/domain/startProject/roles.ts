import { and, asc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_OPEN_ROLES } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NO_SUCH_ROLE_ABILITY, OPEN_ROLES_FULL } from '#contract/startup/projectFailures.ts';
import type { saveRole } from '#contract/startup/projectTeam.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { startProjectRole, startRoleAbility } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { choosable, itemsOf } from '../abilities/items.ts';
import { ofLed } from './policies.ts';
import { lockLed } from './save.ts';

/** Whom a team looks for, with the wanted abilities in words; an item that is gone is left out. */
export async function rolesOf(db: Db, projectId: string) {
  const { id, roleName, words } = startProjectRole;
  const roles = await db
    .select({ id, roleName, words })
    .from(startProjectRole)
    .where(and(eq(startProjectRole.projectId, projectId), enabled(startProjectRole)))
    .orderBy(asc(id));
  const wanted = await db
    .select()
    .from(startRoleAbility)
    .where(
      inArray(
        startRoleAbility.roleId,
        roles.map((role) => role.id),
      ),
    )
    .orderBy(asc(startRoleAbility.id));
  const known = await itemsOf(
    db,
    wanted.map(({ abilityId }) => abilityId),
  );
  return roles.map((role) => ({
    ...role,
    abilities: wanted.flatMap(({ roleId, abilityId, abilityLevel }) => {
      const found = roleId === role.id ? known.get(abilityId) : undefined;
      return found ? [{ abilityId, abilityName: found.abilityName, abilityLevel }] : [];
    }),
  }));
}

/** Writes down whom the team looks for. @throws NOT_FOUND, OPEN_ROLES_FULL, NO_SUCH_ROLE_ABILITY */
export async function keepRole(ctx: UserCtx, wish: OutputOf<typeof saveRole.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { projectId, id, abilities, roleName, words } = wish;
  await lockLed(ctx, projectId);
  const ids = abilities.map(({ abilityId }) => abilityId);
  if ((await choosable(db, ids)).size < ids.length)
    throw fail(NO_SUCH_ROLE_ABILITY, undefined, {
      issues: [{ path: 'abilities', message: NO_SUCH_ROLE_ABILITY.msg }],
    });
  const ofProject = and(eq(startProjectRole.projectId, projectId), enabled(startProjectRole));
  if (id === '0' && (await db.$count(startProjectRole, ofProject)) >= MOST_OPEN_ROLES) throw fail(OPEN_ROLES_FULL);
  const [role] =
    id === '0'
      ? await db.insert(startProjectRole).values({ projectId, roleName, words }).returning()
      : await db
          .update(startProjectRole)
          .set({ roleName, words, gmtModified: wireTime(now) })
          .where(and(eq(startProjectRole.id, id), ofProject, ofLed(user, startProjectRole)))
          .returning();
  if (!role) throw fail(NOT_FOUND);
  await db.delete(startRoleAbility).where(eq(startRoleAbility.roleId, role.id));
  if (abilities.length > 0)
    await db.insert(startRoleAbility).values(abilities.map((one) => ({ ...one, roleId: role.id })));
  return role.id;
}

/** The people were found. @throws NOT_FOUND */
export async function dropRole({ db, user }: UserCtx, id: string): Promise<void> {
  const [role] = await db
    .select({ id: startProjectRole.id })
    .from(startProjectRole)
    .where(and(eq(startProjectRole.id, id), ofLed(user, startProjectRole)))
    .for('update');
  if (!role) throw fail(NOT_FOUND);
  await db.delete(startRoleAbility).where(eq(startRoleAbility.roleId, id));
  await db.delete(startProjectRole).where(eq(startProjectRole.id, id));
}
