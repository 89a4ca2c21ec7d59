import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { optionalLine } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import { DraftMedia } from './draft.ts';

export const list = endpoint({
  summary: '我上传过、可以放进课程的文件，新的在前；处理失败的不在其中',
  method: 'POST',
  path: '/course/auth/course/video/list',
  kind: 'read',
  input: z.object({
    fileType: oneOf(FileType).optional(),
    /** A part of the name. */
    fileName: optionalLine(60, '文件名'),
    ...paging,
  }),
  output: pageOf(DraftMedia),
});
