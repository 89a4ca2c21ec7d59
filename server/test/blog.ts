import * as blog from '#contract/community/blog.ts';
import type { DraftFields } from '#contract/community/blogShapes.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import type { TestApp } from './testApp.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;
type Fields = InputOf<typeof blog.save.input>['fields'];

let keys = 0;

/** A key as a device draws it. */
export const newKey = (): string => `key-${String((keys += 1)).padStart(8, '0')}`;

export const written = (title: string, more: Partial<DraftFields> = {}): Fields => ({
  title,
  content: `<p>${title}的正文</p>`,
  ...more,
});

/** A draft of somebody. */
export async function begin(person: Person, fields: Fields) {
  return (await person.send(blog.save, { draftKey: newKey(), revision: newKey(), fields })).data;
}

/** An article that readers see; returns its id. */
export async function publishAs(person: Person, title: string, more: Partial<DraftFields> = {}): Promise<string> {
  const { id } = await begin(person, written(title, more));
  const reply = await person.send(blog.stand, { id, isPutaway: 1 });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return id;
}
