import { beforeEach, describe, expect, it } from 'vitest';
import * as fails from '#contract/exam/gradeFailures.ts';
import * as notice from '#contract/exam/gradeNotice.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MOST_PINNED } from '#contract/rules/grades.ts';
import * as msg from '#contract/user/msg.ts';
import { makeGrade, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

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

const words = { title: '周五换教室', content: '数据清洗周五改到 3-401。' };
const publish = (who = teacher, change: object = {}) => who.send(notice.save, { gradeId, ...words, ...change });
const read = async (who = learner) => (await who.send(notice.page, { gradeId })).data.list;

describe('notices', () => {
  it('stand on the page of the class and go out as a message to everybody else in it', async () => {
    expect((await publish()).code).toBe(200);
    expect(await read()).toMatchObject([{ ...words, authorName: '许可为', isPinned: 0 }]);
    const boxes = await Promise.all([learner, teacher].map(async (who) => (await who.send(msg.list)).data.totalCount));
    expect(boxes).toEqual([1, 0]);
  });

  it('are written by those who run the class and read by those in it', async () => {
    expect((await publish(learner)).code).toBe(fails.NOT_MANAGER.code);
    expect((await publish(school.admin)).code).toBe(200);
    expect((await (await t.person()).send(notice.page, { gradeId })).code).toBe(fails.GRADE_GONE.code);
    const [{ id }] = (await read()) as [notice.Notice];
    expect((await learner.send(notice.remove, { id })).code).toBe(fails.NOT_MANAGER.code);
    expect((await learner.send(notice.pin, { id, isPinned: 1 })).code).toBe(fails.NOT_MANAGER.code);
    expect((await teacher.send(notice.remove, { id })).code).toBe(200);
    expect(await read()).toEqual([]);
    expect((await teacher.send(notice.pin, { id, isPinned: 1 })).code).toBe(NOT_FOUND.code);
  });

  it('a few are pinned above the others, and no more when two press at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n <= MOST_PINNED + 1; n += 1) ids.push((await publish(teacher, { title: `第 ${n} 条` })).data.id);
    for (const id of ids.slice(1, MOST_PINNED)) await teacher.send(notice.pin, { id, isPinned: 1 });
    const replies = await Promise.all(ids.slice(-2).map((id) => teacher.send(notice.pin, { id, isPinned: 1 })));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, fails.PINNED_FULL.code]);
    expect((await publish(teacher, { isPinned: 1 })).code).toBe(fails.PINNED_FULL.code);
    expect((await read()).map(({ isPinned }) => isPinned)).toEqual([...Array(MOST_PINNED).fill(1), 0, 0]);
  });
});
