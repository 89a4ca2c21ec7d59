import { expect, it, vi } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as console from '#contract/system/adminJob.ts';
import { testApp } from '#test/testApp.ts';
import { sendLetter } from '../../domain/messages/deliver.ts';
import { enqueue } from '../../kit/job.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
const letter = { to: 'lin@example.com', subject: 'Hello', text: 'A letter' };
const jobs = async (state?: 'waiting' | 'failed') => (await operator.send(console.list, { state })).data.list;

/** Has it fail as often as it is tried. */
async function failFor(reason: string): Promise<void> {
  const send = vi.spyOn(t.platform.providers.mail, 'send').mockRejectedValue(new Error(reason));
  for (let tries = 0; tries < sendLetter.attempts; tries += 1) {
    await t.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await t.runJobs({ mayFail: true });
  }
  send.mockRestore();
  expect(t.problems.splice(0)).toHaveLength(1);
}

it('shows what waits, then what failed with the last error, and a retry does it', async () => {
  await enqueue(db, sendLetter, letter);
  expect(await jobs()).toMatchObject([{ name: 'sendLetter', state: 'waiting', attempts: 0, lastError: '' }]);
  const { id } = (await jobs('waiting'))[0]!;
  expect(await operator.send(console.retry, { id })).toMatchObject({ code: CONFLICT.code });
  await failFor('mailbox  unavailable');
  expect(await jobs('waiting')).toEqual([]);
  expect(await jobs('failed')).toMatchObject([{ id, attempts: 3, maxAttempts: 3, lastError: 'mailbox unavailable' }]);
  expect(await operator.send(console.retry, { id })).toMatchObject({ code: 200 });
  await t.runJobs({ mayFail: true });
  expect(await jobs()).toEqual([]);
  expect(await operator.send(console.retry, { id })).toMatchObject({ code: NOT_FOUND.code });
});

it('a failed job can be deleted, a waiting one cannot', async () => {
  await enqueue(db, sendLetter, letter);
  const { id } = (await jobs())[0]!;
  expect(await operator.send(console.remove, { id })).toMatchObject({ code: CONFLICT.code });
  await failFor('refused');
  expect(await operator.send(console.remove, { id })).toMatchObject({ code: 200 });
  expect(await jobs()).toEqual([]);
});

it('is for who may manage jobs only', async () => {
  const learner = await t.person();
  expect(await learner.send(console.list)).toMatchObject({ code: NO_PERMISSION.code });
});
