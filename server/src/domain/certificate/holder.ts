import { desc, eq } from 'drizzle-orm';
import { isHolderName } from '#contract/rules/realName.ts';
import type { Db } from '../../db/client.ts';
import { certificate } from '../../db/schema/study.ts';
import { userExt } from '../../db/schema/user.ts';

/**
 * The name that stands on a person's certificates: the verified one, else the one on their last certificate, else what
 * they call themselves, if that is a name at all. Empty when they have told none: 用户4428 proves nothing.
 */
export async function holderNameOf(db: Db, userNo: string): Promise<string> {
  const person = await namesOf(db, userNo);
  if (person?.idCardName) return person.idCardName;
  const [last] = await db
    .select({ holderName: certificate.holderName })
    .from(certificate)
    .where(eq(certificate.userNo, userNo))
    .orderBy(desc(certificate.id))
    .limit(1);
  if (last) return last.holderName;
  return person && isHolderName(person.nickname) ? person.nickname : '';
}

export const verifiedNameOf = async (db: Db, userNo: string): Promise<string> =>
  (await namesOf(db, userNo))?.idCardName ?? '';

async function namesOf(db: Db, userNo: string) {
  const { idCardName, nickname } = userExt;
  const [person] = await db.select({ idCardName, nickname }).from(userExt).where(eq(userExt.userNo, userNo));
  return person;
}
