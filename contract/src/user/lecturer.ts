import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { liveApplication, liveChannel } from '../fields/live.ts';
import { lecturer } from '../fields/organization.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { namedAs } from '../kit/fieldNames.ts';
import { fileUrl } from '../kit/fileUrl.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { DECIDED, Decision, queueInput, reviewed } from '../kit/review.ts';
import { Flag, Id, Mobile, Nothing, optionalLine } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { LiveAudience, LiveResolution, MOST_SEATS } from '../rules/liveChannel.ts';
import { ALREADY_LECTURER, LECTURER_WAITING, OWN_REVIEW } from './applyFailures.ts';
import { MOBILE_TAKEN, WRONG_CODE } from './failures.ts';
import { Email, NewPassword, SignedIn } from './fields.ts';
import { LIVE_ALREADY, LIVE_NOT_OPEN, LIVE_WAITING } from './liveFailures.ts';

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
    orgNo: Id.open('organization').optional(),
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
  input: z.object({ lecturerUserNo: Id.open('user') }),
  output: LecturerView,
  fails: [NOT_FOUND],
});

export const authView = endpoint({
  summary: '一位讲师；不给编号时是我自己的讲师资料',
  method: 'POST',
  path: '/user/auth/lecturer/view',
  kind: 'read',
  input: z.object({ lecturerUserNo: Id.open('user').optional() }),
  output: LecturerView.extend({
    isOwn: Flag,
    /** Only on one's own; else empty. */
    lecturerMobile: z.string(),
    lecturerEmail: z.string(),
  }),
  fails: [NOT_FOUND],
});

const Axis = z.object({
  key: z.string(),
  name: z.string(),
  score: z.int(),
  fact: z.string(),
  rule: z.string(),
  next: z.string(),
  url: z.string(),
});

export const portrait = endpoint({
  summary: '我的教学画像：由平台上的事实算出（rules/teacherPortrait.ts），连同学员最多的课程',
  method: 'POST',
  path: '/user/auth/lecturer/portrait',
  kind: 'read',
  input: Nothing,
  output: z.object({
    axes: z.array(Axis),
    /** All that are on the shelf; `courses` has the few that most learn. */
    countCourse: z.int(),
    courses: z.array(
      z.object({
        id: Id,
        courseCategory: oneOf(CourseCategory),
        courseName: z.string(),
        secondsTotal: z.int(),
        countStudy: z.int(),
        ratingSum: z.int(),
        ratingCount: z.int(),
      }),
    ),
  }),
});

const MAX_TAGS = 5;

/** What is shown of a lecturer and therefore reviewed. */
const Shown = {
  lecturerName: fieldSchema(lecturer.lecturerName),
  position: fieldSchema(lecturer.position),
  /** An uploaded portrait, or the one that is shown now. */
  headImgUrl: optionalLine(300, '照片'),
  /** Plain text with empty lines between paragraphs. */
  introduce: fieldSchema(lecturer.introduce).min(20, '简介至少写 20 个字'),
  tags: z
    .array(z.string().trim())
    .default([])
    .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
    .refine((tags) => tags.length <= MAX_TAGS, `最多 ${MAX_TAGS} 个标签`)
    .refine((tags) => tags.every((tag) => tag.length <= 12), '每个标签最多 12 个字')
    .refine((tags) => tags.every((tag) => /^[^\p{Cc}\p{Cs}]*$/u.test(tag)), '标签里有不能识别的字符'),
};

const OptionalEmail = Email.or(z.literal('')).default('');

export const auditSave = endpoint({
  summary: '申请成为讲师；没有登录时一并注册并登录，被退回的改好后再交也用它',
  method: 'POST',
  path: '/user/api/lecturer/audit/save',
  kind: 'write',
  input: z
    .object({
      ...Shown,
      lecturerEmail: OptionalEmail,
      /** Proofs of qualification. */
      proofs: z.array(fileUrl('证明材料')).max(3, '最多 3 份证明材料').default([]),
      agree: z.literal(true, '请先阅读并同意入驻协议'),
      /** These four only of somebody who is not signed in; the code is sent for scene apply. */
      lecturerMobile: Mobile.optional(),
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, '请输入 6 位验证码')
        .optional(),
      mobilePsw: NewPassword.optional(),
      repassword: z.string().optional(),
    })
    .refine((form) => form.mobilePsw === form.repassword, { path: ['repassword'], message: '两次输入的密码不一样' }),
  /** `signedIn` for somebody who was not. */
  output: z.object({ id: Id, signedIn: SignedIn.nullable() }),
  fails: [LECTURER_WAITING, ALREADY_LECTURER, WRONG_CODE, MOBILE_TAKEN],
});

