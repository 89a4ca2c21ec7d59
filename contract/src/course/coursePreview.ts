import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id } from '../kit/values.ts';
import { CourseKind } from '../rules/courseKinds.ts';
import { CourseRaises } from './ability.ts';
import { Chapter } from './chapterInfo.ts';
import { CourseView } from './courseInfo.ts';
import { NO_MEDIA } from './failures.ts';
import { Playback } from './play.ts';

export const view = endpoint({
  summary: '预览：作者正在写的课程，像学员将要看到的那样；作者、所属机构的审核人与平台的审核人看得到',
  method: 'POST',
  path: '/course/auth/course/preview/view',
  kind: 'read',
  input: z.object({ id: Id.of('draft') }),
  output: CourseView.extend({
    courseKind: oneOf(CourseKind),
    /** What it will say that it raises, the highest level first. */
    raises: CourseRaises.shape.raises,
    /** The handing in that the reader may decide on now; null: none, or somebody else decides. */
    waitingReview: Id.nullable(),
  }),
  fails: [NOT_FOUND],
});

export const chapters = endpoint({
  summary: '预览：正在写的章与课时，全部打开',
  method: 'POST',
  path: '/course/auth/course/preview/chapters',
  kind: 'read',
  input: z.object({ id: Id.of('draft'), ...paging }),
  output: pageOf(Chapter),
  fails: [NOT_FOUND],
});

export const period = endpoint({
  summary: '预览：一个课时的播放地址或正文',
  method: 'POST',
  path: '/course/auth/course/preview/period',
  kind: 'read',
  input: z.object({ id: Id.of('draftPeriod') }),
  output: Playback,
  fails: [NOT_FOUND, NO_MEDIA],
});
