import * as questions from '#contract/community/questions.ts';
import * as questionsComment from '#contract/community/questionsComment.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { integralLog } from '#server/db/schema/study.ts';
import { newKey } from './blog.ts';
import type { TestApp } from './testApp.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
type Asked = Partial<InputOf<typeof questions.save.input>>;

/** A question of somebody; returns its id. */
export async function askAs(person: Person, title: string, more: Asked = {}): Promise<string> {
  const content = `<p>${title}，试过别的办法</p>`;
  const reply = await person.send(questions.save, { askKey: newKey(), title, content, labels: ['统计'], ...more });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data.id;
}

/** An answer of somebody; returns its id. */
export async function answerAs(person: Person, questionId: string, words: string): Promise<string> {
  const reply = await person.send(questionsComment.save, { questionId, content: `<p>${words}</p>` });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data.id;
}

/** Points out of nowhere, as sharing would have earned them. */
export async function givePoints(t: TestApp, person: Person, points: number): Promise<void> {
  const gmtCreate = '2026-11-01 12:00:00';
  const target = `course:${newKey()}`;
  await t.database.db
    .insert(integralLog)
    .values({ userNo: person.userNo, kind: 'share', target, points, day: gmtCreate.slice(0, 10), gmtCreate });
}
