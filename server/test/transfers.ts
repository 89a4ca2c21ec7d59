import type { Db } from '#server/db/client.ts';
import { website } from '#server/db/schema/system.ts';

/** The site has an account to which money can be transferred. */
export async function openPayeeOf(db: Db): Promise<void> {
  const payee = { payeeName: '知途教育', payeeBank: '某行某支行', payeeAccount: '6200 0000 0000 0000 018' };
  if ((await db.update(website).set(payee).returning()).length === 0)
    await db.insert(website).values({ title: '知途', ...payee });
}
