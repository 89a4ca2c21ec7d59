import { expect, it } from 'vitest';
import * as desk from '#contract/trade/adminPromotion.ts';
import * as failures from '#contract/trade/failures.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
t.setNow(new Date('2026-11-26T02:00:00Z'));
const { courseId } = await shop.forSale();
const given = {
  promotionName: '冬学季',
  courseId,
  price: 99,
  floorPrice: 80,
  stock: 2,
  beginTime: '2026-11-26 09:00:00',
  endTime: '2026-11-27 10:00:00',
};
const issuesOf = (reply: { data: unknown }) => (reply.data as { issues: { path: string; message: string }[] }).issues;

it.each([
  ['price', { price: 79 }, '活动价不能低于底价'],
  ['price', { price: 199 }, '活动价要低于现价 199 元'],
  ['endTime', { endTime: '2026-11-26 09:00:00' }, '结束时间要晚于开始时间'],
  ['courseId', { courseId: '1' }, '没有这门在售的收费课程'],
  ['stock', { stock: 0 }, '最少 1 个'],
  ['groupSize', { promotionType: PromotionType.group, groupHours: 24 }, '请填写几人成团'],
  ['groupHours', { promotionType: PromotionType.group, groupSize: 2 }, '请填写几小时内拼成'],
  ['groupSize', { promotionType: PromotionType.group, groupSize: 3, groupHours: 24 }, '名额还不够一个团'],
])('a wrong %s is told at its field', async (path, change, message) => {
  const reply = await operator.send(desk.save, { ...given, ...change });
  expect(reply.code).toBe(422);
  expect(issuesOf(reply)).toContainEqual({ path, message });
});

it('is made, moved and removed; once somebody ordered by it, it stays, and keeps room for them', async () => {
  const { id } = (await operator.send(desk.save, given)).data;
  const row = async () => (await operator.send(desk.list)).data.list.find((one) => one.id === id)!;
  expect(await row()).toMatchObject({ courseName: 'Linux 运维入门', coursePrice: 199, taken: 0 });
  const seen = await row();
  const other = await shop.forSale();
  await Promise.all([1, 2].map(async () => shop.place(await t.person(), courseId, 9_900)));
  // Selling does not change what the operator edits: what was seen before may still be saved.
  expect((await operator.send(desk.save, { ...given, id, version: seen.version, stock: 3 })).code).toBe(200);
  const less = await operator.send(desk.save, { ...given, id, version: (await row()).version, stock: 1 });
  expect(issuesOf(less)).toEqual([{ path: 'stock', message: '已经有 2 个名额被占用，不能更少' }]);
  const removed = await operator.send(desk.remove, { id, version: (await row()).version });
  expect(removed).toMatchObject({ code: failures.PROMOTION_USED.code, msg: failures.PROMOTION_USED.msg });
  const moved = await operator.send(desk.save, {
    ...given,
    id,
    version: (await row()).version,
    courseId: other.courseId,
  });
  expect(issuesOf(moved)).toEqual([{ path: 'courseId', message: '已经有人按这个活动价下过单，不能换课程' }]);
  expect((await operator.send(desk.arrange, { ids: [id] })).code).toBe(200);
  expect((await operator.send(desk.save, { ...given, id, version: (await row()).version, statusId: 0 })).code).toBe(
    200,
  );
  const unused = (await operator.send(desk.save, given)).data.id;
  const { version } = (await operator.send(desk.list)).data.list.find((one) => one.id === unused)!;
  expect((await operator.send(desk.remove, { id: unused, version })).code).toBe(200);
});
