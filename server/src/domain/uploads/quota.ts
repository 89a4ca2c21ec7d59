import { and, eq, sql } from 'drizzle-orm';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { SPACE_FULL } from '#contract/system/upload.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { uploadSession } from '../../db/schema/upload.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

const GB = 1_073_741_824;

/** The organization whose room a person uploads into; learners of a school have only their own. */
export const roomOrg = ({ userType, orgNo }: Pick<SessionUser, 'userType' | 'orgNo'>): string | null =>
  userType === UserType.learner ? null : orgNo;

interface Holder {
  userNo: string;
  orgNo: string | null;
}

export interface Room {
  usedBytes: number;
  quotaBytes: number;
}

/** What a person has used, and what the organization has for which they act; what is being uploaded counts already. */
export async function roomOf(db: Db, config: Quotas, { userNo, orgNo }: Holder) {
  const own = { usedBytes: await usedBy(db, 'userNo', userNo), quotaBytes: config.quotaPersonGb * GB };
  if (orgNo === null) return { own, organization: null };
  return { own, organization: { usedBytes: await usedBy(db, 'orgNo', orgNo), quotaBytes: config.quotaOrgGb * GB } };
}

type Quotas = Pick<Config, 'quotaPersonGb' | 'quotaOrgGb'>;

/** @throws SPACE_FULL when so many bytes find no room */
export async function mustFit(db: Db, config: Quotas, holder: Holder, bytes: number): Promise<void> {
  const { own, organization } = await roomOf(db, config, holder);
  for (const [whose, room] of [
    ['你', own],
    ['单位', organization],
  ] as const) {
    if (!room || room.usedBytes + bytes <= room.quotaBytes) continue;
    const left = bytesText(Math.max(0, room.quotaBytes - room.usedBytes));
    throw fail(SPACE_FULL, `${whose}的空间还剩 ${left}，放不下这个 ${bytesText(bytes)} 的文件，删掉一些再传`);
  }
}

/** Both sums are read from indexes that hold the sizes. */
async function usedBy(db: Db, whose: 'userNo' | 'orgNo', no: string): Promise<number> {
  const stored = db
    .select({ bytes: sum(mediaFile.fileSize).as('bytes') })
    .from(mediaFile)
    .where(and(eq(mediaFile[whose], no), enabled(mediaFile)));
  const coming = db
    .select({ bytes: sum(uploadSession.fileSize).as('bytes') })
    .from(uploadSession)
    .where(and(eq(uploadSession[whose], no), sql`${uploadSession.isDone} = 0`));
  const [one, other] = [await stored, await coming];
  return Number(one[0]!.bytes) + Number(other[0]!.bytes);
}

const sum = (column: typeof mediaFile.fileSize | typeof uploadSession.fileSize) =>
  sql<string>`coalesce(sum(${column}), 0)`;
