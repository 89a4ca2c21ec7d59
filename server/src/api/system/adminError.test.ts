import { expect, it, vi } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as adminError from '#contract/system/adminError.ts';
import { testApp } from '#test/testApp.ts';
import { errorReport } from '../../db/schema/errorReport.ts';
import { keepError } from '../../domain/console/errorReports.ts';
import { sweepErrors } from '../../jobs/sweep.ts';
import { ErrorReports } from '../../kit/errorReports.ts';

const t = await testApp();
const { db } = t.database;
const DAY_MS = 86_400_000;

const operator = await t.person({ userType: 0 });
const old = {
  requestId: 'aaaa1111-0000-4000-8000-000000000001',
  path: '/user/auth/user/ext/view',
  errorName: 'Error',
  message: 'of no consequence',
  stack: 'at somewhere',
  query: null,
};

it('an operator finds an unexpected error by the beginning of its number, for thirty days; nobody else does', async () => {
  const now = new Date();
  await keepError(db, old, new Date(now.getTime() - 29 * DAY_MS));
  const where = { requestId: 'bbbb2222-0000-4000-8000-000000000002', path: '/' };
  t.platform.errors.note(new TypeError('something else'), where, 'call failed');
  expect(t.problems.splice(0)).toHaveLength(1);
  await vi.waitFor(async () => expect(await db.$count(errorReport)).toBe(2));
  const all = (await operator.send(adminError.list)).data;
  expect(all.list.map(({ errorName }) => errorName)).toEqual(['TypeError', 'Error']);
  expect(all.list[0]!.stack).toContain('adminError.test.ts');
  expect((await operator.send(adminError.list, { prefix: 'AAAA1' })).data.list).toMatchObject([old]);
  expect((await operator.send(adminError.list, { prefix: '%' })).code).toBe(422);
  expect((await (await t.person()).send(adminError.list)).code).toBe(NO_PERMISSION.code);
  t.setNow(new Date(now.getTime() + 2 * DAY_MS));
  await sweepErrors.run(t.platform, {});
  expect(await db.$count(errorReport)).toBe(1);
});

it('a storm is kept sixty times a minute, and one that cannot be kept is in the log', async () => {
  const log = { error: vi.fn(), warn: vi.fn() };
  let now = 0;
  const keep = vi.fn(async () => undefined);
  const reports = new ErrorReports(log as never, () => new Date(now), keep);
  for (let n = 0; n < 100; n += 1) reports.note(new Error('again'), { requestId: 'r', path: '/' }, 'call failed');
  expect([keep.mock.calls.length, log.error.mock.calls.length]).toEqual([60, 100]);
  now = 60_000;
  keep.mockRejectedValueOnce(new Error('the database is away'));
  reports.note(new Error('again'), { requestId: 'r', path: '/' }, 'call failed');
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
});

it('who meets one is shown the beginning of its number', () => {
  const requestId = 'aaaa1111-0000-4000-8000-000000000001';
  const reports = new ErrorReports({ error: vi.fn() } as never, () => new Date(), vi.fn());
  const answer = reports.note(new Error('again'), { requestId, path: '/' }, 'call failed');
  expect(answer).toEqual({ code: 500, msg: '服务出错了，请稍后再试（编号 aaaa1111）', data: { requestId } });
});
