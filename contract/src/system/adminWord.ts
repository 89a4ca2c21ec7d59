import * as z from 'zod';
import { bannedWords, wordTrial } from '../fields/console.ts';
import { batchOf, BatchOutcome } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Id, Nothing, Time } from '../kit/values.ts';
import { MOST_WORDS, WORDS_BYTES } from '../rules/bannedWords.ts';
import { IMPORT_UNREADABLE } from '../user/orgFailures.ts';
import { LIST_FULL } from './adminFailures.ts';
import { shortText } from './managed.ts';

const action = 'word:edit';

/** A file for the browser to keep: its bytes in base64. */
const WordFile = z.object({ fileName: z.string(), content: z.string() });

export const list = endpoint({
  summary: '运营后台：敏感词，新加的在前',
  method: 'POST',
  path: '/system/auth/admin/word/list',
  kind: 'read',
  action,
  input: z.object({ keyword: shortText(60, '要找的字').default(''), ...paging }),
  output: pageOf(z.object({ id: Id, word: z.string(), gmtCreate: Time })),
});

export const add = endpoint({
  summary: '加敏感词，一行一个',
  method: 'POST',
  path: '/system/auth/admin/word/add',
  kind: 'write',
  action,
  bodyLimit: WORDS_BYTES,
  input: z.object(fieldSchemas(bannedWords)),
  output: z.object({
    addedCount: z.int(),
    /** Words that stand on several lines count once. */
    repeatedCount: z.int(),
    /** Words that were on the list already. */
    knownCount: z.int(),
    /** The first of those that stand there twice or were there before, to be shown. */
    passedOver: z.array(z.string()),
    blankCount: z.int(),
  }),
  fails: [LIST_FULL],
});

export const read = endpoint({
  summary: '读出一个文件里的敏感词：文本一行一个，表格在第一列；什么也不加',
  method: 'POST',
  path: '/system/auth/admin/word/read',
  kind: 'write',
  action,
  logged: false,
  multipart: true,
  bodyLimit: WORDS_BYTES + 4096,
  input: z.object({ file: FileInput }),
  output: z.object({ words: z.string() }),
  fails: [IMPORT_UNREADABLE],
});

export const remove = endpoint({
  summary: '删除敏感词',
  method: 'POST',
  path: '/system/auth/admin/word/remove',
  kind: 'write',
  action,
  input: z.object({ ids: batchOf(Id, '个词') }),
  output: BatchOutcome,
});

export const plain = endpoint({
  summary: `全部敏感词的文本，一行一个，最多 ${MOST_WORDS} 个`,
  method: 'POST',
  path: '/system/auth/admin/word/plain',
  kind: 'read',
  action,
  input: Nothing,
  output: WordFile,
});

export const sheet = endpoint({
  summary: `全部敏感词的表格，最多 ${MOST_WORDS} 个`,
  method: 'POST',
  path: '/system/auth/admin/word/sheet',
  kind: 'read',
  action,
  input: Nothing,
  output: WordFile,
});

export const tryOut = endpoint({
  summary: '试一句话：会找到哪些敏感词，在哪里',
  method: 'POST',
  path: '/system/auth/admin/word/tryOut',
  kind: 'read',
  action,
  input: z.object(fieldSchemas(wordTrial)),
  output: z.object({
    hits: z.array(
      z.object({
        word: z.string(),
        /** As it stands in the sentence. */
        written: z.string(),
        /** The number of its first character. */
        at: z.int(),
      }),
    ),
  }),
});
