import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { DIRECTORY_PATH, DirectoryRunState } from '#contract/rules/directory.ts';
import { wireTime } from '#contract/rules/time.ts';
import { read } from '#contract/user/orgDirectory.ts';
import type { Db } from '../../db/client.ts';
import { orgDirectory } from '../../db/schema/integration.ts';
import type { Platform, SessionUser } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import { inNameOf } from '../../kit/inNameOf.ts';
import { job } from '../../kit/job.ts';
import { mayPass } from '../../providers/ldap.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { seesWhole } from '../organization/policies.ts';
import { identityUser } from '../session/identityUser.ts';
import type { Directory } from './keep.ts';
import { directoryOf } from './keep.ts';
import type { Outcome } from './read.ts';
import { readDirectory } from './read.ts';
import { hasFailedBefore, isKnown, keepRun, nightRun } from './runs.ts';

const { retrying, failed, stopped } = DirectoryRunState;

const inTheNight = { ...read, summary: '夜里自己读员工目录' };

const Night = z.object({ orgNo: z.string(), day: z.string() });

type Night = z.infer<typeof Night>;

/**
 * Reads the directory of one organization, as its button does and with what whoever switched it on may do now. Eight
 * tries come to half an hour; what will not pass by itself is not tried again.
 */
export const readDirectoryAtNight = job({
  name: 'readDirectory',
  input: Night,
  attempts: 8,
  isLong: true,
  async run(platform, night) {
    const { db } = platform;
    const directory = await directoryOf(db, night.orgNo);
    if (!directory || directory.nightHour === null) return;
    const before = await nightRun(db, night.orgNo, night.day);
    if (before && before.runState !== retrying) return;
    const user = directory.nightIdentityId ? await identityUser(db, directory.nightIdentityId) : undefined;
    if (!mayRead(user, night.orgNo)) return stop(platform, night, directory, user);
    await readAs(platform, night, user);
  },
  async onGivenUp({ db, clock }, night) {
    const run = await nightRun(db, night.orgNo, night.day);
    if (run && run.runState !== retrying) return;
    await giveUp(db, night, { userNo: run?.userNo ?? null, reason: run?.reason ?? UNEXPECTED }, clock());
  },
});

const UNEXPECTED = '出了意外，原因在平台的日志里，请联系平台';

const mayRead = (user: SessionUser | undefined, orgNo: string): user is SessionUser =>
  user !== undefined && user.orgNo === orgNo && user.actions.has('member:import') && seesWhole(user);

/** @throws where it will be tried again */
async function readAs(platform: Platform, night: Night, user: SessionUser): Promise<void> {
  const { db } = platform;
  const { ctx, record } = inNameOf(platform, user);
  try {
    await readDirectory(ctx, {
      day: night.day,
      async done(tx, outcome) {
        await record(tx, inTheNight);
        await tellOfNew(tx, night, user.userNo, outcome);
      },
    });
  } catch (error) {
    const reason = error instanceof CallFailure ? error.message : UNEXPECTED;
    const isPassing = !(error instanceof CallFailure) || (error.cause !== undefined && mayPass(error.cause));
    const wrong = { userNo: user.userNo, reason };
    if (!isPassing) return giveUp(db, night, wrong, ctx.now);
    await keepRun(db, { ...named(night), ...wrong, runState: retrying }, ctx.now);
    throw error;
  }
}

const named = ({ orgNo, day }: Night) => ({ orgNo, nightDay: day });

interface Wrong {
  userNo: string | null;
  reason: string;
}

/** It is said once, not every night anew, until a night goes well again. */
async function giveUp(db: Db, night: Night, { userNo, reason }: Wrong, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await keepRun(tx, { ...named(night), userNo, reason, runState: failed }, now);
    if (userNo === null || (await hasFailedBefore(tx, night.orgNo, night.day))) return;
    await sendMessage(
      { db: tx },
      {
        to: [userNo],
        msgType: 'organization',
        msgTitle: '夜里没有读成员工目录',
        msgText: `${reason}。以后每天夜里还会再读，读成之前不再重复提醒。`,
        msgUrl: DIRECTORY_PATH,
      },
    );
  });
}

/** Switches it off, and says why to those who run the organization. */
async function stop(
  { db, clock }: Platform,
  night: Night,
  { id, orgNo }: Directory,
  user: SessionUser | undefined,
): Promise<void> {
  const reason =
    user?.orgNo === orgNo
      ? '打开它的人不再有批量导入员工的权限，或看不到全单位了'
      : '打开它的人已经不在本单位，或账号停用了';
  const now = clock();
  await db.transaction(async (tx) => {
    await tx
      .update(orgDirectory)
      .set({ nightHour: null, nightIdentityId: null, nightStopped: reason, gmtModified: wireTime(now) })
      .where(eq(orgDirectory.id, id));
    await keepRun(tx, { ...named(night), userNo: user?.userNo ?? null, reason, runState: stopped }, now);
    await sendMessage(
      { db: tx },
      {
        to: await adminsOf(tx, orgNo),
        msgType: 'organization',
        msgTitle: '员工目录不再每天夜里自己读了',
        msgText: `${reason}。要继续，请有权限的人再打开一次。`,
        msgUrl: DIRECTORY_PATH,
      },
    );
  });
}

/** The same people are said once, however many nights they wait. */
async function tellOfNew(db: Db, { orgNo, day }: Night, to: string, { importId, newCount }: Outcome): Promise<void> {
  if (importId === null || (await isKnown(db, orgNo, { importId, nightDay: day }))) return;
  await sendMessage(
    { db },
    {
      to: [to],
      msgType: 'organization',
      msgTitle: `员工目录里有 ${newCount} 位新的人`,
      msgText: '看过以后由你发出邀请，接受之后才成为员工。',
      msgUrl: `/account/staff/import?id=${importId}`,
    },
  );
}
