import { and, eq } from 'drizzle-orm';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { lastMonth, SECTION_ROWS } from '#contract/rules/resume.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ROW_LIMIT, SAME_ROW } from '#contract/user/profileFailures.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { Handler } from '../../kit/handle.ts';
import { handle } from '../../kit/handle.ts';
import { choosable } from '../abilities/items.ts';
import { ownFile } from '../files/ownFile.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { profileChanged } from './changed.ts';
import { checkChosen, wrong } from './chosen.ts';
import { rowsOf } from './policies.ts';
import type { Section } from './sections.ts';

type Path = `/user/auth/${string}`;
type Takes<T> = Schema & { readonly _zod: { readonly output: T } };
type Gives<T> = Schema & { readonly _zod: { readonly input: T } };

/** The four calls of a section, whatever they are named on the wire. */
interface RowCalls<F extends object> {
  list: Endpoint<Path, Schema, Gives<{ list: object[] }>>;
  save: Endpoint<Path, Takes<F>, Gives<{ id: string }>>;
  update: Endpoint<Path, Takes<F & { id: string }>, Gives<{ id: string }>>;
  remove: Endpoint<Path, Takes<{ id: string }>, Gives<object>>;
}

/**
 * The handlers of one section of the caller's own résumé: at most `SECTION_ROWS` rows, nothing twice, dates and
 * choices checked, files their own. Rows of others are not there.
 * @throws ROW_LIMIT, SAME_ROW, NOT_FOUND, INVALID_INPUT at a field
 */
export function ownRows<F extends object>(
  calls: RowCalls<F>,
  section: Section<F>,
): Record<'list' | 'save' | 'update' | 'remove', Handler> {
  const { table } = section;
  const own = ({ user }: UserCtx, id: string) => and(eq(table.id, id), rowsOf(table, user.userNo));
  return {
    list: handle(calls.list, async ({ db, user }) => ({ list: await readRows<F>(db, section, user.userNo) })),
    save: handle(calls.save, async (ctx, fields) => {
      await check(ctx, section, fields, undefined);
      const { userNo } = ctx.user;
      await oneAtATime(ctx.db, userNo);
      const rows = await readRows<F>(ctx.db, section, userNo);
      if (rows.some((row) => isSame(row, fields))) throw fail(SAME_ROW);
      if (rows.length >= SECTION_ROWS) throw fail(ROW_LIMIT);
      const [made] = await ctx.db
        .insert(table)
        .values({ ...fields, userNo, gmtCreate: wireTime(ctx.now), gmtModified: wireTime(ctx.now) })
        .returning({ id: table.id });
      await profileChanged(ctx);
      return { id: made!.id as string };
    }),
    update: handle(calls.update, async (ctx, { id, ...rest }) => {
      const [before] = await ctx.db.select().from(table).where(own(ctx, id)).for('update');
      if (!before) throw fail(NOT_FOUND);
      const fields = rest as unknown as F;
      await check(ctx, section, fields, before as F);
      await ctx.db
        .update(table)
        .set({ ...fields, gmtModified: wireTime(ctx.now) })
        .where(own(ctx, id));
      await profileChanged(ctx);
      return { id };
    }),
    remove: handle(calls.remove, async (ctx, { id }) => {
      const gone = await ctx.db.delete(table).where(own(ctx, id)).returning({ id: table.id });
      if (gone.length === 0) throw fail(NOT_FOUND);
      await profileChanged(ctx);
      return {};
    }),
  };
}

/**
 * Adds several rows to a section of the caller's own résumé at once; those that stand there already are passed over. The
 * caller has made them wait for each other (`oneAtATime`), and says that the profile changed.
 * @param path where the rows stand in the form. Returns how many were added.
 * @throws ROW_LIMIT, INVALID_INPUT at a field of a row
 */
export async function addRows<F extends object>(
  ctx: UserCtx,
  section: Section<F>,
  rows: readonly F[],
  path: string,
): Promise<number> {
  if (rows.length === 0) return 0;
  for (const [at, row] of rows.entries()) await check(ctx, section, row, undefined, `${path}.${at}.`);
  const { userNo } = ctx.user;
  const there = await readRows<F>(ctx.db, section, userNo);
  const added = rows.filter((row, at) => ![...there, ...rows.slice(0, at)].some((one) => isSame(one, row)));
  if (there.length + added.length > SECTION_ROWS) throw fail(ROW_LIMIT);
  if (added.length === 0) return 0;
  const at = wireTime(ctx.now);
  await ctx.db.insert(section.table).values(added.map((row) => ({ ...row, userNo, gmtCreate: at, gmtModified: at })));
  return added.length;
}

/** A row as it is stored: what the person filled in, and its id. */
export type Kept<F> = F & { id: string };

/** The rows a person has in a section, in their order. Who may read them is for the caller to ask. */
export async function readRows<F extends object>(
  db: Db,
  { table, order }: Pick<Section<F>, 'table' | 'order'>,
  userNo: string,
  where = rowsOf(table, userNo),
): Promise<Kept<F>[]> {
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(SECTION_ROWS);
  return rows as Kept<F>[];
}

async function check<F extends object>(
  ctx: UserCtx,
  section: Section<F>,
  row: F,
  before: F | undefined,
  place = '',
): Promise<void> {
  const today = wireTime(ctx.now);
  checkMonths(row, section.past, lastMonth(today), '时间不能晚于本月', place);
  checkMonths(row, section.planned, lastMonth(today, true), '预计的时间太远了，请核对', place);
  await checkChosen(ctx.db, section.choices ?? [], row, place);
  const kept = new Set(before ? section.files?.(before).map(({ url }) => url) : []);
  for (const { url, purpose, field } of section.files?.(row) ?? []) {
    if (!kept.has(url)) await ownFile(ctx, url, purpose, { field: `${place}${field}` });
  }
  const there = new Set(before && section.abilities?.(before));
  const added = (section.abilities?.(row) ?? []).filter((id) => !there.has(id));
  if ((await choosable(ctx.db, added)).size < added.length)
    throw wrong(`${place}abilityIds`, '有的能力项已经不在了，请重新选择');
}

function checkMonths<F extends object>(
  row: F,
  fields: readonly (keyof F & string)[] | undefined,
  last: string,
  message: string,
  place: string,
): void {
  for (const field of fields ?? []) if (String(row[field]) > last) throw wrong(`${place}${field}`, message);
}

const isSame = <F extends object>(row: F, fields: F): boolean =>
  Object.entries(fields).every(([name, value]) => JSON.stringify(row[name as keyof F]) === JSON.stringify(value));
