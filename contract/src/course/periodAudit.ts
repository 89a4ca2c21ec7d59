import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import * as failures from './authoringFailures.ts';
import { Moved } from './chapterAudit.ts';
import { DraftPeriod, periodInput } from './draft.ts';

const shared = [NOT_FOUND, failures.NOT_WHILE_WAITING];

export const view = endpoint({
  summary: '正在编写的一个课时，连同正文',
  method: 'POST',
  path: '/course/auth/course/chapter/period/audit/view',
  kind: 'read',
  input: z.object({ id: Id.of('draftPeriod') }),
  output: DraftPeriod.extend({ content: z.string() }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '在一章的最后新建课时；带着文件时就用文件的种类',
  method: 'POST',
  path: '/course/auth/course/chapter/period/audit/save',
  kind: 'write',
  input: z.object({
    chapterId: Id.of('draftChapter'),
    periodName: periodInput.periodName,
    fileType: periodInput.fileType.optional(),
    mediaId: periodInput.mediaId.optional(),
  }),
  output: Moved.extend({ period: DraftPeriod }),
  fails: [...shared, failures.TOO_MANY_PERIODS, failures.WRONG_FILE],
});

export const update = endpoint({
  summary: '改一个课时，只交改动的几项；在别处改过时 409，data 是那边的',
  method: 'POST',
  path: '/course/auth/course/chapter/period/audit/update',
  kind: 'write',
  bodyLimit: 1_048_576,
  input: z.object({ id: Id.of('draftPeriod'), revision: z.int(), ...z.object(periodInput).partial().shape }),
  output: DraftPeriod,
  fails: [...shared, failures.CHANGED_ELSEWHERE, failures.WRONG_FILE, failures.WRONG_NODE, failures.WRONG_TOOL],
});

export const sort = endpoint({
  summary: '排一章里的课时，别的章的课时可以移进来；章节在别处变过时 409，data 是最新的章节',
  method: 'POST',
  path: '/course/auth/course/chapter/period/audit/sort',
  kind: 'write',
  input: z.object({
    chapterId: Id.of('draftChapter'),
    outlineRevision: z.int(),
    periodIdList: z.array(Id).min(1).max(100, '一章最多 100 个课时'),
  }),
  output: Moved,
  fails: [...shared, failures.OUTLINE_CHANGED],
});

export const remove = endpoint({
  summary: '删除一个课时；已经公开的要等审核通过才从课程里消失',
  method: 'POST',
  path: '/course/auth/course/chapter/period/audit/delete',
  kind: 'write',
  input: z.object({ id: Id.of('draftPeriod') }),
  output: Moved,
  fails: shared,
});
