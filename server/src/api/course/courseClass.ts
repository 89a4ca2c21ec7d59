import * as contract from '#contract/course/courseClass.ts';
import { offeringSteps } from '#contract/course/transitions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { offering } from '../../db/schema/timetable.ts';
import { courseChoices, gradeChoices, teacherChoices } from '../../domain/offerings/choices.ts';
import { copyOfferings } from '../../domain/offerings/copy.ts';
import { addOffering, editOffering, removeOffering } from '../../domain/offerings/keep.ts';
import { offeringPage, ownOfferings, viewOffering } from '../../domain/offerings/list.ts';
import { reachableOfferings } from '../../domain/offerings/reach.ts';
import { addByNumber, removeSingles, rosterPage } from '../../domain/offerings/students.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';
import { takeStep } from '../../kit/transition.ts';
import { and, eq } from 'drizzle-orm';

export const list = handle(contract.list, offeringPage);

export const mine = handle(contract.mine, ownOfferings);

export const view = handle(contract.view, (ctx, { id }) => viewOffering(ctx, id));

export const save = handle(contract.save, async (ctx, facts) => {
  const id = await addOffering(ctx, facts);
  ctx.changed({ after: facts });
  return { id };
});

export const update = handle(contract.update, async (ctx, { id, ...facts }) => {
  const { offeringName, lessonKind, credit, hours, seats, remark } = await editOffering(ctx, id, facts);
  ctx.changed({ before: { offeringName, lessonKind, credit: credit / 10, hours, seats, remark }, after: facts });
  return { id };
});

const step =
  (taken: keyof typeof offeringSteps.transitions) =>
  async (ctx: UserCtx, { id }: { id: string }) => {
    const { offeringName, offeringState } = await takeStep(ctx.db, offeringSteps, taken, {
      table: offering,
      state: 'offeringState',
      where: and(eq(offering.id, id), reachableOfferings(ctx)),
      set: { gmtModified: wireTime(ctx.now) },
    });
    ctx.changed({ after: { offeringName, offeringState } });
    return { id };
  };

export const start = handle(contract.start, step('start'));

export const close = handle(contract.close, step('close'));

export const reopen = handle(contract.reopen, step('reopen'));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  const { offeringName } = await removeOffering(ctx, id);
  ctx.changed({ before: { offeringName } });
  return { id };
});

export const copy = handle(contract.copy, async (ctx, wish) => {
  const outcome = await copyOfferings(ctx, wish);
  ctx.changed({ after: { toTermId: wish.toTermId, ...outcome } });
  return outcome;
});

export const teachers = handle(contract.teachers, teacherChoices);

export const grades = handle(contract.grades, gradeChoices);

export const courses = handle(contract.courses, courseChoices);

export const roster = handle(contract.roster, rosterPage);

export const addStudents = handle(contract.addStudents, async (ctx, wish) => ({
  addedCount: await addByNumber(ctx, wish),
}));

export const removeStudents = handle(contract.removeStudents, async (ctx, { id, userNos }) => ({
  removedCount: await removeSingles(ctx, id, userNos),
}));
