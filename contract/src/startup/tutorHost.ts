import * as z from 'zod';
import { tutorInvitation } from '../fields/incubation.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Mobile, Time } from '../kit/values.ts';
import { HourState, TutorState } from '../rules/incubation.ts';
import * as failures from './incubationFailures.ts';

const host = { method: 'POST', action: 'startProject:host' } as const;
const write = { ...host, kind: 'write', logged: true, output: z.object({ id: Id }) } as const;

export const list = endpoint({
  ...host,
  summary: '本单位的创业导师，和每位谈过几次、没有谈成几次、还开放几个时间',
  path: '/startup/auth/tutorHost/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      userNo: Id,
      name: z.string(),
      headImgUrl: z.string(),
      topics: z.string(),
      tutorState: oneOf(TutorState),
      countKept: z.int(),
      countMissed: z.int(),
      countOpen: z.int(),
    }),
  ),
});

export const invite = endpoint({
  ...write,
  summary: '按手机号请一位讲师做创业导师',
  path: '/startup/auth/tutorHost/invite',
  input: z.object({ mobile: named(tutorInvitation.mobile, Mobile), topics: fieldSchema(tutorInvitation.topics) }),
  fails: [failures.NO_SUCH_TUTOR, failures.TUTOR_ALREADY],
});

export const remove = endpoint({
  ...write,
  summary: '不再请这位导师；还没有到的预约一起取消，约了的团队会收到消息',
  path: '/startup/auth/tutorHost/delete',
  input: z.object({ id: Id.of('incubationTutor') }),
  fails: [NOT_FOUND, failures.INCUBATION_MOVED_ON],
});

export const talks = endpoint({
  ...host,
  summary: '本单位的导师与团队约的谈话，晚的在前',
  path: '/startup/auth/tutorHost/talks',
  kind: 'read',
  input: z.object({ hourState: oneOf(HourState).optional(), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      tutorName: z.string(),
      projectId: Id,
      projectName: z.string(),
      beginsAt: Time,
      endsAt: Time,
      place: z.string(),
      topic: z.string(),
      note: z.string(),
      hourState: oneOf(HourState),
    }),
  ),
});
