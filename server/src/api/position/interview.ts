import * as contract from '#contract/position/interview.ts';
import { acceptSlot, askToMove, declineInterview } from '../../domain/interviews/answers.ts';
import { endInterview, giveFeedback, scoreInterview } from '../../domain/interviews/ends.ts';
import { deskInterviewPage, interviewerChoices, ownInterviewPage } from '../../domain/interviews/lists.ts';
import { proposeInterview, rescheduleInterview } from '../../domain/interviews/propose.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, ownInterviewPage);

export const accept = handle(contract.accept, async (ctx, choice) => {
  await acceptSlot(ctx, choice);
  return { id: choice.id };
});

export const decline = handle(contract.decline, async (ctx, answer) => {
  await declineInterview(ctx, answer);
  return { id: answer.id };
});

export const askMove = handle(contract.askMove, async (ctx, answer) => {
  await askToMove(ctx, answer);
  return { id: answer.id };
});

export const list = handle(contract.list, deskInterviewPage);

export const choices = handle(contract.choices, interviewerChoices);

export const propose = handle(contract.propose, async (ctx, wish) => ({ id: await proposeInterview(ctx, wish) }));

export const reschedule = handle(contract.reschedule, async (ctx, wish) => {
  await rescheduleInterview(ctx, wish);
  return { id: wish.id };
});

export const cancel = handle(contract.cancel, async (ctx, { id }) => {
  await endInterview(ctx, id, 'cancel');
  return { id };
});

export const finish = handle(contract.finish, async (ctx, { id }) => {
  await endInterview(ctx, id, 'finish');
  return { id };
});

export const noShow = handle(contract.noShow, async (ctx, { id }) => {
  await endInterview(ctx, id, 'noShow');
  return { id };
});

export const score = handle(contract.score, async (ctx, sheet) => {
  await scoreInterview(ctx, sheet);
  return { id: sheet.id };
});

export const feedback = handle(contract.feedback, async (ctx, given) => {
  await giveFeedback(ctx, given);
  return { id: given.id };
});
