import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { Key } from './blogShapes.ts';
import * as fails from './failures.ts';
import { QuesDraft } from './questionsShapes.ts';

/** What is written: a new question, another text for one, or an answer to one. */
const Place = z.string().regex(/^(?:ask|ask:[1-9]\d{0,18}|answer:[1-9]\d{0,18})$/, '草稿的位置不正确');

export const view = endpoint({
  summary: '我在这里没有写完的，没有就是 null',
  method: 'POST',
  path: '/community/auth/questionsDraft/view',
  kind: 'read',
  input: z.object({ place: Place }),
  output: z.object({ draft: QuesDraft.nullable() }),
});

export const save = endpoint({
  summary: '开始一份草稿；在别处已经开始了就 409，data 是那边的',
  method: 'POST',
  path: '/community/auth/questionsDraft/save',
  kind: 'write',
  input: z.object({ place: Place, revision: Key, fields: QuesDraft.shape.fields }),
  output: QuesDraft,
  fails: [fails.DRAFT_CHANGED],
});

export const update = endpoint({
  summary: '边写边存；在别处改过时 409，data 是那边的',
  method: 'POST',
  path: '/community/auth/questionsDraft/update',
  kind: 'write',
  input: z.object({
    id: Id.of('quesDraft'),
    revision: Key,
    basedOn: z.array(Key).max(20).default([]),
    isReplacing: Flag.default(0),
    fields: QuesDraft.shape.fields,
  }),
  output: QuesDraft,
  fails: [NOT_FOUND, fails.DRAFT_CHANGED],
});

export const remove = endpoint({
  summary: '写完或不要了：草稿去掉，没有也算成功',
  method: 'POST',
  path: '/community/auth/questionsDraft/delete',
  kind: 'write',
  input: z.object({ place: Place }),
  output: Nothing,
});
