import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ALREADY_DONE, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';

const failure = failuresOf<'user'>();

export const FOLLOWED = reworded(ALREADY_DONE, '已关注');
export const YOURSELF = failure(1201, '不能关注自己');

/** Whom to follow: `lecturerUserNo` or `orgNo`, one of them. */
const target = z
  .object({ lecturerUserNo: Id.open('user').optional(), orgNo: Id.open('organization').optional() })
  .refine((given) => (given.lecturerUserNo === undefined) !== (given.orgNo === undefined), '请选择要关注的讲师或机构');

const AttentionKind = z.enum(['lecturer', 'organization']);

export const save = endpoint({
  summary: '关注讲师或机构',
  method: 'POST',
  path: '/user/auth/lecturer/attention/save',
  kind: 'write',
  input: target,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, FOLLOWED, YOURSELF],
});

export const remove = endpoint({
  summary: '取消关注；没有关注也算成功',
  method: 'POST',
  path: '/user/auth/lecturer/attention/delete',
  kind: 'write',
  input: target,
  output: z.object({}),
});

export const list = endpoint({
  summary: '我关注的讲师或机构，新的在前',
  method: 'POST',
  path: '/user/auth/lecturer/attention/list',
  kind: 'read',
  input: z.object({ kind: AttentionKind.default('lecturer'), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      kind: AttentionKind,
      /** `lecturerUserNo` or `orgNo`. */
      refNo: Id,
      name: z.string(),
      headImgUrl: z.string(),
      /** A lecturer's position, an organization's introduction. */
      note: z.string(),
      gmtCreate: Time,
    }),
  ),
});
