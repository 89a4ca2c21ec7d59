import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { INVALID_INPUT, UNEXPECTED } from '#contract/kit/errors.ts';
import { handlers } from '#server/api/table.ts';
import { hostileCases } from '../hostile.ts';
import type { HostileCase } from '../hostile.ts';
import { testApp } from '../testApp.ts';
import { holdersOf } from './holders.ts';
import { english, wordsOf } from './sender.ts';
import type { Answered } from './sender.ts';

/** The first part of its path: services are swept in a file each. */
export const serviceOf = ({ path }: Endpoint): string => path.split('/')[1]!;

/**
 * Every field of every call of a service with every hostile value. What the declaration refuses is judged by the
 * declaration, and one of it sent; what it lets through is sent, because then the handler and the database have to cope.
 */
export async function sweepService(service: string): Promise<void> {
  const t = await testApp();
  const send = await holdersOf(t);
  const calls = handlers.filter(({ call }) => serviceOf(call) === service);

  describe.each(calls.map(({ call }) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
    const cases = hostileCases(call);
    const refused = cases.filter(({ refusal }) => refusal);

    it('takes hostile values in its stride', async () => {
      const accepted = cases.filter(({ refusal }) => !refusal);
      for (const { name, input } of accepted) expectCalm(await send(call, { input }), name);
    });

    if (refused.length === 0) return;
    it('refuses the others, in the words of the reader', async () => {
      for (const { name, refusal } of refused) expect(refusal!.join('\n'), name).not.toMatch(english);
      const { name, input } = refused.find(isInBody(call)) ?? refused[0]!;
      const answer = await send(call, { input });
      expectCalm(answer, name);
      // A field of the path may also lead to an address that does not exist.
      if (answer.status !== 404) expect(answer.reply.code, name).toBe(INVALID_INPUT.code);
    });
  });
}

const isInBody =
  ({ path }: Endpoint) =>
  ({ field }: HostileCase): boolean =>
    !path.includes(`{${field}}`);

export function expectCalm({ status, reply }: Answered, name: string): void {
  expect(status, name).not.toBe(500);
  expect(reply.code, name).not.toBe(UNEXPECTED.code);
  expect(reply.msg, name).toBeTypeOf('string');
  expect(wordsOf(reply), name).not.toMatch(english);
}
