import { NOT_FOUND } from '#contract/kit/errors.ts';
import { audiences, mayRead } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/user/userProfile.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { choose, readBaseInfo, writeBaseInfo } from '../../domain/profile/baseInfo.ts';
import { readHonors } from '../../domain/profile/honors.ts';
import { chooseItem } from '../../domain/profile/itemVisibility.ts';
import { openResume } from '../../domain/profile/person.ts';
import type { Reading } from '../../domain/profile/person.ts';
import { readPortrait } from '../../domain/profile/portrait.ts';
import { findWork, readResume } from '../../domain/profile/resume.ts';
import { jsonResumeOf } from '../../domain/resumeExchange/jsonResume.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const getMyBaseInfo = handle(contract.getMyBaseInfo, async (ctx) => readBaseInfo(ctx.db, ctx.user.userNo));

export const updateMyBaseInfo = handle(contract.updateMyBaseInfo, async (ctx, given) => {
  await writeBaseInfo(ctx, given);
  return {};
});

export const updateVisibility = handle(contract.updateVisibility, async (ctx, { section, level }) => {
  await choose(ctx, section, level);
  return {};
});

export const updateAbilityVisibility = handle(contract.updateAbilityVisibility, async (ctx, { abilityId, level }) => {
  await chooseItem(ctx, abilityId, level);
  return {};
});

export const listByUserNo = handle(contract.listByUserNo, async (ctx, { userNo, audience }) =>
  readResume(ctx.db, await openResume(ctx, userNo, audience), ctx.now),
);

export const getById = handle(contract.getById, async (ctx, { id }) => {
  const work = await findWork(ctx.db, id);
  const { owner } = await openSection(ctx, 'workSet', work.userNo);
  if (work.isPublic === 0 && owner.isOwn === 0) throw fail(NOT_FOUND);
  return { ...work, owner };
});

export const userPortrayal = handle(contract.userPortrayal, async (ctx, { userNo }) => {
  const reading = await openSection(ctx, 'portrait', userNo);
  return { ...reading.owner, ...(await readPortrait(ctx.db, reading, ctx.now)) };
});

export const getHonor = handle(contract.getHonor, async (ctx, { userNo }) => {
  const { owner } = await openSection(ctx, 'honor', userNo);
  return { ...owner, list: await readHonors(ctx.db, owner.userNo) };
});

export const exportJson = handle(contract.exportJson, async (ctx, { audience }) => {
  const reading = await openResume(ctx, undefined, audience);
  const resume = contract.listByUserNo.output.parse(await readResume(ctx.db, reading, ctx.now));
  const json = JSON.stringify(jsonResumeOf(resume, wireTime(ctx.now).slice(0, 10)), null, 2);
  const fileName = `${resume.name}的简历${audience === 'self' ? '' : `（${audiences[audience]}可见）`}.json`;
  return { fileName, content: Buffer.from(json).toString('base64') };
});

export const exportPdf = handle(contract.exportPdf, async (ctx, { audience }) => {
  const { owner } = await openResume(ctx);
  const signer = { secretKey: ctx.config.secretKey, owner: owner.userNo, now: ctx.now };
  const fileName = `${owner.name}的简历${audience === 'self' ? '' : `（${audiences[audience]}可见）`}.pdf`;
  const { url, expiresAt } = mediaLink(signer, { id: owner.userNo, part: 'r', path: audience, name: fileName });
  return { pdfUrl: url, fileName, expiresAt };
});

/** Whose section it is and as whom it is read, when the caller may; otherwise it is not there. */
async function openSection(ctx: UserCtx, section: ResumeSection, userNo?: string): Promise<Reading> {
  const reading = await openResume(ctx, userNo);
  if (!mayRead(reading.chosen, section, reading.audience)) throw fail(NOT_FOUND);
  return reading;
}
