import * as contract from '#contract/user/lecturer.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import { applyForLive } from '../../domain/channel/apply.ts';
import { changeChannel } from '../../domain/channel/settings.ts';
import { applyAsLecturer } from '../../domain/lecturers/applyAsLecturer.ts';
import { auditQueue, ownAudit } from '../../domain/lecturers/audit.ts';
import { changeContacts } from '../../domain/lecturers/contacts.ts';
import { decideLecturer } from '../../domain/lecturers/decide.ts';
import { handInChange } from '../../domain/lecturers/handIn.ts';
import { listLecturers, ownLecturer, viewLecturer } from '../../domain/people/lecturers.ts';
import { teachingPortrait } from '../../domain/profile/teaching.ts';
import { foundIds } from '../../domain/search/search.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, filter) => {
  const alsoMeant = filter.lecturerName
    ? await foundIds(ctx.db, filter.lecturerName, SearchKind.lecturer, ctx.now)
    : [];
  return listLecturers(ctx.db, { ...filter, alsoMeant }, (await ctx.visitor())?.userNo);
});

export const view = handle(contract.view, async (ctx, { lecturerUserNo }) =>
  viewLecturer(ctx.db, lecturerUserNo, (await ctx.visitor())?.userNo),
);

export const authView = handle(contract.authView, async (ctx, { lecturerUserNo }) => {
  const { userNo } = ctx.user;
  if (lecturerUserNo === undefined || lecturerUserNo === userNo)
    return { ...(await ownLecturer(ctx.db, userNo)), isOwn: 1 as const };
  const shown = await viewLecturer(ctx.db, lecturerUserNo, userNo);
  return { ...shown, isOwn: 0 as const, lecturerMobile: '', lecturerEmail: '' };
});

export const portrait = handle(contract.portrait, (ctx) => teachingPortrait(ctx.db, ctx.user.userNo));

export const auditSave = handle(contract.auditSave, applyAsLecturer, { transaction: 'own' });

export const auditView = handle(contract.auditView, async (ctx) => ownAudit(ctx.db, ctx.user.userNo, ctx.now));

export const auditUpdate = handle(contract.auditUpdate, async (ctx, shown) => ({
  id: await handInChange(ctx.db, ctx.user.userNo, shown, ctx.now),
}));

export const update = handle(contract.update, async (ctx, contacts) => {
  await changeContacts(ctx, contacts);
  return {};
});

export const auditApplyLive = handle(contract.auditApplyLive, async (ctx, facts) => ({
  id: await applyForLive(ctx, facts),
}));

export const updateChannel = handle(contract.updateChannel, async (ctx, settings) => {
  await changeChannel(ctx, settings);
  return {};
});

export const auditList = handle(contract.auditList, async (ctx, request) =>
  auditQueue(ctx.db, request, { userNo: ctx.user.userNo, now: ctx.now }),
);

export const auditDecide = handle(contract.auditDecide, async (ctx, decision) => {
  await decideLecturer(ctx, decision);
  return { id: decision.id };
});
