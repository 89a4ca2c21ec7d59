import * as z from 'zod';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import * as fails from './gradeFailures.ts';

export const GradeFile = z.object({
  id: Id,
  fileName: z.string(),
  fileType: oneOf(FileType),
  fileSize: z.int(),
  /** Whose space it is from. */
  ownerName: z.string(),
  gmtCreate: Time,
  /** 1: a browser can show it. */
  isShown: Flag,
});

export type GradeFile = z.infer<typeof GradeFile>;

export const save = endpoint({
  method: 'POST',
  kind: 'write',
  logged: true,
  summary: '把自己空间里的几个文件放进班级',
  path: '/exam/auth/grade/file/save',
  input: z.object({ gradeId: Id.of('grade'), ids: batchOf(Id.of('mediaFile'), '个') }),
  output: BatchOutcome,
  fails: [fails.GRADE_GONE, fails.NOT_MANAGER, fails.GRADE_DISBANDED],
});

export const page = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '班级的文件，新的在前',
  path: '/exam/auth/grade/file/page',
  input: z.object({ gradeId: Id.of('grade'), ...paging }),
  output: pageOf(GradeFile),
  fails: [fails.GRADE_GONE],
});

export const open = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '打开或下载班级的一个文件：两小时有效的地址',
  path: '/exam/auth/grade/file/open',
  input: z.object({ id: Id.of('gradeFile'), isDownload: Flag.default(0) }),
  output: z.object({ url: z.string() }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  method: 'POST',
  kind: 'write',
  logged: true,
  summary: '从班级里拿掉一个文件；它还在主人的空间里',
  path: '/exam/auth/grade/file/delete',
  input: z.object({ id: Id.of('gradeFile') }),
  output: Nothing,
  fails: [NOT_FOUND, fails.NOT_MANAGER, fails.GRADE_DISBANDED],
});
