import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { certificate } from '../../db/schema/study.ts';
import { user, userIdentity } from '../../db/schema/user.ts';
import { endSessions } from '../session/session.ts';
import { dataMap } from '../personData/dataMap.ts';
import type { DataMapEntry } from '../personData/dataMapEntry.ts';
import { personHooks } from '../personData/hooks.ts';
import { openRing } from './ring.ts';

/**
 * Moves what belongs to one person to another and closes the first: everything that dataMap.ts names, identities
 * with their job numbers, third-party accounts, and the password when the second has none.
 * @returns for every identity of the first the id that stands for it now
 */
export async function mergePerson(db: Db, from: string, to: string, now: Date): Promise<Map<string, string>> {
  const moved = await mergeIdentities(db, from, to);
  const afterwards: (() => Promise<void>)[] = [];
  for (const { merging } of personHooks.entries()) {
    const finish = await merging?.(db, { from, to, now });
    if (finish) afterwards.push(finish);
  }
  await moveWhereNone(db, { table: certificate, column: certificate.userNo }, ['courseId'], from, to);
  for (const entry of dataMap) await mergeRows(db, entry, from, to);
  for (const finish of afterwards) await finish();
  await openRing(db, to);
  await handOverPassword(db, from, to);
  await endSessions(db, from, 'disabled');
  await db.update(user).set({ statusId: RowState.disabled }).where(eq(user.userNo, from));
  return moved;
}

type Place = Pick<DataMapEntry, 'table' | 'column'>;

async function mergeRows(db: Db, { merge, ...place }: DataMapEntry, from: string, to: string): Promise<void> {
  if (merge === 'own' || merge === 'stay') return;
  if (merge === 'move') return moveWhereNone(db, place, undefined, from, to);
  if (merge !== 'drop') await moveWhereNone(db, place, merge, from, to);
  await db.delete(place.table).where(eq(place.column, from));
}

/** Rows change their owner, except, with `once`, those of which the new owner has one with the same values there. */
async function moveWhereNone(
  db: Db,
  { table, column }: Place,
  once: readonly string[] | undefined,
  from: string,
  to: string,
): Promise<void> {
  const name = sql.identifier(column.name);
  await db.execute(sql`update ${table} as mine set ${name} = ${to}
    where mine.${name} = ${from} ${once ? sql`and not exists (${sameOf(table, name, once, to)})` : sql``}`);
}

function sameOf(
  table: Place['table'],
  owner: SQL | ReturnType<typeof sql.identifier>,
  once: readonly string[],
  to: string,
): SQL {
  const columns = getTableColumns(table);
  const same = once.map((key) => {
    const column = sql.identifier(columns[key]!.name);
    return sql` and theirs.${column} is not distinct from mine.${column}`;
  });
  return sql`select 1 from ${table} as theirs where theirs.${owner} = ${to}${sql.join(same)}`;
}

async function mergeIdentities(db: Db, from: string, to: string): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  const own = await db.select().from(userIdentity).where(eq(userIdentity.userNo, to));
  for (const identity of await db.select().from(userIdentity).where(eq(userIdentity.userNo, from))) {
    const { userType, orgNo, roleId } = identity;
    const same = own.find((one) => one.userType === userType && one.orgNo === orgNo && one.roleId === roleId);
    if (same) await handOverNumber(db, identity, same);
    else await db.update(userIdentity).set({ userNo: to }).where(eq(userIdentity.id, identity.id));
    moved.set(identity.id, same?.id ?? identity.id);
  }
  return moved;
}

interface Numbered {
  id: string;
  jobNumber: string | null;
}

/** A number is held once within an organization, so the first lets go before the second takes it. */
async function handOverNumber(db: Db, first: Numbered, second: Numbered): Promise<void> {
  if (first.jobNumber === null) return;
  await db.update(userIdentity).set({ jobNumber: null }).where(eq(userIdentity.id, first.id));
  await db
    .update(userIdentity)
    .set({ jobNumber: first.jobNumber, statusId: RowState.normal })
    .where(and(eq(userIdentity.id, second.id), isNull(userIdentity.jobNumber)));
}

async function handOverPassword(db: Db, from: string, to: string): Promise<void> {
  const first = db.select({ hash: user.passwordHash }).from(user).where(eq(user.userNo, from));
  await db
    .update(user)
    .set({ passwordHash: sql`(${first})` })
    .where(and(eq(user.userNo, to), eq(user.passwordHash, '')));
}
