import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, text, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { NOTE_LENGTH, NOTES_PER_PERIOD } from '../rules/notes.ts';
import { LOCKED } from './failures.ts';
import { FileType } from '../rules/fileKinds.ts';

const failure = failuresOf<'course'>();

export const NOTES_FULL = failure(2401, `一个课时最多 ${NOTES_PER_PERIOD} 条笔记，可以把相近的合成一条`);
export const NOTE_NOT_THEIRS = failure(2402, '这条笔记是另一个账号写的，没有记在这个账号名下');
export const NOTE_CHANGED = reworded(CONFLICT, '这条笔记在另一台设备上改过');

/** Drawn by the device: 8-40 letters, digits, `-`, `_`. */
const Key = z.string().regex(/^[\w-]{8,40}$/, '笔记的编号不正确');

export const Note = z.object({
  id: Id,
  periodId: Id,
  /** Second of a film, page of a document, 0 of pictures and links. */
  position: z.int(),
  content: z.string(),
  noteKey: z.string(),
  /** To be named by whoever goes on writing. */
  revision: z.string(),
  gmtCreate: Time,
  gmtModified: Time,
});

export type Note = z.infer<typeof Note>;

export const save = endpoint({
  summary: '写下或改动我在一个课时里的笔记；边写边存，重复提交不会多出一条。在别处改过时 409，data 是那边的笔记',
  method: 'POST',
  path: '/course/auth/periodNote/save',
  kind: 'write',
  input: z.object({
    /** Left out until the server has told it: then a note that is gone was deleted elsewhere. */
    id: Id.of('note').optional(),
    noteKey: Key,
    /** Whose note it is, as the device knows: refused when somebody else is signed in by now. */
    userNo: Id.open('user').optional(),
    periodId: Id.of('period'),
    position: z.int().min(0).max(1_000_000).default(0),
    content: text(NOTE_LENGTH, '笔记'),
    /** Of this save. */
    revision: Key,
    /** What the device wrote on: the revisions it knows, and those it sent without hearing the answer. */
    basedOn: z.array(Key).max(20).default([]),
  }),
  output: Note,
  fails: [LOCKED, NOT_FOUND, NOTE_CHANGED, NOTE_NOT_THEIRS, NOTES_FULL],
});

export const remove = endpoint({
  summary: '删除我的一条笔记；在别处改过时 409，data 是那边的笔记',
  method: 'POST',
  path: '/course/auth/periodNote/delete',
  kind: 'write',
  input: z.object({ id: Id.of('note'), basedOn: z.array(Key).min(1).max(20) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOTE_CHANGED],
});

export const list = endpoint({
  summary: '我在一个课时里的笔记，按位置先后',
  method: 'POST',
  path: '/course/auth/periodNote/list',
  kind: 'read',
  input: z.object({ periodId: Id.of('period'), ...paging }),
  output: pageOf(Note),
});

export const mine = endpoint({
  summary: '我的全部笔记：最近写过的课程在前，一门课里按课时与位置',
  method: 'POST',
  path: '/course/auth/periodNote/mine',
  kind: 'read',
  input: z.object({ courseId: Id.of('course').optional(), keyword: optionalLine(50, '关键词'), ...paging }),
  output: pageOf(
    Note.extend({
      courseId: Id,
      courseName: z.string(),
      periodName: z.string(),
      fileType: oneOf(FileType),
      /** 1: the class-hour can be opened. */
      isShown: Flag,
    }),
  ),
});

export const courses = endpoint({
  summary: '我记过笔记的课程，最近写过的在前',
  method: 'POST',
  path: '/course/auth/periodNote/courses',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ courseId: Id, courseName: z.string(), countNote: z.int() })),
});

export const download = endpoint({
  summary: '我在一门课里的全部笔记，成一个文件',
  method: 'POST',
  path: '/course/auth/periodNote/download',
  kind: 'read',
  input: z.object({ courseId: Id.of('course'), format: z.enum(['md', 'txt'], '请选择文件的格式') }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [NOT_FOUND],
});
