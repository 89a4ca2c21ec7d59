import * as z from 'zod';
import { talentSearch } from '../fields/talentSearch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { filterConditions } from './smartFilterShapes.ts';
import { TALENT_SEARCH_SAVED, TALENT_SEARCHES_FULL } from './talentSearchFailures.ts';

const may = { method: 'POST', action: 'talent:view' } as const;
const own = Id.of('talentSearch');
const searchName = fieldSchema(talentSearch.searchName);
const isAlert = named(talentSearch.isAlert, Flag);

const SavedFilter = z.object({
  id: Id,
  searchName: z.string(),
  /** The conditions in words. */
  words: z.array(z.string()),
  /** The filter under these conditions; opening it there counts as a look. */
  path: z.string(),
  isAlert: Flag,
  seenAt: Time,
  count: z.int(),
  /** Who applied since the last look; both stop one beyond rules/countCap.ts COUNT_CAP. */
  countNew: z.int(),
});

export type SavedFilter = z.infer<typeof SavedFilter>;

export const save = endpoint({
  ...may,
  summary: '保存这组筛选条件，有新的人合条件时告诉我',
  path: '/position/auth/talentSearch/save',
  kind: 'write',
  input: z.object({ searchName, ...filterConditions }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, TALENT_SEARCHES_FULL, TALENT_SEARCH_SAVED],
});

export const list = endpoint({
  ...may,
  summary: '我在这家企业保存的筛选，各有几位、新来几位，新的在前',
  path: '/position/auth/talentSearch/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(SavedFilter),
});

export const update = endpoint({
  ...may,
  summary: '改保存的筛选的名称，或者要不要消息',
  path: '/position/auth/talentSearch/update',
  kind: 'write',
  input: z.object({ id: own, searchName, isAlert }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const look = endpoint({
  ...may,
  summary: '打开保存的筛选：从现在起才是新的',
  path: '/position/auth/talentSearch/look',
  kind: 'write',
  input: z.object({ id: own }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  ...may,
  summary: '删除保存的筛选',
  path: '/position/auth/talentSearch/delete',
  kind: 'write',
  input: z.object({ id: own }),
  output: Nothing,
  fails: [NOT_FOUND],
});
