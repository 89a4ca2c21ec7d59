import { eq } from 'drizzle-orm';
import type { extend, save } from '#contract/user/training.ts';
import { TRAINING_CLOSED, TRAINING_DRAFT, TRAINING_EMPTY, TRAINING_OUT } from '#contract/user/trainingFailures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TaskState } from '#contract/rules/tasks.ts';
import { trainingPath } from '#contract/rules/training.ts';
import { wireTime } from '#contract/rules/time.ts';
import { trainingProject } from '../../db/schema/training.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { ownFile } from '../files/ownFile.ts';
import { sendMessage } from '../messages/send.ts';
import { rosterOf } from '../school/roster.ts';
import { scoredOffering } from '../scores/policies.ts';
import { heldProject } from './policies.ts';
import type { ProjectRow } from './policies.ts';
import { openPeople } from './reports.ts';

type Wish = OutputOf<typeof save.input>;

/**
 * Keeps a project; with `isIssue` it goes to everybody of the offering. Once it is out, for whom it is and when it
 * began stay as they are, and the end only moves by `extendProject`.
 * @throws NOT_FOUND, TRAINING_GONE, TRAINING_MOVED, TRAINING_EMPTY
 */
export async function saveProject(ctx: UserCtx, wish: Wish) {
  const { db, user, now } = ctx;
  const { id, revision, isIssue, offeringId, ...facts } = wish;
  const before = id === undefined ? undefined : await heldProject(ctx, id, revision);
  const isOut = before !== undefined && before.trainingState !== TaskState.draft;
  const { orgNo } = await scoredOffering(ctx, isOut ? before.offeringId : offeringId);
  if (!isOut) mustFit(wish, wireTime(now));
  const known = new Set(before?.attachments.map(({ url }) => url));
  for (const { url } of facts.attachments) {
    if (!known.has(url)) await ownFile(ctx, url, 'training', { field: 'attachments' });
  }
  const { title, attachments, environmentUrl, environmentNote, beginsAt, dueAt, lateRule, latePercent } = facts;
  const words = { title, requirement: cleanHtml(facts.requirement), attachments, environmentUrl, environmentNote };
  const rules = { offeringId, orgNo, lateRule, latePercent, beginsAt: beginsAt || null, dueAt: dueAt || null };
  const values = { ...words, ...(isOut ? {} : rules), gmtModified: wireTime(now) };
  const [row] = before
    ? await db
        .update(trainingProject)
        .set({ ...values, revision: before.revision + 1 })
        .where(eq(trainingProject.id, before.id))
        .returning()
    : await db
        .insert(trainingProject)
        .values({ ...words, ...rules, authorUserNo: user.userNo, gmtCreate: values.gmtModified })
        .returning();
  const studentCount = isIssue === 1 && !isOut ? await issue(ctx, row!) : 0;
  return { id: row!.id, revision: row!.revision, studentCount };
}

function mustFit({ beginsAt, dueAt, isIssue }: Wish, now: string): void {
  if (beginsAt !== '' && dueAt !== '' && beginsAt >= dueAt) throw failAt('dueAt', '截止时间要晚于开始时间');
  if (isIssue === 1 && dueAt !== '' && dueAt <= now) throw failAt('dueAt', '截止时间已经过了');
}

async function issue(ctx: UserCtx, { id, offeringId, title, dueAt }: ProjectRow): Promise<number> {
  const { db, now } = ctx;
  const roster = await rosterOf(db, [offeringId]);
  if (roster.length === 0) throw fail(TRAINING_EMPTY);
  const issued = { trainingState: TaskState.issued, issuedAt: wireTime(now) };
  await db.update(trainingProject).set(issued).where(eq(trainingProject.id, id));
  await sendMessage(ctx, {
    to: roster.map(({ userNo }) => userNo),
    msgType: 'study',
    msgTitle: `新的实训：「${title}」`,
    msgText: dueAt === null ? '没有截止时间' : `${shownTime(dueAt, now)} 截止`,
    msgUrl: trainingPath(id),
  });
  return roster.length;
}

/** A later end; what was closed is open again. @throws TRAINING_GONE, TRAINING_DRAFT */
export async function extendProject(ctx: UserCtx, { id, dueAt }: OutputOf<typeof extend.input>): Promise<void> {
  const { db, now } = ctx;
  const before = await heldProject(ctx, id);
  if (before.trainingState === TaskState.draft) throw fail(TRAINING_DRAFT);
  if (dueAt <= wireTime(now)) throw failAt('dueAt', '新的截止时间要在现在之后');
  const isClosed = before.trainingState === TaskState.closed;
  if (!isClosed && before.dueAt !== null && dueAt <= before.dueAt) throw failAt('dueAt', '新的截止时间要比原来的晚');
  if (before.beginsAt !== null && dueAt <= before.beginsAt) throw failAt('dueAt', '截止时间要晚于开始时间');
  const opened = { dueAt, trainingState: TaskState.issued, closedAt: null, remindedAt: null };
  await db
    .update(trainingProject)
    .set({ ...opened, revision: before.revision + 1 })
    .where(eq(trainingProject.id, id));
  ctx.changed({ before: { dueAt: before.dueAt, trainingState: before.trainingState }, after: { dueAt } });
  await sendMessage(ctx, {
    to: (await openPeople(db, [before])).get(id) ?? [],
    msgType: 'study',
    msgTitle: `实训「${before.title}」的截止时间改到 ${shownTime(dueAt, now)}`,
    msgUrl: trainingPath(id),
  });
}

/** Nothing more is taken. @throws TRAINING_GONE, TRAINING_DRAFT, TRAINING_CLOSED */
export async function closeProject(ctx: UserCtx, id: string): Promise<void> {
  const before = await heldProject(ctx, id);
  if (before.trainingState === TaskState.draft) throw fail(TRAINING_DRAFT);
  if (before.trainingState === TaskState.closed) throw fail(TRAINING_CLOSED, '已经结束了');
  const closed = { trainingState: TaskState.closed, closedAt: wireTime(ctx.now), revision: before.revision + 1 };
  await ctx.db.update(trainingProject).set(closed).where(eq(trainingProject.id, id));
}

/** @throws TRAINING_GONE, TRAINING_OUT */
export async function removeProject(ctx: UserCtx, id: string): Promise<void> {
  const row = await heldProject(ctx, id);
  if (row.trainingState !== TaskState.draft) throw fail(TRAINING_OUT);
  await ctx.db.delete(trainingProject).where(eq(trainingProject.id, id));
}
