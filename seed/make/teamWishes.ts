import { eq } from 'drizzle-orm';
import { teamWishes, wantedRole } from '#seed/data/teamWishes.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { matchPerson } from '#server/db/schema/match.ts';
import { startProject, startProjectRole, startRoleAbility, teamConsent } from '#server/db/schema/startProject.ts';
import { keepPerson } from '#server/domain/match/keep.ts';

const DAY = 86_400;

interface Known {
  userNos: ReadonlyMap<string, string>;
  /** Ability items by their keys. */
  items: ReadonlyMap<string, string>;
}

/** Who agreed to be found by teams, with their abilities reckoned, and a team that looks for some of these. */
export async function loadTeamWishes(db: Db, now: Date, { userNos, items }: Known): Promise<void> {
  for (const { who, daysAgo, startFields, words } of teamWishes) {
    const userNo = userNos.get(who)!;
    await db.insert(teamConsent).values({ userNo, startFields, words, agreedAt: wireTimeIn(now, -daysAgo * DAY) });
    await db
      .insert(matchPerson)
      .values({ userNo, gmtModified: wireTime(now) })
      .onConflictDoNothing();
    await keepPerson(db, userNo, now);
  }
  const { project, roleName, words, abilities } = wantedRole;
  const [its] = await db
    .select({ id: startProject.id })
    .from(startProject)
    .where(eq(startProject.projectName, project));
  if (!its) throw new Error(`there is no project ${project}`);
  const [role] = await db
    .insert(startProjectRole)
    .values({ projectId: its.id, roleName, words })
    .returning({ id: startProjectRole.id });
  await db
    .insert(startRoleAbility)
    .values(abilities.map(([item, abilityLevel]) => ({ roleId: role!.id, abilityId: items.get(item)!, abilityLevel })));
}
