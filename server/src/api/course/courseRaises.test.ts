import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as abilities from '#contract/course/ability.ts';
import { CHANGED_ELSEWHERE } from '#contract/course/authoringFailures.ts';
import * as draft from '#contract/course/courseAudit.ts';
import * as preview from '#contract/course/coursePreview.ts';
import * as review from '#contract/course/courseReview.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { ability } from '#server/db/schema/ability.ts';
import { courseAbilities } from '#server/domain/abilities/ofCourses.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { publish, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await teacher(t, '王老师');
const { items } = await makeAbilities(db, ['取数', '清洗', '制图']);
const [fetching, cleaning, drawing] = items as [string, string, string];

const factsOf = async (id: string) => (await author.send(draft.view, { id })).data.facts;
const inPublic = async (courseId: string) =>
  (await t.guest.send(abilities.ofCourse, { courseId })).data.raises.map(({ id, abilityLevel }) => [id, abilityLevel]);
const write = async (id: string, wanted: [string, 1 | 2 | 3 | 4 | 5][]) => {
  const { revision } = await factsOf(id);
  const list = wanted.map(([one, abilityLevel]) => ({ id: one, abilityLevel }));
  return author.send(draft.update, { id, revision, abilities: list });
};

it('what an author says becomes public with the approval, and the review reads it as a difference', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const { data } = await write(id, [
    [fetching, 2],
    [cleaning, 3],
  ]);
  expect(data.abilities).toEqual([
    { id: cleaning, abilityName: '清洗', groupName: '数据能力', abilityLevel: 3 },
    { id: fetching, abilityName: '取数', groupName: '数据能力', abilityLevel: 2 },
  ]);
  expect(await inPublic(id)).toEqual([]);
  expect((await author.send(preview.view, { id })).data.raises.map(({ abilityName }) => abilityName)).toEqual([
    '清洗',
    '取数',
  ]);
  await publish(t, id);
  expect(await inPublic(id)).toEqual([
    [cleaning, 3],
    [fetching, 2],
  ]);
  await write(id, [[cleaning, 4]]);
  await author.send(draft.submit, { id });
  const operator = await t.person({ userType: 0 });
  const { list } = (await operator.send(review.list, { auditStatus: 0 })).data;
  const waiting = list.find(({ courseId }) => courseId === id)!;
  const { changes } = (await operator.send(review.view, { id: waiting.id })).data;
  expect(changes).toEqual([
    {
      target: 'abilities',
      kind: 'changed',
      name: '提高的能力',
      before: '清洗（第 3 级）、取数（第 2 级）',
      after: '清洗（第 4 级）',
    },
  ]);
  expect(await inPublic(id)).toEqual([
    [cleaning, 3],
    [fetching, 2],
  ]);
});

it('until the author says something the draft shows what is public, and approval leaves it alone', async () => {
  const { id } = await writeCourse(t, author, [1]);
  await publish(t, id);
  await raise(db, id, drawing, 2);
  const { abilities: shown, revision } = await factsOf(id);
  expect(shown).toMatchObject([{ id: drawing, abilityLevel: 2 }]);
  await author.send(draft.update, { id, revision, summary: '换一句介绍' });
  await publish(t, id);
  expect(await inPublic(id)).toEqual([[drawing, 2]]);
  const { data: copy } = await author.send(draft.copy, { id });
  expect((await factsOf(copy.id)).abilities).toMatchObject([{ id: drawing, abilityLevel: 2 }]);
  await write(id, []);
  await publish(t, id);
  expect(await inPublic(id)).toEqual([]);
});

it('takes only items that may be chosen now, each once and no more than eight; two devices cannot overwrite each other', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const { groupId, items: more } = await makeAbilities(db, [...'abcdefghi'], '多');
  const said = async (wanted: [string, 1][]) => {
    const reply = await write(id, wanted);
    const data = reply.data as { issues?: { path: string; message: string }[] };
    return [reply.code, data.issues?.[0]?.path, data.issues?.[0]?.message];
  };
  const gone = '有一项能力已经停用或并入别的，请重新选择';
  expect(await said([['7', 1]])).toEqual([INVALID_INPUT.code, 'abilities', gone]);
  expect(await said([[groupId, 1]])).toEqual([INVALID_INPUT.code, 'abilities', gone]);
  expect(await said(more.map((one) => [one, 1]))).toEqual([INVALID_INPUT.code, 'abilities', '最多 8 项能力']);
  const twice: [string, 1][] = [
    [drawing, 1],
    [drawing, 1],
  ];
  expect(await said(twice)).toEqual([INVALID_INPUT.code, 'abilities', '同一项能力只写一次']);
  await write(id, [[more[0]!, 1]]);
  await db.update(ability).set({ statusId: RowState.disabled }).where(eq(ability.id, more[0]!));
  expect(
    (
      await write(id, [
        [more[0]!, 2],
        [drawing, 1],
      ])
    ).code,
  ).toBe(200);
  const late = await author.send(draft.update, { id, revision: 0, abilities: [] });
  expect(late).toMatchObject({ code: CHANGED_ELSEWHERE.code, data: { abilities: [{ id: more[0] }, { id: drawing }] } });
});

it('an item that was merged is what it became, in drafts too', async () => {
  const { id } = await writeCourse(t, author, [1]);
  const { items: pair } = await makeAbilities(db, ['旧的', '新的'], '合并');
  await write(id, [
    [pair[0]!, 4],
    [pair[1]!, 2],
  ]);
  await courseAbilities.move(db, pair[0]!, pair[1]!);
  await db.update(ability).set({ statusId: RowState.disabled, mergedIntoId: pair[1]! }).where(eq(ability.id, pair[0]!));
  expect((await factsOf(id)).abilities).toMatchObject([{ id: pair[1], abilityName: '新的', abilityLevel: 4 }]);
  await publish(t, id);
  expect(await inPublic(id)).toEqual([[pair[1], 4]]);
});
