import { and, eq, exists, inArray, or } from 'drizzle-orm';
import { WRONG_FILE } from '#contract/course/authoringFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { FileType as FileTypes } from '#contract/rules/fileKinds.ts';
import { enabled } from '../../db/enabled.ts';
import { coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { DraftRow } from './draft.ts';

/**
 * Files that may stand in a draft: the caller's own, those of its organization, and those that stand in it already.
 * @throws NOT_FOUND for any other
 */
export async function usableMedia(ctx: UserCtx, draft: DraftRow, ids: string[]): Promise<Map<string, FileType>> {
  if (ids.length === 0) return new Map();
  const { db, user } = ctx;
  const standing = (table: typeof coursePeriodAudit | typeof coursewareAudit) =>
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.courseId, draft.id), eq(table.mediaId, mediaFile.id))),
    );
  const mine = or(
    eq(mediaFile.userNo, user.userNo),
    draft.orgNo === null ? undefined : eq(mediaFile.orgNo, draft.orgNo),
    standing(coursePeriodAudit),
    standing(coursewareAudit),
  );
  const rows = await db
    .select({ id: mediaFile.id, fileType: mediaFile.fileType })
    .from(mediaFile)
    .where(and(inArray(mediaFile.id, ids), enabled(mediaFile), mine));
  if (rows.length < new Set(ids).size) throw fail(NOT_FOUND);
  return new Map(rows.map(({ id, fileType }) => [id, fileType]));
}

/** @throws WRONG_FILE with what this kind of course takes */
export function mustFit({ courseKind }: DraftRow, fileType: FileType): void {
  const { fileTypes, periodName } = courseKinds[courseKind];
  if (fileTypes.includes(fileType)) return;
  const names = fileTypes.map((type) => FileTypes.labels[type]).join('、');
  throw fail(WRONG_FILE, `这里的${periodName}只能是${names}`);
}
