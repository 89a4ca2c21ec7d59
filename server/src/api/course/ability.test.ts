import { expect, it } from 'vitest';
import * as abilities from '#contract/course/ability.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const { fieldId, groupId, items } = await makeAbilities(db, ['取数', '清洗', '制图']);
await makeAbilities(db, ['焊接'], '制造');

it('a guest reads the model as a tree, in its order', async () => {
  const { list } = (await t.guest.send(abilities.tree)).data;
  expect(list.map(({ abilityName }) => abilityName)).toEqual(['数据', '制造']);
  expect(list[0]!.abilities[0]!.items.map(({ abilityName }) => abilityName)).toEqual(['取数', '清洗', '制图']);
});

it('items are found by their name, by that of their ability, and by what they are part of; page by page', async () => {
  const namesOf = async (input: object) =>
    (await t.guest.send(abilities.list, input)).data.list.map(({ abilityName }) => abilityName);
  expect(await namesOf({ abilityName: '洗' })).toEqual(['清洗']);
  expect(await namesOf({ abilityName: '制造能力' })).toEqual(['焊接']);
  expect(await namesOf({ parentId: fieldId })).toEqual(['取数', '清洗', '制图']);
  expect(await namesOf({ parentId: groupId, pageSize: 2, pageCurrent: 2 })).toEqual(['制图']);
  expect(await namesOf({ abilityName: '%' })).toEqual([]);
  const { data } = await t.guest.send(abilities.list, { abilityName: '取数' });
  expect(data).toMatchObject({ totalCount: 1, list: [{ id: items[0], groupName: '数据能力', fieldName: '数据' }] });
  expect(data.list[0]!.levelWords).toHaveLength(5);
});

it('items are read by their ids, what there is not is left out', async () => {
  const { list } = (await t.guest.send(abilities.ofIds, { ids: [items[1]!, '7', fieldId] })).data;
  expect(list.map(({ id }) => id)).toEqual([items[1]]);
});

it('a course tells what it raises, and how many public typical positions ask for no more than that', async () => {
  const { courseId } = await makeLessons(db, [60]);
  await raise(db, courseId, items[0]!, 3);
  const author = await t.person({ userType: 2 });
  const position = async (abilityLevel: 3 | 4, version: number) => {
    const values = { authorUserNo: author.userNo, positionName: '岗位', version };
    const [row] = await db.insert(typicalPosition).values(values).returning();
    await db
      .insert(typicalPositionAbility)
      .values({ typicalPositionId: row!.id, abilityId: items[0]!, abilityLevel, weight: 1 });
  };
  await position(3, 1);
  await position(4, 1);
  await position(3, 0);
  expect((await t.guest.send(abilities.ofCourse, { courseId })).data).toEqual({
    raises: [{ id: items[0], abilityName: '取数', abilityLevel: 3, mine: null }],
    positionCount: 1,
  });
  expect((await t.guest.send(abilities.ofCourse, { courseId: '7' })).data).toEqual({ raises: [], positionCount: 0 });
});
