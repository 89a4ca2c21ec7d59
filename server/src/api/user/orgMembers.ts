import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/user/orgMembers.ts';
import { sendMessage } from '../../domain/messages/send.ts';
import { assignRoles, editMember, moveMember } from '../../domain/organization/editMember.ts';
import { findMember } from '../../domain/organization/findMember.ts';
import { acceptInvitation, declineInvitation, invitationsOf } from '../../domain/organization/invitation.ts';
import { inviteAgain, inviteMember } from '../../domain/organization/invite.ts';
import { disableMember, enableMember, removeMember } from '../../domain/organization/leave.ts';
import { memberList, memberRow } from '../../domain/organization/memberList.ts';
import { rolesHeld, staffRoles } from '../../domain/organization/memberRoles.ts';
import { memberStudy, nothing, studyOf } from '../../domain/organization/memberStudy.ts';
import { isStaff, staffOf } from '../../domain/organization/policies.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => memberList(ctx.db, staffOf(ctx.user), input));

export const listData = handle(contract.listData, async (ctx, input) => memberStudy(ctx.db, staffOf(ctx.user), input));

export const myData = handle(contract.myData, async (ctx) => {
  const row = isStaff(ctx.user) ? await memberRow(ctx.db, ctx.user) : undefined;
  if (!row) throw fail(NOT_FOUND);
  const figures = await studyOf(ctx.db, [ctx.user.userNo]);
  return { ...row, ...(figures.get(ctx.user.userNo) ?? nothing) };
});

export const listRole = handle(contract.listRole, async (ctx, { memberId }) => {
  const user = staffOf(ctx.user);
  const member = memberId === undefined ? undefined : await findMember(ctx.db, user, memberId);
  const held = member?.userNo ? await rolesHeld(ctx.db, user.orgNo, member.userNo) : (member?.invitedRoleIds ?? []);
  const roles = await staffRoles(ctx.db, user);
  const hasNone = member !== undefined && held.length === 0;
  return { list: roles.map((role) => ({ ...role, isHeld: held.includes(role.id) || (hasNone && role.isPlain) })) };
});

export const assignRole = handle(contract.assignRole, async (ctx, { memberId, roleIds }) => {
  const { member, before, after } = await assignRoles(ctx.db, staffOf(ctx.user), memberId, roleIds);
  ctx.changed({ before: { memberName: member.memberName, roles: before }, after: { roles: after } });
  await sendMessage(ctx, {
    to: member.userNo ? [member.userNo] : [],
    msgType: 'organization',
    msgTitle: '你的角色有变动',
    msgText: `现在是：${after.join('、')}`,
  });
  return { memberId };
});

export const invite = handle(contract.invite, async (ctx, input) => {
  const id = await inviteMember(ctx, input);
  ctx.changed({ after: { id, ...input } });
  return { id };
});

export const inviteResend = handle(contract.inviteResend, async (ctx, { id }) => {
  await inviteAgain(ctx, id);
  return { id };
});

export const update = handle(contract.update, async (ctx, input) => {
  const { memberName, departmentId, jobNumber, post } = await editMember(ctx.db, staffOf(ctx.user), input);
  ctx.changed({ before: { memberName, departmentId, jobNumber, post }, after: input });
  return { id: input.id };
});

export const disable = handle(contract.disable, async (ctx, { id }) => {
  const { memberName } = await disableMember(ctx.db, staffOf(ctx.user), id);
  ctx.changed({ before: { memberName, memberStatus: '在职' }, after: { memberStatus: '已停用' } });
  return { id };
});

export const enable = handle(contract.enable, async (ctx, { id }) => {
  const { memberName } = await enableMember(ctx.db, staffOf(ctx.user), id);
  ctx.changed({ before: { memberName, memberStatus: '已停用' }, after: { memberStatus: '在职' } });
  return { id };
});

export const disableBatch = handle(contract.disableBatch, async (ctx, { ids }) => {
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) => disableMember(db, staffOf(ctx.user), id));
  ctx.changed({ before: { memberStatus: '在职' }, after: { memberNames: namesOf(done), memberStatus: '已停用' } });
  return outcome;
});

export const enableBatch = handle(contract.enableBatch, async (ctx, { ids }) => {
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) => enableMember(db, staffOf(ctx.user), id));
  ctx.changed({ before: { memberStatus: '已停用' }, after: { memberNames: namesOf(done), memberStatus: '在职' } });
  return outcome;
});

export const moveBatch = handle(contract.moveBatch, async (ctx, { ids, departmentId }) => {
  const user = staffOf(ctx.user);
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) => moveMember(db, user, id, departmentId));
  ctx.changed({ after: { memberNames: namesOf(done), departmentId } });
  return outcome;
});

const namesOf = (rows: readonly { memberName: string }[]): string[] => rows.map(({ memberName }) => memberName);

export const remove = handle(contract.remove, async (ctx, { id }) => {
  const { memberName, mobile, jobNumber } = await removeMember(ctx.db, staffOf(ctx.user), id);
  ctx.changed({ before: { memberName, mobile, jobNumber } });
  return { id };
});

export const invitationList = handle(contract.invitationList, async (ctx) => ({
  list: await invitationsOf(ctx.db, ctx.user),
}));

export const invitationAccept = handle(contract.invitationAccept, async (ctx, { id }) => ({
  identityId: await acceptInvitation(ctx, id),
}));

export const invitationDecline = handle(contract.invitationDecline, async (ctx, { id }) => {
  await declineInvitation(ctx, id);
  return { id };
});
