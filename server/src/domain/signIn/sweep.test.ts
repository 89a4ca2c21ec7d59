import { describe, expect, it } from 'vitest';
import { wireTimeIn } from '#contract/rules/time.ts';
import * as codes from '#contract/user/code.ts';
import { password } from '#contract/user/login.ts';
import { render } from '#contract/user/oauth.ts';
import { testApp } from '#test/testApp.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { attempt, loginLog, oauthBinding, session, ticket, verifyCode } from '../../db/schema/user.ts';
import { sweepSignIn } from './sweep.ts';

const t = await testApp();
const { db } = t.database;
const tables = [attempt, ticket, verifyCode, session, loginLog, outboxMessage, oauthBinding];
const counts = () => Promise.all(tables.map((table) => db.$count(table)));

describe('clearing what signing in left', () => {
  it('what serves stays, what serves nobody goes', async () => {
    const { mobile, userNo } = await t.person();
    await t.guest.send(codes.send, { mobile });
    await t.guest.send(password, { mobile, password: 'Wrong0000' });
    await t.guest.send(render, { source: 'demo' });
    await db.insert(oauthBinding).values({ source: 'demo', openId: 'a' });
    const bound = { source: 'demo', openId: 'b', userNo, gmtModified: wireTimeIn(new Date(), -86_400 * 90) };
    await db.insert(oauthBinding).values(bound);
    const before = await counts();
    expect(before.every((count) => count > 0)).toBe(true);

    await sweepSignIn(db, new Date());
    expect(await counts()).toEqual(before);
    await sweepSignIn(db, new Date(Date.now() + 200 * 86_400_000));
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });
});
