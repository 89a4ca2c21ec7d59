import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { loggable } from './loggable.ts';

const t = await testApp();

it('a failed query is logged without its parameters', async () => {
  const work = t.database.db.execute(sql`select ${'hush-hush'} from no_such_table`);
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(String(error)).toContain('hush-hush');
  t.platform.log.error(loggable(error), 'call failed');
  const line = t.problems.splice(0).join('');
  expect(line).toContain('no_such_table');
  expect(line).not.toContain('hush-hush');
});

it('a refused row is logged without its values', async () => {
  const { mobile } = await t.person();
  const work = t.database.db.execute(sql`insert into user_account (mobile) values (${mobile})`);
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  t.platform.log.error(loggable(error), 'call failed');
  const line = t.problems.splice(0).join('');
  expect(line).toContain('user_account');
  expect(line).not.toContain(mobile);
});
