import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/course/courseAudit.ts';
import { NOT_WHILE_WAITING, WAS_PUBLISHED } from '#contract/course/authoringFailures.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { beginCourse, copyCourse } from '../../domain/authoring/copy.ts';
import { draftOf } from '../../domain/authoring/draft.ts';
import { writeFacts } from '../../domain/authoring/facts.ts';
import { draftPage } from '../../domain/authoring/list.ts';
import { outlineOf } from '../../domain/authoring/outline.ts';
import { ownDrafts } from '../../domain/authoring/policies.ts';
import { standCourse } from '../../domain/authoring/shelf.ts';
import { heldDraft, submitDraft, withdrawDraft } from '../../domain/authoring/submit.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, draftPage);

export const view = handle(contract.view, (ctx, { id }) =>
  draftOf(ctx.db, and(ownDrafts(ctx), eq(courseAudit.id, id))),
);

export const outline = handle(contract.outline, async (ctx, { id }) => {
  await draftOf(ctx.db, and(ownDrafts(ctx), eq(courseAudit.id, id)));
  return outlineOf(ctx.db, id);
});

export const save = handle(contract.save, async (ctx, { courseKind, courseName }) => {
  return { id: await beginCourse(ctx, courseKind, courseName) };
});

export const update = handle(contract.update, (ctx, { id, revision, ...written }) =>
  writeFacts(ctx, id, revision, written),
);

export const submit = handle(contract.submit, async (ctx, { id, note }) => {
  await submitDraft(ctx, id, note);
  return {};
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawDraft(ctx, id);
  return {};
});

export const stand = handle(contract.stand, async (ctx, { id, isPutaway }) => {
  await standCourse(ctx, id, isPutaway);
  return {};
});

export const copy = handle(contract.copy, async (ctx, { id }) => ({ id: await copyCourse(ctx, id) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  const draft = await heldDraft(ctx, id);
  if ((await ctx.db.$count(course, eq(course.id, id))) > 0) throw fail(WAS_PUBLISHED);
  if (draft.auditStatus === DraftState.waiting) throw fail(NOT_WHILE_WAITING);
  await ctx.db.delete(courseAudit).where(eq(courseAudit.id, id));
  ctx.changed({ before: { id, courseName: draft.courseName } });
  return {};
});
