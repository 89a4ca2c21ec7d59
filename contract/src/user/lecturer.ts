import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';

export const LecturerCard = z.object({
  id: Id,
  lecturerUserNo: Id,
  lecturerName: z.string(),
  headImgUrl: z.string(),
  position: z.string(),
  /** The introduction's beginning as plain text. */
  brief: z.string(),
  tags: z.array(z.string()),
  orgNo: Id.nullable(),
  orgName: z.string(),
  countCourse: z.int(),
  countStudy: z.int(),
  countFans: z.int(),
});

export type LecturerCard = z.infer<typeof LecturerCard>;

export const list = endpoint({
  summary: '讲师名录',
  method: 'POST',
  path: '/user/api/lecturer/list',
  kind: 'read',
  input: z.object({
    tag: optionalLine(20, '标签'),
    orgNo: Id.optional(),
    /** Any part of the name. */
    lecturerName: optionalLine(20, '讲师姓名'),
    ...paging,
  }),
  /** `isAttention` 1 where the caller follows; 0 for guests. */
  output: pageOf(LecturerCard.extend({ isAttention: Flag })),
});

const LecturerView = LecturerCard.extend({
  /** HTML, cleaned. */
  introduce: z.string(),
  isAttention: Flag,
});

export const view = endpoint({
  summary: '一位讲师',
  method: 'POST',
  path: '/user/api/lecturer/view',
  kind: 'read',
  input: z.object({ lecturerUserNo: Id }),
  output: LecturerView,
  fails: [NOT_FOUND],
});

export const authView = endpoint({
  summary: '一位讲师；不给编号时是我自己的讲师资料',
  method: 'POST',
  path: '/user/auth/lecturer/view',
  kind: 'read',
  input: z.object({ lecturerUserNo: Id.optional() }),
  output: LecturerView.extend({
    isOwn: Flag,
    /** Only on one's own; else empty. */
    lecturerMobile: z.string(),
    lecturerEmail: z.string(),
  }),
  fails: [NOT_FOUND],
});