const LecturerAudit = z.object({
  id: Id,
  lecturerUserNo: Id,
  lecturerName: z.string(),
  lecturerMobile: z.string(),
  lecturerEmail: z.string(),
  position: z.string(),
  headImgUrl: z.string(),
  /** HTML, cleaned. */
  introduce: z.string(),
  tags: z.array(z.string()),
  proofs: z.array(z.string()),
  ...reviewed,
});

export const auditView = endpoint({
  summary: '我交上去的讲师资料与审核结果',
  method: 'POST',
  path: '/user/auth/lecturer/audit/view',
  kind: 'read',
  input: Nothing,
  /** Null when nothing was ever handed in; `isLecturer` 1 when there is a public page. */
  output: z.object({ audit: LecturerAudit.nullable(), isLecturer: Flag }),
});

export const auditUpdate = endpoint({
  summary: '修改讲师的公开资料：审核通过才生效，之前原来的资料不变',
  method: 'POST',
  path: '/user/auth/lecturer/audit/update',
  kind: 'write',
  logged: true,
  input: z.object(Shown),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, LECTURER_WAITING],
});

export const update = endpoint({
  summary: '修改讲师的联系方式，不公开，立即生效',
  method: 'POST',
  path: '/user/auth/lecturer/update',
  kind: 'write',
  logged: true,
  input: z.object({ lecturerMobile: Mobile.or(z.literal('')).default(''), lecturerEmail: OptionalEmail }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const auditApplyLive = endpoint({
  summary: '申请开通直播；被退回的改好后再交也用它',
  method: 'POST',
  path: '/user/auth/lecturer/audit/applyLive',
  kind: 'write',
  logged: true,
  input: z.object({
    plan: fieldSchema(liveApplication.plan).min(20, '至少写 20 个字，说明讲什么、给谁看'),
    frequency: fieldSchema(liveApplication.frequency),
    ...namedAs(
      { audience: liveApplication.audience },
      {
        audience: oneOf(LiveAudience, '请选择预计的人数'),
      },
    ),
    experience: fieldSchema(liveApplication.experience),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, LIVE_WAITING, LIVE_ALREADY],
});

export const updateChannel = endpoint({
  summary: '修改直播频道的设置：以后每一场直播由它开始',
  method: 'POST',
  path: '/user/auth/lecturer/update/channel',
  kind: 'write',
  logged: true,
  input: z.object({
    channelName: fieldSchema(liveChannel.channelName),
    /** An uploaded picture, or the one that is there now. */
    channelLogo: optionalLine(300, '频道封面'),
    ...namedAs(
      {
        resolution: liveChannel.resolution,
        isRecord: liveChannel.isRecord,
        isChat: liveChannel.isChat,
        isHands: liveChannel.isHands,
        maxSeats: liveChannel.maxSeats,
      },
      {
        resolution: oneOf(LiveResolution, '请选择清晰度'),
        isRecord: Flag,
        isChat: Flag,
        isHands: Flag,
        maxSeats: z.int('请选择人数').min(0, '请选择人数').max(MOST_SEATS, `最多 ${MOST_SEATS} 人同时上台`),
      },
    ),
  }),
  output: Nothing,
  fails: [LIVE_NOT_OPEN],
});

const QueuedLecturer = LecturerAudit.extend({
  userName: z.string(),
  /** The operator's own: somebody else decides. */
  isOwn: Flag,
  /** What is public now; null for somebody new. */
  current: z
    .object({ lecturerName: z.string(), position: z.string(), headImgUrl: z.string(), introduce: z.string() })
    .extend({ tags: z.array(z.string()) })
    .nullable(),
});

export type QueuedLecturer = z.infer<typeof QueuedLecturer>;

export const auditList = endpoint({
  summary: '讲师资料的队列：待审核的先来的在前，审核过的新的在前',
  method: 'POST',
  path: '/user/auth/lecturer/audit/list',
  kind: 'read',
  action: 'lecturer:review',
  input: z.object(queueInput),
  output: pageOf(QueuedLecturer),
});

export const auditDecide = endpoint({
  summary: '审核讲师资料：通过即公开，新讲师得到讲师身份',
  method: 'POST',
  path: '/user/auth/lecturer/audit/decide',
  kind: 'write',
  action: 'lecturer:review',
  input: Decision,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DECIDED, OWN_REVIEW],
});
