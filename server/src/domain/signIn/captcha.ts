import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { captcha } from '#contract/user/code.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Ctx } from '../../kit/context.ts';
import { burnOnce } from './tickets.ts';

const LIFE_SECONDS = 600;

type Asked = OutputOf<typeof captcha.output>;

/** A challenge that a browser solves in about half a second. Nothing is stored until it comes back solved. */
export async function newChallenge(ctx: Pick<Ctx, 'config' | 'now'>): Promise<Asked> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    keyPrefix: '00',
    deriveKey,
    data: { expires: secondOf(ctx.now) + LIFE_SECONDS },
    hmacSignatureSecret: secretOf(ctx),
  });
  return { challenge } as Asked;
}

const Solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.hex().max(64),
      salt: z.hex().max(64),
      cost: z.literal(2000),
      keyLength: z.literal(32),
      keyPrefix: z.literal('00'),
      data: z.object({ expires: z.int() }),
    }),
    signature: z.hex().max(128),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.hex().max(128) }),
});

/** True once for every challenge of ours that was solved in time. */
export async function passCaptcha(ctx: Pick<Ctx, 'config' | 'db' | 'now'>, payload: string | undefined) {
  const parsed = Solved.safeParse(decode(payload));
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.data;
  const { expires } = challenge.parameters.data;
  if (expires <= secondOf(ctx.now)) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(ctx) });
  return verified && burnOnce(ctx.db, 'captcha', challenge.signature, new Date(expires * 1000));
}

function decode(payload: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(payload ?? '', 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

const secondOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const secretOf = ({ config }: Pick<Ctx, 'config'>): string =>
  keyedHash(config.secretKey, 'captcha', '').toString('hex');
