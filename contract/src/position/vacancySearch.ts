import * as z from 'zod';
import { vacancySearch } from '../fields/vacancySearch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { isNarrowed } from '../rules/vacancySearch.ts';
import { SEARCH_SAVED, SEARCHES_FULL } from './vacancySearchFailures.ts';
import { searchConditions } from './vacancyShapes.ts';

const own = Id.of('vacancySearch');
const searchName = fieldSchema(vacancySearch.searchName);
const isAlert = named(vacancySearch.isAlert, Flag);

const SavedSearch = z.object({
  id: Id,
  searchName: z.string(),
  /** The conditions in words. */
  words: z.array(z.string()),
  /** The list under these conditions; opening it there counts as a look. */
  path: z.string(),
  isAlert: Flag,
  seenAt: Time,
  /** Published since the last look; one more than rules/vacancySearch.ts MOST_NEW where counting stopped. */
  countNew: z.int(),
});

export type SavedSearch = z.infer<typeof SavedSearch>;

export const save = endpoint({
  summary: '保存职位列表现在的条件，有新职位时告诉我',
  method: 'POST',
  path: '/position/auth/vacancySearch/save',
  kind: 'write',
  input: z.object({ searchName, ...searchConditions }).refine(isNarrowed, {
    path: ['searchName'],
    message: '先在列表里选一个条件，再保存',
  }),
  output: z.object({ id: Id }),
  fails: [SEARCHES_FULL, SEARCH_SAVED],
});

export const list = endpoint({
  summary: '我保存的查找与各有多少新职位，新的在前',
  method: 'POST',
  path: '/position/auth/vacancySearch/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(SavedSearch),
});

export const update = endpoint({
  summary: '改保存的查找的名称，或者要不要消息',
  method: 'POST',
  path: '/position/auth/vacancySearch/update',
  kind: 'write',
  input: z.object({ id: own, searchName, isAlert }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const look = endpoint({
  summary: '打开保存的查找：从现在起才是新的',
  method: 'POST',
  path: '/position/auth/vacancySearch/look',
  kind: 'write',
  input: z.object({ id: own }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除保存的查找',
  method: 'POST',
  path: '/position/auth/vacancySearch/delete',
  kind: 'write',
  input: z.object({ id: own }),
  output: Nothing,
  fails: [NOT_FOUND],
});
