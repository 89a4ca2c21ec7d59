import { randomInt } from 'node:crypto';
import { NO_CHANNEL } from '#contract/course/liveFailures.ts';
import { wireTime } from '#contract/rules/time.ts';
import { liveChannel } from '../../db/schema/live.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { channelOf } from './permit.ts';

/** Without the characters that are mistaken for each other when read out. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const LENGTH = 8;

const random = (): string => Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Another password for the channel, made up unless the lecturer wrote one; the old one is worth nothing at once.
 * @returns the password, for the only time: what is kept is its hash
 * @throws NO_CHANNEL
 */
export async function changeChannelPassword(ctx: UserCtx, wanted: string): Promise<string> {
  const { db, user, now } = ctx;
  const own = channelOf(user.userNo);
  if ((await db.$count(liveChannel, own)) === 0) throw fail(NO_CHANNEL);
  const password = wanted || random();
  const passwordHash = await hashPassword(password);
  const at = wireTime(now);
  const [row] = await db
    .update(liveChannel)
    .set({ passwordHash, passwordTime: at, gmtModified: at })
    .where(own)
    .returning({ channelName: liveChannel.channelName });
  if (!row) throw fail(NO_CHANNEL);
  ctx.changed({ after: { channelName: row.channelName, passwordTime: at } });
  return password;
}
