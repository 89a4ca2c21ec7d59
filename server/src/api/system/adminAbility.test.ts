import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as abilities from '#contract/course/ability.ts';
import { CONFLICT, INVALID_INPUT } from '#contract/kit/errors.ts';
import * as admin from '#contract/system/adminAbility.ts';
import { IN_USE, NAME_TAKEN } from '#contract/system/adminFailures.ts';
import { courseAbility, typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { typicalPositionDraft } from '#server/db/schema/typicalPosition.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
const model = await makeAbilities(db, ['取数', '查询', '清洗', '没人用']);
const other = await makeAbilities(db, ['焊接'], '制造');
const [first, second, third, unused] = model.items as [string, string, string, string];

const rowOf = async (parentId: string, id: string) =>
  (await operator.send(admin.list, { parentId })).data.list.find((row) => row.id === id)!;

const pathsOf = (reply: { code: number; data: unknown }) => {
  expect(reply.code).toBe(INVALID_INPUT.code);
  return (reply.data as { issues: { path: string }[] }).issues.map(({ path }) => path);
};

const words = { level1: '一', level2: '二', level3: '三', level4: '四', level5: '五' };

it('an item is made in five sentences, one too few is named', async () => {
  const wish = { parentId: model.groupId, abilityName: '新的一项', ...words };
  expect(pathsOf(await operator.send(admin.save, { ...wish, level4: '' }))).toEqual(['level4']);
  const { id } = (await operator.send(admin.save, wish)).data;
  expect(await rowOf(model.groupId, id)).toMatchObject({ abilityName: '新的一项', level5: '五', used: [] });
  expect((await operator.send(admin.save, wish)).code).toBe(NAME_TAKEN.code);
});

it('a part moves under another parent of its kind and to no other, least of all below itself', async () => {
  const row = await rowOf(model.groupId, third);
  const move = (parentId: string) => operator.send(admin.save, { ...row, parentId });
  expect(pathsOf(await move(model.fieldId))).toEqual(['parentId']);
  expect(pathsOf(await move('0'))).toEqual(['parentId']);
  expect(pathsOf(await move(third))).toEqual(['parentId']);
  expect(pathsOf(await move(first))).toEqual(['parentId']);
  expect((await move(other.groupId)).code).toBe(200);
  expect((await rowOf(other.groupId, third)).abilityName).toBe('清洗');
});

it('renamed, it is the same everywhere; who saw an older one is told', async () => {
  const row = await rowOf(model.groupId, first);
  expect((await operator.send(admin.save, { ...row, abilityName: '多表取数' })).code).toBe(200);
  expect((await operator.send(admin.save, { ...row, abilityName: '又一个' })).code).toBe(CONFLICT.code);
  const [read] = (await t.guest.send(abilities.ofIds, { ids: [first] })).data.list;
  expect(read!.abilityName).toBe('多表取数');
});

it('what is used is neither deleted nor disabled and says where; what is not goes', async () => {
  const { courseId } = await makeLessons(db, [60]);
  await raise(db, courseId, first, 2);
  const row = await rowOf(model.groupId, first);
  expect(row.used).toEqual([{ label: '课程', count: 1 }]);
  expect((await operator.send(admin.remove, row)).code).toBe(IN_USE.code);
  expect((await operator.send(admin.save, { ...row, statusId: 0 })).code).toBe(IN_USE.code);
  const group = await rowOf(model.fieldId, model.groupId);
  expect((await operator.send(admin.remove, group)).code).toBe(IN_USE.code);
  const free = await rowOf(model.groupId, unused);
  expect((await operator.send(admin.remove, free)).code).toBe(200);
  expect(await rowOf(model.groupId, unused)).toBeUndefined();
});

it('merged, courses, typical positions and drafts follow; the higher level stays where both were named', async () => {
  const { courseId } = await makeLessons(db, [60]);
  await raise(db, courseId, first, 3);
  await raise(db, courseId, second, 2);
  const [position] = await db
    .insert(typicalPosition)
    .values({ authorUserNo: operator.userNo, positionName: '岗位', version: 1, publishedTime: '2026-11-01 10:00:00' })
    .returning();
  const typicalPositionId = position!.id;
  await db.insert(typicalPositionAbility).values({ typicalPositionId, abilityId: first, abilityLevel: 4, weight: 2 });
  const items = [
    { abilityId: first, abilityLevel: 2, weight: 5 },
    { abilityId: second, abilityLevel: 3, weight: 1 },
  ] as const;
  const facts = { positionName: '岗位', jobTypeCode: '', industry: '', positionRank: 1, intro: '' } as const;
  const content = { ...facts, items: [...items], stages: [], testIds: [] };
  await db.insert(typicalPositionDraft).values({ typicalPositionId, content });
  const row = await rowOf(model.groupId, first);
  expect(pathsOf(await operator.send(admin.merge, { ...row, intoId: first }))).toEqual(['intoId']);
  expect(pathsOf(await operator.send(admin.merge, { ...row, intoId: model.groupId }))).toEqual(['intoId']);
  expect((await operator.send(admin.merge, { ...row, intoId: second })).code).toBe(200);
  const raised = await db.select().from(courseAbility).where(eq(courseAbility.courseId, courseId));
  expect(raised.map(({ abilityId, abilityLevel }) => [abilityId, abilityLevel])).toEqual([[second, 3]]);
  const [asked] = await db.select().from(typicalPositionAbility);
  expect(asked).toMatchObject({ abilityId: second, abilityLevel: 4, weight: 2 });
  const [draft] = await db.select().from(typicalPositionDraft);
  expect(draft).toMatchObject({ revision: 2, content: { items: [{ abilityId: second, abilityLevel: 3, weight: 5 }] } });
  expect(await rowOf(model.groupId, first)).toBeUndefined();
  const { list } = (await t.guest.send(abilities.ofIds, { ids: [first] })).data;
  expect(list.map(({ id }) => id)).toEqual([second]);
});
