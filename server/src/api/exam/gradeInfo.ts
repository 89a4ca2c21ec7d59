import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/exam/gradeInfo.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { grade, gradeApply } from '../../db/schema/grade.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { disbandGrade } from '../../domain/grades/disband.ts';
import { isIn, unknown, withCode } from '../../domain/grades/join.ts';
import { listGrades, viewGrade } from '../../domain/grades/list.ts';
import { changeGrade, openGrade, renewCode } from '../../domain/grades/open.ts';
import { countStudents } from '../../domain/grades/places.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, openGrade);

export const update = handle(contract.update, async (ctx, { id, ...facts }) => {
  await changeGrade(ctx, id, facts);
  return { id };
});

export const page = handle(contract.page, listGrades);

export const view = handle(contract.view, (ctx, { id }) => viewGrade(ctx, id));

export const find = handle(contract.find, async ({ db, user }, { code }) => {
  const [found] = await db
    .select({ row: grade, orgName: orgInfo.orgName })
    .from(grade)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, grade.orgNo))
    .where(withCode(code));
  if (!found) throw unknown();
  const { id, gradeName, intro, joinWay, seats } = found.row;
  const waits = and(
    eq(gradeApply.gradeId, id),
    eq(gradeApply.userNo, user.userNo),
    eq(gradeApply.auditStatus, ApplyState.waiting),
  );
  const facts = { gradeName, intro, joinWay, seats, orgName: found.orgName ?? '' };
  return {
    ...facts,
    countStudent: await countStudents(db, id),
    isIn: (await isIn(db, id, user.userNo)) ? 1 : 0,
    isWaiting: (await db.$count(gradeApply, waits)) > 0 ? 1 : 0,
  } as const;
});

export const codeRenew = handle(contract.codeRenew, async (ctx, { id }) => ({
  id,
  joinCode: await renewCode(ctx, id),
}));

export const disband = handle(contract.disband, async (ctx, { id, gradeName }) => {
  await disbandGrade(ctx, id, gradeName);
  return { id };
});
