import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id } from '../kit/values.ts';

/** What can be shared. */
const ShareTarget = z.object({
  targetType: z.enum(['course', 'article', 'blog', 'certificate']),
  targetId: Id.open('shareable'),
});

export type ShareTarget = z.infer<typeof ShareTarget>;

export const integralEarn = endpoint({
  summary: '分享得积分：同一内容每天一次，每天最多五次',
  method: 'POST',
  path: '/course/auth/share/integral/earn',
  kind: 'write',
  input: ShareTarget,
  output: z.object({
    /** Points of this share; 0 when it was shared before today, or enough was. */
    earned: z.int(),
    isFirst: Flag,
    /** All points of the caller. */
    total: z.int(),
  }),
  fails: [NOT_FOUND],
});

export const poster = endpoint({
  summary: '分享的海报：服务端画好的一张图，带二维码；有推荐资格的人，码里带着他的推荐码',
  method: 'POST',
  path: '/course/api/share/poster',
  kind: 'read',
  input: ShareTarget,
  output: z.object({
    /** Of the picture, for two hours. */
    posterUrl: z.string(),
    /** The whole address that its code leads to. */
    shareUrl: z.string(),
  }),
  fails: [NOT_FOUND],
});
