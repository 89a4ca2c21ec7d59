import { eq, sql } from 'drizzle-orm';
import { actionsOf, actions } from '#contract/rules/actions.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import { codesIn, completed, grantTreeOf } from '#contract/rules/grants.ts';
import type { GrantNode } from '#contract/rules/grants.ts';
import { powerLevelName, powerLevelsOf } from '#contract/rules/powerLevels.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import { GRANT_TOO_MUCH } from '#contract/system/roleFailures.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { authRole } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** What somebody holds, or a role would give. */
export interface Holding {
  codes: readonly string[];
  powerLevel: PowerLevel;
}

export const holdingOf = ({ actions: held, powerLevel }: SessionUser): Holding => ({ codes: [...held], powerLevel });

/** Is there nothing in `other` that `mine` lacks? */
export function holdsAll(mine: Holding, other: Holding): boolean {
  const codes = new Set(mine.codes);
  return other.powerLevel <= mine.powerLevel && other.codes.every((code) => codes.has(code));
}

/**
 * Lets only one write to the roles of an organization (or the platform) go on, and says what the caller holds now:
 * whoever lost a right a moment ago does not give it away any more.
 */
export async function holdingNow(db: Db, user: SessionUser): Promise<Holding> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('roles', ${user.orgNo ?? '0'}::bigint))`);
  const [row] = await db
    .select({ codes: authRole.codes, powerLevel: authRole.powerLevel })
    .from(authRole)
    .where(eq(authRole.id, user.roleId));
  const mayKeep = row?.codes.includes(user.userType === UserType.operator ? 'platformRole:edit' : 'role:edit');
  if (!row || !mayKeep) throw fail(NO_PERMISSION);
  return row;
}

/** Everything a role of this kind of identity can hold. */
export const grantTree = (userType: UserType): GrantNode[] =>
  grantTreeOf(userType, Object.fromEntries(actionsOf(userType).map((code) => [code, actions[code]])));

/**
 * The codes as a role keeps them: once each, with the entries that buttons need.
 * @throws 422 for codes that this kind of organization does not have, 1565 for those the caller lacks
 */
export function grantable(codes: readonly string[], userType: UserType, mine: Holding): string[] {
  const known = new Set(codesIn(grantTree(userType)));
  if (codes.some((code) => !known.has(code))) throw invalid('codes', '有的权限不属于这类单位，请刷新后重选');
  const whole = completed(codes, userType);
  const held = new Set(mine.codes);
  const lacking = whole.filter((code) => !held.has(code));
  if (lacking.length > 0) throw fail(GRANT_TOO_MUCH, `你自己没有「${namesOf(lacking, userType)}」，不能给别人`);
  return whole;
}

/** @throws 422 for a power this kind does not have, 1565 for one above the caller's */
export function mustBeGivable(powerLevel: PowerLevel, userType: UserType, mine: Holding): void {
  const known: readonly number[] = powerLevelsOf(userType);
  if (!known.includes(powerLevel)) throw invalid('powerLevel', '请选择数据范围');
  if (powerLevel > mine.powerLevel) {
    throw fail(GRANT_TOO_MUCH, `你自己的数据范围不到「${powerLevelName(powerLevel)}」，不能给别人`);
  }
}

function namesOf(codes: readonly string[], userType: UserType): string {
  const names = new Map<string, string>();
  const walk = (nodes: readonly GrantNode[]): void => {
    for (const { code, name, children } of nodes) {
      names.set(code, name);
      walk(children);
    }
  };
  walk(grantTree(userType));
  return codes.map((code) => names.get(code) ?? code).join('、');
}

const invalid = (path: string, message: string) => fail(INVALID_INPUT, message, { issues: [{ path, message }] });
