import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as codes from '#contract/user/code.ts';
import type { Scene } from '#contract/user/code.ts';
import { outboxMessage } from '#server/db/schema/system.ts';
import type { Sender, TestApp } from './testApp.ts';

/** Asks for a code and reads it from the outbox, as the owner of the phone or mailbox would. */
export async function codeFor(t: TestApp, receiver: string, scene: Scene, sender: Sender = t.guest): Promise<string> {
  const where = receiver.includes('@') ? { email: receiver } : { mobile: receiver };
  expect(await sender.send(codes.send, { ...where, scene })).toMatchObject({ code: 200 });
  return lastCode(t, receiver);
}

export async function lastCode(t: TestApp, receiver: string): Promise<string> {
  const [row] = await t.database.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.receiver, receiver))
    .orderBy(desc(outboxMessage.id))
    .limit(1);
  return /\d{6}/.exec(row!.content)![0];
}

/** Another code than the given one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A solved captcha, as the page makes it. */
export async function solvedCaptcha(t: TestApp): Promise<string> {
  const { data } = await t.guest.send(codes.captcha);
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: data.challenge, solution })).toString('base64');
}
