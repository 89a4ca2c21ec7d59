import { getTableColumns, sql } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { Db } from '../../db/client.ts';
import { website } from '../../db/schema/system.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { ownFile } from '../files/ownFile.ts';

type Row = typeof website.$inferSelect;

const pictures = { logo: 'logo', ico: 'logo', wxCode: 'picture', wbCode: 'picture' } satisfies Record<
  string,
  UploadPurpose
>;
const texts = ['userAgreement', 'privacyPolicy', 'entryAgreement', 'recruitInfo'] as const;

/** The one row of settings, with the version it is in; a change locks it. @throws NOT_FOUND before the first run is through */
export async function siteSettings(db: Db, { lock = false } = {}): Promise<Row & { version: string }> {
  const rows = db
    .select({ ...getTableColumns(website), version: sql<string>`${website}.xmin::text` })
    .from(website)
    .limit(1);
  const [row] = await (lock ? rows.for('update') : rows);
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** The rich texts among the settings, cleaned. */
export const cleanTexts = (given: Partial<Row>): Partial<Row> =>
  Object.fromEntries(texts.flatMap((name) => (given[name] ? [[name, cleanHtml(given[name])]] : [])));

/**
 * Changes a part of the settings; every process shows it within 5 s (web/pageCache.ts, web/pageApi.ts).
 * @throws CONFLICT when somebody else changed them since, 422 for a picture that is not the operator's
 */
export async function changeSite(ctx: UserCtx, version: string, given: Partial<Row>): Promise<void> {
  const before = await siteSettings(ctx.db, { lock: true });
  if (before.version !== version) throw fail(CONFLICT);
  for (const [field, purpose] of Object.entries(pictures) as [keyof typeof pictures, UploadPurpose][]) {
    await ownFile(ctx, given[field] ?? '', purpose, { field, current: before[field] });
  }
  const prnNo = given.prn === undefined ? {} : { prnNo: given.prn.replaceAll(/\D/g, '') };
  const after = { ...given, ...cleanTexts(given), ...prnNo };
  await ctx.db.update(website).set({ ...after, gmtModified: wireTime(ctx.now) });
  const changed = (Object.keys(after) as (keyof Row)[]).filter((name) => String(after[name]) !== String(before[name]));
  const only = (from: Partial<Row>) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  ctx.changed({ before: only(before), after: only(after) });
}
