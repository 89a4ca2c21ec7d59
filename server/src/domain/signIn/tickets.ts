import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { ticket } from '../../db/schema/user.ts';

/** What each kind of ticket remembers. */
interface Payloads {
  /** Started visits to a third party; `linkTo` when somebody who is signed in links the account there. */
  oauthState: { source: string; verifierHash: string; linkTo?: string | undefined };
  /** Started visits to the identity provider of a school. */
  ssoState: { orgNo: string; issuer: string; verifierHash: string; nonce: string };
  /** What a provider of SAML answered to a visit; nothing of it was looked at yet. */
  samlAnswer: { state: string; response: string };
  /** Visits that a learning platform began (LTI), and what it had the browser post; nothing of that was looked at yet. */
  ltiState: { platformId: string; verifierHash: string; nonce: string };
  ltiMessage: { state: string; token: string };
  /** A learning platform wants to be told a course, and what it is told. */
  ltiPick: { platformId: string; returnUrl: string; data?: string | undefined };
  ltiAnswer: { url: string; fields: Record<string, string> };
  /** Somebody goes to an external tool; the tool asks who it is; and what it is told belongs to. */
  ltiVisit: ToolVisit;
  ltiAsked: ToolVisit & { redirectUri: string; nonce: string; state: string };
  ltiChoice: { userNo: string; toolId: string } & ToolChoice;
  /** What a tool may ask for a while. */
  ltiToken: { toolId: string; scopes: string[] };
  /** Proven accounts that still need a phone: a third-party binding, or a person with the identity signed in by. */
  bind: { bindingId: string } | { userNo: string; identityId: string };
}

interface ToolChoice {
  isNamed: 0 | 1;
  passPercent: number | null;
}

/** With a class-hour to open it, without to choose something of it. */
export interface ToolVisit {
  userNo: string;
  toolId: string;
  periodId?: string | undefined;
  choice?: ToolChoice | undefined;
}

type Kind = keyof Payloads;

/** Gives out a random secret that stands for `payload`; only its hash is kept. */
export async function openTicket<K extends Kind>(
  db: Db,
  kind: K,
  payload: Payloads[K],
  { seconds, now }: { seconds: number; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(ticket).values({
    hash: hashOf(kind, secret),
    kind,
    payload: JSON.stringify(payload),
    expiresAt: wireTimeIn(now, seconds),
  });
  return secret;
}

/** Whether a ticket could be redeemed now. */
export const hasTicket = async (db: Db, kind: Kind, secret: string, now: Date): Promise<boolean> =>
  (await readTicket(db, kind, secret, now)) !== undefined;

/** What a ticket stands for, without redeeming it. */
export async function readTicket<K extends Kind>(
  db: Db,
  kind: K,
  secret: string,
  now: Date,
): Promise<Payloads[K] | undefined> {
  const its = and(eq(ticket.hash, hashOf(kind, secret)), gt(ticket.expiresAt, wireTime(now)));
  const [row] = await db.select({ payload: ticket.payload }).from(ticket).where(its);
  return row && (JSON.parse(row.payload) as Payloads[K]);
}

/** Redeems a ticket; of several at once exactly one gets the payload. */
export async function takeTicket<K extends Kind>(
  db: Db,
  kind: K,
  secret: string,
  now: Date,
): Promise<Payloads[K] | undefined> {
  const [row] = await db
    .delete(ticket)
    .where(and(eq(ticket.hash, hashOf(kind, secret)), gt(ticket.expiresAt, wireTime(now))))
    .returning({ payload: ticket.payload });
  return row && (JSON.parse(row.payload) as Payloads[K]);
}

/** Marks something that carries its own proof as used; false when it was used before. */
export async function burnOnce(
  db: Db,
  kind: 'captcha' | 'lab' | 'ltiOnce',
  id: string,
  expires: Date,
): Promise<boolean> {
  const rows = await db
    .insert(ticket)
    .values({ hash: hashOf(kind, id), kind, expiresAt: wireTimeIn(expires, 1) })
    .onConflictDoNothing()
    .returning({ hash: ticket.hash });
  return rows.length === 1;
}

const hashOf = (kind: string, secret: string): Buffer => createHash('sha256').update(`${kind}:${secret}`).digest();
