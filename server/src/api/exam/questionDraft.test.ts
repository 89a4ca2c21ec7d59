import { expect, it } from 'vitest';
import * as draft from '#contract/exam/questionDraft.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { makeBank } from '#test/questionBank.ts';
import { makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { school, colleague, learner, saved } = await makeBank(t);

it('keeps what is being written, one for each question, until it is saved', async () => {
  const teacher = await makeTeacher(t, school, '起草');
  await teacher.send(draft.save, { content: '{"stem":"一"}' });
  await teacher.send(draft.save, { content: '{"stem":"二"}' });
  expect((await teacher.send(draft.view, {})).data.draft).toMatchObject({ content: '{"stem":"二"}' });
  const { id } = await saved(teacher);
  expect((await teacher.send(draft.view, {})).data.draft).toBeNull();
  await teacher.send(draft.save, { id, content: '{}' });
  expect((await colleague.send(draft.view, { id })).code).toBe(NOT_FOUND.code);
  await teacher.send(draft.remove, { id });
  expect((await teacher.send(draft.view, { id })).data.draft).toBeNull();
  expect((await learner.send(draft.save, { content: '{}' })).code).toBe(NO_PERMISSION.code);
});

it('two tabs that save at once keep one draft', async () => {
  const teacher = await makeTeacher(t, school, '两个标签页');
  const saves = ['{"a":1}', '{"a":2}'].map((content) => teacher.send(draft.save, { content }));
  expect((await Promise.all(saves)).map(({ code }) => code)).toEqual([200, 200]);
  expect((await teacher.send(draft.view, {})).data.draft?.content).toMatch(/^\{"a":[12]\}$/);
});
