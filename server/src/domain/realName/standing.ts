import { eq } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { maskedName, maskedNumber } from '#contract/rules/masked.ts';
import { REAL_NAME_TRIES } from '#contract/rules/realName.ts';
import type { RealNameStanding } from '#contract/user/extFace.ts';
import { realName } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { unseal } from './sealed.ts';

type Row = typeof realName.$inferSelect;

/** How it stands with the real name of whoever asks; nothing of it in full. */
export async function standingOf({ db, user, config, providers }: UserCtx): Promise<RealNameStanding> {
  const [row] = await db.select().from(realName).where(eq(realName.userNo, user.userNo));
  if (!row) return { ...nothing, way: providers.face.way };
  const { auditOpinion, submitTime, auditTime, way, auditStatus, tries } = row;
  const state =
    auditStatus === AuditState.waiting ? 'waiting' : auditStatus === AuditState.passed ? 'passed' : 'refused';
  const triesLeft = Math.max(0, REAL_NAME_TRIES - tries);
  return { state, ...maskedOf(config.secretKey, row), auditOpinion, submitTime, auditTime, triesLeft, way };
}

/** 林*, 4201**********1234 */
export function maskedOf(secretKey: string, row: Pick<Row, 'userNo' | 'nameCipher' | 'numberCipher'>) {
  return {
    realName: maskedName(unseal(secretKey, row.userNo, row.nameCipher)),
    idNumber: maskedNumber(unseal(secretKey, row.userNo, row.numberCipher)),
  };
}

const nothing = {
  state: 'none' as const,
  realName: '',
  idNumber: '',
  auditOpinion: '',
  submitTime: null,
  auditTime: null,
  triesLeft: REAL_NAME_TRIES,
};
