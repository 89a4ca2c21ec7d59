import { expect, it } from 'vitest';
import * as question from '#contract/exam/question.ts';
import * as folder from '#contract/exam/questionFolder.ts';
import { FOLDER_IN_ITSELF, FOLDER_NOT_EMPTY, FOLDER_TAKEN, FOLDER_TOO_DEEP } from '#contract/exam/questionFailures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { makeBank } from '#test/questionBank.ts';
import { makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { school, author, learner, saved } = await makeBank(t);

const seen = async (person: Person, folderId: string) =>
  (await person.send(question.page, { folderId })).data.list.map(({ id }) => id);

it('folders stand three levels deep and are removed when they are empty', async () => {
  const teacher = await makeTeacher(t, school, '整理');
  const add = async (folderName: string, parentId = '0') =>
    (await teacher.send(folder.save, { folderName, parentId })).data.id;
  const top = await add('数据分析');
  const middle = await add('描述统计', top);
  const low = await add('离散', middle);
  expect((await teacher.send(folder.save, { folderName: '太深', parentId: low })).code).toBe(FOLDER_TOO_DEEP.code);
  expect((await teacher.send(folder.save, { folderName: '数据分析' })).code).toBe(FOLDER_TAKEN.code);
  expect((await teacher.send(folder.move, { id: top, parentId: low })).code).toBe(FOLDER_IN_ITSELF.code);
  const { id } = await saved(teacher, { folderId: low });
  const other = await saved(teacher);
  const { list, looseCount } = (await teacher.send(folder.list, {})).data;
  expect(list.map(({ folderName, questionCount }) => [folderName, questionCount]).toSorted()).toEqual(
    [
      ['描述统计', 1],
      ['数据分析', 1],
      ['离散', 1],
    ].toSorted(),
  );
  expect(looseCount).toBe(1);
  expect(await seen(teacher, top)).toEqual([id]);
  expect(await seen(teacher, '0')).toEqual([other.id]);
  expect((await teacher.send(folder.remove, { id: low })).code).toBe(FOLDER_NOT_EMPTY.code);
  await teacher.send(question.move, { ids: [id], folderId: '0' });
  expect((await teacher.send(folder.remove, { id: low })).code).toBe(200);
  expect((await author.send(question.page, { folderId: top })).code).toBe(NOT_FOUND.code);
  expect((await author.send(question.move, { ids: [id], folderId: top })).code).toBe(NOT_FOUND.code);
});

it('the bank of an organization has folders of its own, which all who keep it see', async () => {
  const { id } = (await school.admin.send(folder.save, { folderName: '期末' })).data;
  const other = await t.person({ userType: 4, orgNo: school.orgNo, isAdmin: true });
  expect((await other.send(folder.list, {})).data.list.map((one) => one.id)).toEqual([id]);
  expect((await author.send(folder.list, {})).data.list).toEqual([]);
  expect((await other.send(folder.save, { folderName: '期末' })).code).toBe(FOLDER_TAKEN.code);
  expect((await learner.send(folder.list, {})).code).toBe(NO_PERMISSION.code);
});
