import * as contract from '#contract/user/lecturerOrg.ts';
import {
  answerLecturer,
  inviteLecturer,
  inviteLecturerAgain,
  withdrawInvitation,
} from '../../domain/lecturers/orgInvite.ts';
import { orgJoins, orgLecturers } from '../../domain/lecturers/orgList.ts';
import { pauseLecturer, ratioPage, removeLecturer, setRatio } from '../../domain/lecturers/orgStanding.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, orgLecturers);

export const joins = handle(contract.joins, orgJoins);

export const invite = handle(contract.invite, async (ctx, invited) => ({ id: await inviteLecturer(ctx, invited) }));

export const inviteResend = handle(contract.inviteResend, async (ctx, { id }) => {
  await inviteLecturerAgain(ctx, id);
  return { id };
});

export const inviteWithdraw = handle(contract.inviteWithdraw, async (ctx, { id }) => {
  await withdrawInvitation(ctx, id);
  return { id };
});

export const answer = handle(contract.answer, async (ctx, given) => {
  await answerLecturer(ctx, given);
  return { id: given.id };
});

export const ratio = handle(contract.ratio, async (ctx, { id, shareRatio }) => {
  await setRatio(ctx, id, shareRatio);
  return { id };
});

export const ratios = handle(contract.ratios, ratioPage);

export const disable = handle(contract.disable, async (ctx, { id }) => {
  await pauseLecturer(ctx, id, 1);
  return { id };
});

export const enable = handle(contract.enable, async (ctx, { id }) => {
  await pauseLecturer(ctx, id, 0);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeLecturer(ctx, id);
  return { id };
});
