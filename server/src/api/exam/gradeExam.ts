import * as contract from '#contract/exam/gradeExam.ts';
import { managedExams, myExams } from '../../domain/gradeExams/lists.ts';
import { changeExam, dropExam, planExam } from '../../domain/gradeExams/make.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, planExam);

export const edit = handle(contract.edit, async (ctx, wish) => {
  await changeExam(ctx, wish);
  return { id: wish.id };
});

export const del = handle(contract.del, async (ctx, { id }) => {
  await dropExam(ctx, id);
  return {};
});

export const adminPage = handle(contract.adminPage, managedExams);

export const listMyExam = handle(contract.listMyExam, myExams);
