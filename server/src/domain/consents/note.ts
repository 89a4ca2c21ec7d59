import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConsentKind } from '#contract/rules/consents.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { agreementText, consentLog } from '../../db/schema/consent.ts';
import { website } from '../../db/schema/system.ts';
import type { Ctx } from '../../kit/context.ts';

interface Consent {
  userNo: string;
  kind: ConsentKind;
  isGiven: 0 | 1;
}

/** Writes down, in the transaction of what was agreed to, that somebody agreed or took it back. */
export async function noteConsent({ now, ip }: Pick<Ctx, 'now' | 'ip'>, db: Db, consent: Consent): Promise<void> {
  const { userNo, kind, isGiven } = consent;
  const textId = isGiven === 1 ? await textIdOf(db, kind) : null;
  await db.insert(consentLog).values({ userNo, consentKind: kind, isGiven, ip, textId, at: wireTime(now) });
}

/** The text of today, kept once for all who agree to it; null where there is none. */
async function textIdOf(db: Db, kind: ConsentKind): Promise<string | null> {
  const body = await bodyOf(db, kind);
  if (body === '') return null;
  const title = ConsentKind.labels[kind];
  const digest = createHash('sha256').update(`${title}\n${body}`).digest('hex');
  await db.insert(agreementText).values({ digest, title, body }).onConflictDoNothing();
  const [row] = await db.select({ id: agreementText.id }).from(agreementText).where(eq(agreementText.digest, digest));
  return row!.id;
}

async function bodyOf(db: Db, kind: ConsentKind): Promise<string> {
  if (kind !== ConsentKind.terms && kind !== ConsentKind.entry) return '';
  const { userAgreement, privacyPolicy, entryAgreement } = website;
  const [site] = await db.select({ userAgreement, privacyPolicy, entryAgreement }).from(website).limit(1);
  if (!site) return '';
  return kind === ConsentKind.entry ? site.entryAgreement : `${site.userAgreement}${site.privacyPolicy}`;
}
