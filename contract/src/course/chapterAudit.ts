import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import * as failures from './authoringFailures.ts';
import { chapterInput, DraftChapter } from './draft.ts';

const shared = [NOT_FOUND, failures.NOT_WHILE_WAITING];
/** What every change of the outline answers: how it is called now. */
export const Moved = z.object({ outlineRevision: z.int() });

export const save = endpoint({
  summary: '新建一章，排在最后',
  method: 'POST',
  path: '/course/auth/course/chapter/audit/save',
  kind: 'write',
  input: z.object({ courseId: Id.of('draft'), chapterName: chapterInput.chapterName }),
  output: Moved.extend({ chapter: DraftChapter }),
  fails: [...shared, failures.TOO_MANY_CHAPTERS],
});

export const update = endpoint({
  summary: '改一章，只交改动的几项；在别处改过时 409，data 是那边的',
  method: 'POST',
  path: '/course/auth/course/chapter/audit/update',
  kind: 'write',
  input: z.object({ id: Id.of('draftChapter'), revision: z.int(), ...z.object(chapterInput).partial().shape }),
  output: DraftChapter.omit({ periods: true }),
  fails: [...shared, failures.CHANGED_ELSEWHERE],
});

export const sort = endpoint({
  summary: '排章的次序：全部章的编号；章节在别处变过时 409，data 是最新的章节',
  method: 'POST',
  path: '/course/auth/course/chapter/audit/sort',
  kind: 'write',
  input: z.object({ courseId: Id.of('draft'), outlineRevision: z.int(), chapterIdList: z.array(Id).min(1).max(200) }),
  output: Moved,
  fails: [...shared, failures.OUTLINE_CHANGED],
});

export const remove = endpoint({
  summary: '删除没有课时的一章',
  method: 'POST',
  path: '/course/auth/course/chapter/audit/delete',
  kind: 'write',
  input: z.object({ id: Id.of('draftChapter') }),
  output: Moved,
  fails: [...shared, failures.CHAPTER_NOT_EMPTY],
});
