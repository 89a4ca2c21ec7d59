import { eq } from 'drizzle-orm';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DirectoryRunState, GONE_SHOWN } from '#contract/rules/directory.ts';
import { IMPORT_ROWS } from '#contract/rules/importStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { read } from '#contract/user/orgDirectory.ts';
import { DIRECTORY_REFUSED, IMPORT_TOO_MANY } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { orgDirectory } from '../../db/schema/integration.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { LdapEntry } from '../../providers/ldap.ts';
import { ldapReason, searchLdap } from '../../providers/ldap.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { seesWhole, staffOf } from '../organization/policies.ts';
import { countCheck } from '../sheetImport/imports.ts';
import { addMissing } from './departments.ts';
import type { Directory } from './keep.ts';
import { directoryOf, passwordOf } from './keep.ts';
import { keepFresh } from './fresh.ts';
import { bringUpToDate, compare } from './members.ts';
import type { DirectoryPerson } from './people.ts';
import { attributesOf, personIn } from './people.ts';
import { keepRun } from './runs.ts';

const EVERYBODY = '(objectClass=person)';

export type Outcome = OutputOf<typeof read.output>;

/** A reading without anybody pressing; of one night there is one. */
interface Night {
  day: string;
  /** In the same transaction. */
  done(db: Db, outcome: Outcome): Promise<void>;
}

/**
 * Brings the staff list up to date with the directory of the house: departments that are missing are added, people of the
 * list get the name, department and post they have there, and new people are looked at and wait as an import (decisions
 * 0006): nobody is put on the list without an invitation, and nobody is taken off it. It takes what the caller may do:
 * without the right to edit departments or people those stay as they are.
 * @throws NO_PERMISSION to who does not see the whole organization, NOT_FOUND, DIRECTORY_REFUSED, IMPORT_TOO_MANY,
 * IMPORT_LIMIT
 */
export async function readDirectory(ctx: UserCtx, night?: Night): Promise<Outcome> {
  const user = staffOf(ctx.user);
  if (!seesWhole(user)) throw fail(NO_PERMISSION);
  const directory = await directoryOf(ctx.db, user.orgNo);
  if (!directory) throw fail(NOT_FOUND);
  await countCheck(ctx, user.orgNo);
  const entries = await ask(ctx, directory);
  if (entries.length > IMPORT_ROWS) throw fail(IMPORT_TOO_MANY, `目录里超过 ${IMPORT_ROWS} 人，请缩小查找条件`);
  const people = entries.map((entry) => personIn(directory, entry));
  return ctx.db.transaction(async (db) => {
    const outcome = await bring({ ...ctx, db }, user.orgNo, people, night?.day ?? null);
    ctx.changed({ after: { ...outcome, gone: outcome.gone.map(({ memberName }) => memberName) } });
    await night?.done(db, outcome);
    return outcome;
  });
}

/** @throws DIRECTORY_REFUSED with the reason */
async function ask(ctx: UserCtx, directory: Directory): Promise<LdapEntry[]> {
  const { address, bindName, baseName, filter } = directory;
  const search = { baseName, filter: filter || EVERYBODY, attributes: attributesOf(directory), most: IMPORT_ROWS };
  try {
    return await searchLdap(
      { address, bindName, bindPassword: passwordOf(ctx, directory) },
      search,
      ctx.config.ssoAllow,
    );
  } catch (error) {
    throw Object.assign(fail(DIRECTORY_REFUSED, `目录读不出来：${ldapReason(error)}`), { cause: error });
  }
}

async function bring(
  ctx: UserCtx,
  orgNo: string,
  people: readonly DirectoryPerson[],
  nightDay: string | null,
): Promise<Outcome> {
  const { db, now, user } = ctx;
  await oneInOrganization(db, orgNo);
  const wanted = people.map(({ departments }) => departments);
  const departmentCount = ctx.can('department:edit') ? await addMissing(db, orgNo, wanted) : 0;
  const { known, fresh, gone } = await compare(db, orgNo, people);
  const changedCount = ctx.can('member:edit') ? await bringUpToDate(db, orgNo, known, now) : 0;
  await db
    .update(orgDirectory)
    .set({ readAt: wireTime(now) })
    .where(eq(orgDirectory.orgNo, orgNo));
  const kept = await keepFresh(ctx, orgNo, fresh);
  const outcome = {
    personCount: people.length,
    departmentCount,
    changedCount,
    importId: kept?.id ?? null,
    newCount: fresh.length,
    badCount: kept?.badCount ?? 0,
    goneCount: gone.length,
    gone: gone.slice(0, GONE_SHOWN),
  };
  await keepRun(db, { orgNo, userNo: user.userNo, nightDay, runState: DirectoryRunState.done, ...outcome }, now);
  return outcome;
}
