import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import * as integral from '#contract/course/integral.ts';
import * as share from '#contract/course/share.ts';
import { SHARE_POINTS, SHARES_A_DAY } from '#contract/rules/integral.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
let person: Person;
beforeEach(async () => {
  t.setNow(now);
  person = await t.person();
});

const target = async () => ({ targetType: 'course' as const, targetId: (await makeLessons(db, [10])).courseId });

it('once a day per content, a double click gives no more, again the next day', async () => {
  const shared = await target();
  const replies = await Promise.all([1, 2, 3].map(() => person.send(share.integralEarn, shared)));
  expect(replies.map((one) => one.data.earned).sort()).toEqual([0, 0, SHARE_POINTS]);
  t.setNow(new Date('2026-11-21T15:59:59Z'));
  expect((await person.send(share.integralEarn, shared)).data).toEqual({ earned: 0, isFirst: 0, total: SHARE_POINTS });
  t.setNow(new Date('2026-11-21T16:00:00Z'));
  expect((await person.send(share.integralEarn, shared)).data).toMatchObject({ isFirst: 1, total: 2 * SHARE_POINTS });
});

it("a limit a day; entries newest first, only one's own", async () => {
  for (let index = 0; index < SHARES_A_DAY; index += 1) {
    expect((await person.send(share.integralEarn, await target())).data.earned).toBe(SHARE_POINTS);
  }
  expect((await person.send(share.integralEarn, await target())).data).toMatchObject({ earned: 0, isFirst: 0 });
  const { data } = await person.send(integral.list, { pageSize: 2 });
  expect(data).toMatchObject({ totalCount: SHARES_A_DAY, total: SHARES_A_DAY * SHARE_POINTS });
  expect(data.list[0]).toMatchObject({ kindName: '分享', targetName: 'Linux 运维入门', points: SHARE_POINTS });
  expect((await (await t.person()).send(integral.list)).data).toMatchObject({ totalCount: 0, total: 0 });
});

it("missing, withdrawn and others' certificates do not count", async () => {
  const hidden = (await makeLessons(db, [10], { isPutaway: 0 })).courseId;
  for (const [targetType, targetId] of [
    ['course', hidden],
    ['course', '1'],
    ['article', '1'],
    ['certificate', '1'],
  ] as const) {
    expect((await person.send(share.integralEarn, { targetType, targetId })).code).toBe(404);
  }
});

/** What is drawn behind an address, for somebody or for a guest. */
const pictureAt = async (url: string, token?: string) => {
  const reply = await t.app.inject({ url, headers: token ? { cookie: `RC_WEB_TOKEN=${token}` } : {} });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
  return sharp(reply.rawPayload);
};

it('the server draws the poster: a picture with a code in its corner, for guests too', async () => {
  const shared = await target();
  const { data } = await t.guest.send(share.poster, shared);
  expect(data.shareUrl).toBe(`${t.platform.config.publicUrl}/course/${shared.targetId}`);
  const picture = await pictureAt(data.posterUrl);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 750, height: 1100 });
  const code = picture.extract({ left: 64, top: 1100 - 64 - 190, width: 190, height: 190 }).greyscale();
  const dots = await code.raw().toBuffer();
  const partOf = (is: (value: number) => boolean) => dots.filter(is).length / dots.length;
  expect(partOf((value) => value < 60)).toBeGreaterThan(0.2);
  expect(partOf((value) => value > 220)).toBeGreaterThan(0.3);
});

it('the code of who may recommend carries theirs; what nobody may pass on has no poster', async () => {
  const agent = await t.person({ isRecommended: 1 });
  const { data } = await agent.send(share.poster, await target());
  expect(new URL(data.shareUrl).searchParams.get('referralCode')).toMatch(/^\w{8}$/);
  await pictureAt(data.posterUrl, agent.token);
  expect((await person.send(share.poster, await target())).data.shareUrl).not.toContain('referralCode');
  const hidden = (await makeLessons(db, [10], { isPutaway: 0 })).courseId;
  for (const [targetType, targetId] of [
    ['course', hidden],
    ['certificate', '1'],
    ['blog', '1'],
  ] as const)
    expect((await agent.send(share.poster, { targetType, targetId })).code).toBe(404);
});
