import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminNav.ts';
import * as nav from '#contract/system/nav.ts';
import { testApp } from '#test/testApp.ts';
import { navBar } from '../../db/schema/system.ts';
import { sysLog } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
const entry = (navTitle: string) => ({ navTitle, navUrl: '/list', target: '_self' as const });
const rows = async () => (await operator.send(console.list)).data.list;
const add = async (title: string) => (await operator.send(console.save, entry(title))).data.id;
beforeEach(() => db.delete(navBar));

describe('adding and changing', () => {
  it('new ones stand last, disabled ones are seen in the console only, the site is new at once', async () => {
    await add('课程');
    const id = await add('直播');
    expect((await rows()).map((row) => row.navTitle)).toEqual(['课程', '直播']);
    const { version } = (await rows())[1]!;
    await operator.send(console.save, { id, version, ...entry('直播课'), statusId: 0 });
    expect((await rows()).map((row) => [row.navTitle, row.statusId])).toEqual([
      ['课程', 1],
      ['直播课', 0],
    ]);
    expect((await t.guest.send(nav.barList)).data.list.map((row) => row.navTitle)).toEqual(['课程']);
  });

  it('changed by others meanwhile it is not overwritten; neither without version nor without the row', async () => {
    const id = await add('课程');
    const seen = (await rows())[0]!.version;
    const replies = await Promise.all(
      ['甲', '乙'].map((title) => operator.send(console.save, { id, version: seen, ...entry(title) })),
    );
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    expect((await operator.send(console.save, { id, ...entry('丙') })).code).toBe(CONFLICT.code);
    expect((await operator.send(console.save, { id: '1', version: seen, ...entry('丙') })).code).toBe(NOT_FOUND.code);
  });

  it('the operation log keeps before and after', async () => {
    const id = await add('课程');
    await operator.send(console.save, { id, version: (await rows())[0]!.version, ...entry('全部课程') });
    const [log] = await db.select().from(sysLog).orderBy(desc(sysLog.id)).limit(1);
    expect(log).toMatchObject({ before: { navTitle: '课程' }, after: { navTitle: '全部课程' } });
  });

  it('full at 50 it says so', async () => {
    await db.insert(navBar).values(Array.from({ length: 50 }, () => entry('一条')));
    expect(await operator.send(console.save, entry('再一条'))).toMatchObject({ code: LIST_FULL.code });
  });

  it.each([
    ['', '请填写地址：以 / 开头的本站地址，或 http 开头的网址'],
    ['//evil.example', '请填写地址：以 / 开头的本站地址，或 http 开头的网址'],
    ['javascript:alert(1)', '请填写地址：以 / 开头的本站地址，或 http 开头的网址'],
  ])('address %j is refused with the reason', async (navUrl, msg) => {
    const reply = await operator.send(console.save, { ...entry('坏地址'), navUrl });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, msg });
  });
});

describe('ordering and deleting', () => {
  it('in the order given; too few, too many or moved meanwhile is a conflict', async () => {
    const ids = [await add('一'), await add('二'), await add('三')];
    expect((await operator.send(console.arrange, { ids: ids.toReversed() })).code).toBe(200);
    expect((await rows()).map((row) => row.navTitle)).toEqual(['三', '二', '一']);
    const [log] = await db.select().from(sysLog).orderBy(desc(sysLog.id)).limit(1);
    expect(log).toMatchObject({ before: { order: ['一', '二', '三'] }, after: { order: ['三', '二', '一'] } });
    for (const wrong of [ids.slice(1), [...ids, '1'], [ids[0]!, ids[0]!, ids[1]!]]) {
      expect((await operator.send(console.arrange, { ids: wrong })).code).toBe(CONFLICT.code);
    }
  });

  it('what is deleted is the row that was seen', async () => {
    const id = await add('一');
    const [row] = await rows();
    await operator.send(console.save, { id, version: row!.version, ...entry('改过') });
    expect((await operator.send(console.remove, { id, version: row!.version })).code).toBe(CONFLICT.code);
    expect((await operator.send(console.remove, { id, version: (await rows())[0]!.version })).code).toBe(200);
    expect(await rows()).toEqual([]);
  });
});
