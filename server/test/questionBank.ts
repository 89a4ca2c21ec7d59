import { lecturer } from '#server/db/schema/people.ts';
import * as question from '#contract/exam/question.ts';
import { aSubject } from './assessment.ts';
import { makeSchool, makeTeacher } from './school.ts';
import type { Person, TestApp } from './testApp.ts';

const option = (id: string, content: string) => ({ id, content: `<p>${content}</p>` });

/** A question of several choices about a subject: a and b are right. */
export const aboutVariance = (subjectId: string) => ({
  stem: '<p>一组数据的方差记作 <span data-latex="s^2">s^2</span>，若每个数据都加上 5，下列说法正确的有（ ）</p>',
  question: {
    questionType: 2 as const,
    body: {
      options: [option('a', '平均数增加 5'), option('b', '方差不变'), option('c', '标准差增加 5')],
      isOrderFixed: 0 as const,
    },
    key: { right: ['a', 'b'] },
  },
  analysis: '<p>整体平移</p>',
  points: 30,
  difficulty: 2 as const,
  subjectId,
  knowledge: ['离散程度'],
  source: 1 as const,
  year: 2026,
});

/** A school with two teachers who share questions, a lecturer of nobody, and a learner. */
export async function makeBank(t: TestApp) {
  const { db } = t.database;
  const school = await makeSchool(t);
  const author = await makeTeacher(t, school, '陈砚清');
  const colleague = await makeTeacher(t, school, '罗闻笙');
  const loner = await t.person({ userType: 2, idCardName: '独行' });
  const learner = await t.person({});
  const subjectId = await aSubject(db);
  const { orgNo } = school;
  await db.insert(lecturer).values(
    [author, colleague].map(({ userNo, mobile }, index) => ({
      lecturerUserNo: userNo,
      orgNo,
      lecturerName: `讲师${index}`,
      lecturerMobile: mobile,
    })),
  );
  const variance = () => aboutVariance(subjectId);
  const saved = async (person: Person, more: object = {}) =>
    (await person.send(question.save, { ...variance(), ...more })).data;
  return { school, author, colleague, loner, learner, subjectId, variance, saved };
}
