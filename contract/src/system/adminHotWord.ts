import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { hotWord } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Nothing } from '../kit/values.ts';
import { LIST_FULL } from './adminFailures.ts';

const Choice = z.enum(['pinned', 'hidden'], '请选择置顶或移出');

export const list = endpoint({
  summary: '运营后台：热搜词，置顶的在前，移出的在后',
  method: 'POST',
  path: '/system/auth/admin/hotWord/list',
  kind: 'read',
  action: 'site:edit',
  input: z.object({ choice: Choice.optional(), ...paging }),
  output: pageOf(
    z.object({
      /** Names the word, whatever its case, width and spaces. */
      key: z.string(),
      word: z.string(),
      /** Searches of seven days; 0 for a word that too few people searched. */
      times: z.int(),
      choice: Choice.nullable(),
    }),
  ),
});

export const save = endpoint({
  summary: '置顶一个热搜词，或把一个词移出热搜',
  method: 'POST',
  path: '/system/auth/admin/hotWord/save',
  kind: 'write',
  action: 'site:edit',
  input: z.object({ word: fieldSchema(hotWord.word), choice: named(hotWord.choice, Choice) }),
  output: Nothing,
  fails: [LIST_FULL],
});

export const remove = endpoint({
  summary: '让一个热搜词重新按搜索次数排',
  method: 'POST',
  path: '/system/auth/admin/hotWord/remove',
  kind: 'write',
  action: 'site:edit',
  input: z.object({ word: fieldSchema(hotWord.word) }),
  output: Nothing,
  fails: [NOT_FOUND],
});
