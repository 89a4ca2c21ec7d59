import { randomUUID } from 'node:crypto';
import { desc, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ltiKey } from '../../db/schema/lti.ts';
import type { Platform } from '../../kit/context.ts';
import { seal, unseal } from '../realName/sealed.ts';

/** With which every message of ours is signed; platforms and tools have to know it. */
const ALG = 'RS256';

const DAY = 86_400;
/** How long one key signs, and how long it is published after that. */
const SIGNS_DAYS = 90;
const SHOWN_DAYS = 7;

const boundTo = (kid: string): string => `lti ${kid}`;

type Place = Pick<Platform, 'config'>;

/** Signs a message of ours for five minutes. */
export async function signMessage(place: Place, db: Db, now: Date, message: JWTPayload): Promise<string> {
  const { kid, sealedPrivate } = await currentKey(place, db, now);
  const jwk = JSON.parse(unseal(place.config.secretKey, boundTo(kid), sealedPrivate)) as JWK;
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(message)
    .setProtectedHeader({ alg: ALG, kid, typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importJWK(jwk, ALG));
}

/** What others check our messages with. */
export async function publicKeys(place: Place, db: Db, now: Date): Promise<{ keys: JWK[] }> {
  await currentKey(place, db, now);
  const isShown = or(isNull(ltiKey.retiredAt), gt(ltiKey.retiredAt, wireTimeIn(now, -SHOWN_DAYS * DAY)));
  const rows = await db.select().from(ltiKey).where(isShown).orderBy(desc(ltiKey.id));
  return { keys: rows.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: ALG, use: 'sig' })) };
}

/** The key that signs now: one that has served its time gives way to a new one. */
async function currentKey(place: Place, db: Db, now: Date): Promise<typeof ltiKey.$inferSelect> {
  const found = await newestKey(db);
  if (found && !isWorn(found, now)) return found;
  const made = await makeKey(place, now);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lti_key'))`);
    const meanwhile = await newestKey(tx);
    if (meanwhile && !isWorn(meanwhile, now)) return meanwhile;
    await tx.delete(ltiKey).where(lte(ltiKey.retiredAt, wireTimeIn(now, -SHOWN_DAYS * DAY)));
    await tx
      .update(ltiKey)
      .set({ retiredAt: wireTime(now) })
      .where(isNull(ltiKey.retiredAt));
    const [row] = await tx.insert(ltiKey).values(made).returning();
    return row!;
  });
}

const isWorn = ({ gmtCreate }: { gmtCreate: string }, now: Date): boolean =>
  now.getTime() - momentOf(gmtCreate).getTime() > SIGNS_DAYS * DAY * 1000;

async function newestKey(db: Db): Promise<typeof ltiKey.$inferSelect | undefined> {
  const [row] = await db.select().from(ltiKey).where(isNull(ltiKey.retiredAt)).orderBy(desc(ltiKey.id)).limit(1);
  return row;
}

async function makeKey({ config }: Place, now: Date): Promise<typeof ltiKey.$inferInsert> {
  const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true });
  const kid = randomUUID();
  const sealedPrivate = seal(config.secretKey, boundTo(kid), JSON.stringify(await exportJWK(privateKey)));
  return { kid, gmtCreate: wireTime(now), publicJwk: await exportJWK(publicKey), sealedPrivate };
}
