import { beforeEach, expect, it } from 'vitest';
import * as fails from '#contract/exam/gradeFailures.ts';
import * as file from '#contract/exam/gradeFile.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as space from '#contract/system/space.ts';
import { makeGrade, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { mediaFile } from '../../db/schema/media.ts';

const t = await testApp();
const { db } = t.database;
let school: School;
let teacher: Person;
let learner: Person;
let gradeId: string;
beforeEach(async () => {
  school = await makeSchool(t);
  teacher = await makeTeacher(t, school);
  learner = await t.person({ nickname: '林晓' });
  gradeId = await makeGrade(db, school, [learner], [teacher]);
});

let next = 0;
const stored = async ({ userNo }: Person, fileName = '讲义.pdf') => {
  const facts = { userNo, fileName, fileType: 7, contentType: 'application/pdf', fileSize: '9' } as const;
  const [row] = await db
    .insert(mediaFile)
    .values({ ...facts, storageKey: `grade/${(next += 1)}.pdf` })
    .returning();
  return row!.id;
};
const put = (who: Person, ids: string[]) => who.send(file.save, { gradeId, ids });
const listed = async (who = learner) => (await who.send(file.page, { gradeId })).data.list;

it("come from one's own space, each once, and those in the class open them", async () => {
  const [own, foreign] = [await stored(teacher), await stored(learner)];
  expect((await put(teacher, [own, foreign])).data).toMatchObject({ doneCount: 1, failed: [{ id: foreign }] });
  expect((await put(teacher, [own])).data.failed).toEqual([{ id: own, reason: fails.FILE_THERE.msg }]);
  expect((await put(learner, [foreign])).code).toBe(fails.NOT_MANAGER.code);
  const [shown] = await listed();
  expect(shown).toMatchObject({ fileName: '讲义.pdf', ownerName: '许可为', fileSize: 9 });
  const id = shown!.id;
  expect((await learner.send(file.open, { id, isDownload: 1 })).data.url).toMatch(/^\/media\//);
  expect((await (await t.person()).send(file.open, { id })).code).toBe(fails.GRADE_GONE.code);
  expect((await learner.send(file.remove, { id })).code).toBe(fails.NOT_MANAGER.code);
  expect((await school.admin.send(file.remove, { id })).code).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await put(teacher, [own])).data.doneCount).toBe(1);
});

it('what its owner deletes is gone from the class too', async () => {
  const own = await stored(teacher);
  await put(teacher, [own]);
  const [{ id }] = (await listed()) as [file.GradeFile];
  await teacher.send(space.remove, { ids: [own] });
  expect(await listed()).toEqual([]);
  expect((await learner.send(file.open, { id })).code).toBe(NOT_FOUND.code);
});
