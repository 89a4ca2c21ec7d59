import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { ALREADY_DONE, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NOT_YOURSELF, NOTHING_TO_REACH } from '#contract/system/adminFailures.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { accountDeletion } from '../../db/schema/trust.ts';
import { user } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { sendLetter } from '../messages/deliver.ts';
import { sendMessage } from '../messages/send.ts';
import { endSessions } from '../session/session.ts';
import { keepAnOperator } from './operators.ts';
import { typesOf } from './people.ts';

/**
 * Takes a person off the platform: the next call of every open session is refused, nobody signs in any more.
 * @throws NOT_FOUND, ALREADY_DONE, NOT_YOURSELF, LAST_OPERATOR
 */
export async function disablePerson(ctx: UserCtx, userNo: string, reason: string): Promise<void> {
  await mayActOn(ctx, userNo);
  await keepAnOperator(ctx.db, { withoutPerson: userNo });
  await setStatus(ctx, userNo, 0);
  await endSessions(ctx.db, userNo, 'disabled');
  ctx.changed({ before: { statusId: RowState.normal }, after: { statusId: RowState.disabled, reason } });
}

/**
 * A deleted account stays deleted.
 * @throws NOT_FOUND, ALREADY_DONE, NOT_YOURSELF
 */
export async function enablePerson(ctx: UserCtx, userNo: string): Promise<void> {
  await mayActOn(ctx, userNo);
  const deleted = and(eq(accountDeletion.userNo, userNo), isNotNull(accountDeletion.doneTime));
  if ((await ctx.db.$count(accountDeletion, deleted)) > 0) throw fail(NOT_FOUND);
  await setStatus(ctx, userNo, 1);
  ctx.changed({ before: { statusId: RowState.disabled }, after: { statusId: RowState.normal } });
}

/**
 * Makes the password worthless and ends every session. The person hears of it, with the way to a new one; nobody else
 * ever learns a password or a code.
 * @throws NOT_FOUND, NOT_YOURSELF, NOTHING_TO_REACH
 */
export async function resetPerson(ctx: UserCtx, userNo: string): Promise<void> {
  await mayActOn(ctx, userNo);
  const [person] = await ctx.db.select().from(user).where(eq(user.userNo, userNo)).for('no key update');
  if (!person) throw fail(NOT_FOUND);
  const { mobile, email } = person;
  if (!mobile && !email) throw fail(NOTHING_TO_REACH);
  await ctx.db
    .update(user)
    .set({ passwordHash: '', gmtModified: wireTime(ctx.now) })
    .where(eq(user.userNo, userNo));
  await endSessions(ctx.db, userNo, 'password');
  const text =
    '平台运营应你的请求重置了密码，原来的密码不再能用。请在「找回密码」里用验证码设一个新的；不是你的请求，请联系客服。';
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'security',
    msgTitle: '密码已重置',
    msgText: text,
    msgUrl: '/reset',
  });
  if (email) {
    const link = `${ctx.config.publicUrl}/reset`;
    await enqueue(ctx.db, sendLetter, { to: email, subject: '密码已重置', text: `${text}\n${link}` });
  }
  ctx.changed({ after: { userNo, reset: true } });
}

/** @throws NOT_FOUND, NOT_YOURSELF */
export async function signOutPerson(ctx: UserCtx, userNo: string): Promise<void> {
  await mayActOn(ctx, userNo);
  if ((await ctx.db.$count(user, eq(user.userNo, userNo))) === 0) throw fail(NOT_FOUND);
  await endSessions(ctx.db, userNo, 'signout');
}

async function setStatus({ db, now }: UserCtx, userNo: string, statusId: RowState): Promise<void> {
  const changed = await db
    .update(user)
    .set({ statusId, gmtModified: wireTime(now) })
    .where(and(eq(user.userNo, userNo), ne(user.statusId, statusId)))
    .returning({ id: user.id });
  if (changed.length > 0) return;
  throw fail((await db.$count(user, eq(user.userNo, userNo))) > 0 ? ALREADY_DONE : NOT_FOUND);
}

/** Nobody acts on themselves, and on operators only those who keep their roles. @throws NOT_YOURSELF, NO_PERMISSION */
export async function mayActOn(ctx: UserCtx, userNo: string): Promise<void> {
  if (userNo === ctx.user.userNo) throw fail(NOT_YOURSELF);
  const types = await typesOf(ctx.db, [userNo]);
  if (types.get(userNo)?.includes(0) && !ctx.can('platformRole:edit')) throw fail(NO_PERMISSION);
}
