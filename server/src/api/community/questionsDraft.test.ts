import { expect, it } from 'vitest';
import * as fails from '#contract/community/failures.ts';
import * as questionsDraft from '#contract/community/questionsDraft.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { newKey } from '#test/blog.ts';
import { answerAs, askAs } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const [person, other] = [await t.person(), await t.person()];
const fields = (title: string) => ({
  title,
  content: `<p>${title}</p><script>1</script>`,
  labels: [],
  rewardPoints: 0 as const,
});

it('a draft goes on here or there, and nobody writes over what they have not seen', async () => {
  const place = 'ask';
  expect((await person.send(questionsDraft.view, { place })).data.draft).toBeNull();
  const [first, second] = [newKey(), newKey()];
  const begun = await person.send(questionsDraft.save, { place, revision: first, fields: fields('一') });
  expect(begun.data.fields.content).toBe('<p>一</p>');
  const there = await person.send(questionsDraft.save, { place, revision: newKey(), fields: fields('别处') });
  expect([there.code, there.data.fields.title]).toEqual([fails.DRAFT_CHANGED.code, '一']);
  const { id } = begun.data;
  const rewrite = { id, revision: second, basedOn: [first], fields: fields('二') };
  for (const _ of [1, 2]) expect((await person.send(questionsDraft.update, rewrite)).data.revision).toBe(second);
  const late = { ...rewrite, revision: newKey(), fields: fields('三') };
  expect((await person.send(questionsDraft.update, late)).code).toBe(fails.DRAFT_CHANGED.code);
  expect((await other.send(questionsDraft.update, late)).code).toBe(NOT_FOUND.code);
  expect((await other.send(questionsDraft.view, { place })).data.draft).toBeNull();
});

it('what is sent leaves no draft behind', async () => {
  const questionId = await askAs(person, '草稿会走吗');
  expect((await person.send(questionsDraft.view, { place: 'ask' })).data.draft).toBeNull();
  const place = `answer:${questionId}`;
  await other.send(questionsDraft.save, { place, revision: newKey(), fields: fields('') });
  await answerAs(other, questionId, '会');
  expect((await other.send(questionsDraft.view, { place })).data.draft).toBeNull();
});
