import * as contract from '#contract/exam/gradeStudent.ts';
import { isGradeAdmin as administers } from '../../domain/grades/isAdmin.ts';
import { joinGrade } from '../../domain/grades/join.ts';
import { listMembers } from '../../domain/grades/memberList.ts';
import { editMember, handOver, kickMembers, quitGrade, setAdmins } from '../../domain/grades/members.ts';
import { handle } from '../../kit/handle.ts';

export const add = handle(contract.add, async (ctx, wanted) => {
  const { grade, isIn } = await joinGrade(ctx, wanted);
  return { gradeId: grade.id, gradeName: grade.gradeName, isIn };
});

export const quit = handle(contract.quit, async (ctx, { gradeId }) => {
  await quitGrade(ctx, gradeId);
  return {};
});

export const kick = handle(contract.kick, (ctx, { ids }) => kickMembers(ctx, ids));

export const admin = handle(contract.admin, (ctx, { ids, isAdmin }) => setAdmins(ctx, ids, isAdmin));

export const handover = handle(contract.handover, async (ctx, { id }) => {
  await handOver(ctx, id);
  return { id };
});

export const page = handle(contract.page, listMembers);

export const edit = handle(contract.edit, async (ctx, { id, ...facts }) => {
  await editMember(ctx, id, facts);
  return { id };
});

export const isGradeAdmin = handle(contract.isGradeAdmin, async ({ db, user }) => {
  return { isGradeAdmin: (await administers(db, user.userNo)) ? 1 : 0 } as const;
});
