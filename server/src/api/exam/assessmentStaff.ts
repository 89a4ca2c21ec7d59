import * as contract from '#contract/exam/assessmentStaff.ts';
import { saveStaff, staffChoices, staffPage } from '../../domain/assessments/staff.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, staffPage);

export const choices = handle(contract.choices, staffChoices);

export const save = handle(contract.save, async (ctx, wanted) => {
  await saveStaff(ctx, wanted);
  ctx.changed({ after: wanted });
  return {};
});
