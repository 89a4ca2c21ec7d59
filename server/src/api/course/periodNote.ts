import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/course/periodNote.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { periodNote } from '../../db/schema/study.ts';
import { noteFile } from '../../domain/notes/file.ts';
import { ownNotes, ownNotesIn } from '../../domain/notes/policies.ts';
import { notedCourses, notesByCourse, notesOfCourse, notesOfPeriod } from '../../domain/notes/read.ts';
import { dropNote, writeNote } from '../../domain/notes/write.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, written) => writeNote(ctx, written));

export const remove = handle(contract.remove, async (ctx, { id, basedOn }) => {
  await dropNote(ctx, id, basedOn);
  return { id };
});

export const list = handle(contract.list, async (ctx, { periodId, ...request }) =>
  notesOfPeriod(ctx.db, and(ownNotes(ctx.user), eq(periodNote.periodId, periodId)), request),
);

export const mine = handle(contract.mine, async (ctx, { courseId, keyword, ...request }) =>
  notesByCourse(ctx.db, ownNotesIn(ctx.user, { courseId, keyword }), request),
);

export const courses = handle(contract.courses, async (ctx, request) =>
  notedCourses(ctx.db, ownNotes(ctx.user), request),
);

export const download = handle(contract.download, async (ctx, { courseId, format }) => {
  const rows = await notesOfCourse(ctx.db, ownNotesIn(ctx.user, { courseId }));
  if (rows.length === 0) throw fail(NOT_FOUND);
  return noteFile(rows, format, ctx.now);
});
