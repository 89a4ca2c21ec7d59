import { eq } from 'drizzle-orm';
import { TOO_OFTEN } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { ConsentKind } from '#contract/rules/consents.ts';
import { AGE_OF_CONSENT, ageOf } from '#contract/rules/idNumber.ts';
import { REAL_NAME_TRIES } from '#contract/rules/realName.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NAME_PASSED, NAME_WAITING, NUMBER_TAKEN, TOO_YOUNG, TRIES_USED } from '#contract/user/trustFailures.ts';
import type { Db } from '../../db/client.ts';
import { realName } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { noteConsent } from '../consents/note.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { countUp } from '../../kit/counter.ts';
import { hashOfNumber, seal } from './sealed.ts';

const DAY = 86_400;
/** Refused ones count here too, so that nobody finds out by trying whose numbers are known. */
const MOST_A_DAY = 10;

interface Given {
  realName: string;
  idNumber: string;
}

/**
 * Takes a real name and an ID number in, sealed. Runs outside a transaction, because what is refused is counted.
 * @throws 1292 too young, 1294 waiting, 1295 passed already, 1293 no tries left, 1291 somebody else's number, 429
 */
export async function submitRealName(ctx: UserCtx, given: Given): Promise<void> {
  const { userNo } = ctx.user;
  if ((ageOf(given.idNumber, ctx.now) ?? 0) < AGE_OF_CONSENT) throw fail(TOO_YOUNG);
  const { count } = await countUp(ctx.db, ['realName', userNo], { seconds: DAY }, ctx.now);
  if (count > MOST_A_DAY) throw fail(TOO_OFTEN);
  const saving = ctx.db.transaction(async (db) => {
    await oneAtATime(db, userNo);
    await save(ctx, db, given);
    await noteConsent(ctx, db, { userNo, kind: ConsentKind.realName, isGiven: 1 });
  });
  await refusedAs(saving, { user_real_name_number: NUMBER_TAKEN });
}

async function save({ user: { userNo }, config, now, providers }: UserCtx, db: Db, given: Given): Promise<void> {
  const [before] = await db.select().from(realName).where(eq(realName.userNo, userNo));
  if (before?.auditStatus === AuditState.waiting) throw fail(NAME_WAITING);
  if (before?.auditStatus === AuditState.passed) throw fail(NAME_PASSED);
  if (before && before.tries >= REAL_NAME_TRIES) throw fail(TRIES_USED);
  const time = wireTime(now);
  const row = {
    userNo,
    nameCipher: seal(config.secretKey, userNo, given.realName),
    numberCipher: seal(config.secretKey, userNo, given.idNumber),
    numberHash: hashOfNumber(config.secretKey, given.idNumber),
    consentTime: time,
    submitTime: time,
    gmtModified: time,
    way: providers.face.way,
    tries: (before?.tries ?? 0) + 1,
    auditStatus: AuditState.waiting,
    auditOpinion: '',
    auditUserNo: null,
    auditTime: null,
  };
  await db.insert(realName).values(row).onConflictDoUpdate({ target: realName.userNo, set: row });
}
