import * as z from 'zod';
import { channelPassword } from '../fields/live.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { Id } from '../kit/values.ts';
import { Chapter } from './chapterInfo.ts';
import { CourseView } from './courseInfo.ts';
import { NO_CHANNEL } from './liveFailures.ts';

export const view = endpoint({
  summary: '课程详情，连同前 100 章与课时（游客）',
  method: 'POST',
  path: '/course/api/course/view',
  kind: 'read',
  input: z.object({ courseId: Id.open('course') }),
  output: CourseView.extend({ chapterList: z.array(Chapter) }),
  fails: [NOT_FOUND],
});

export const channelPasswordUpdate = endpoint({
  summary: '换直播频道的密码：不写就随机生成；只在这一次的回答里看得到',
  method: 'POST',
  path: '/course/auth/course/channel/password/update',
  kind: 'write',
  logged: true,
  input: z.object(
    namedAs(channelPassword, {
      password: z
        .string()
        .trim()
        .refine((value) => value === '' || /^[\dA-Za-z]{6,20}$/.test(value), '密码是 6 到 20 位字母或数字')
        .default(''),
    }),
  ),
  /** Never again: only its hash is kept. */
  output: z.object({ password: z.string() }),
  fails: [NO_CHANNEL],
});
