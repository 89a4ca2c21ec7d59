import * as z from 'zod';
import * as fields from '../fields/people.ts';
import { named } from '../kit/fieldNames.ts';
import { endpoint } from '../kit/endpoint.ts';
import { TOO_OFTEN } from '../kit/errors.ts';
import { line, Nothing, Time } from '../kit/values.ts';
import { idNumberProblem } from '../rules/idNumber.ts';
import { isChineseName } from '../rules/realName.ts';
import { FACE_OFF, NAME_PASSED, NAME_WAITING, NUMBER_TAKEN, TOO_YOUNG, TRIES_USED } from './trustFailures.ts';

const IdNumber = z
  .string()
  .trim()
  .toUpperCase()
  .superRefine((value, ctx) => {
    const message = idNumberProblem(value, new Date());
    if (message) ctx.addIssue({ code: 'custom', message });
  });

const Standing = z.object({
  /** none nothing handed in yet; waiting, passed, refused. */
  state: z.enum(['none', 'waiting', 'passed', 'refused']),
  /** Masked: 林*, 4201**********1234. */
  realName: z.string(),
  idNumber: z.string(),
  auditOpinion: z.string(),
  submitTime: Time.nullable(),
  auditTime: Time.nullable(),
  triesLeft: z.int(),
  /** manual: the operator reviews; else the name of the provider that compares faces. */
  way: z.string(),
});

export type RealNameStanding = z.infer<typeof Standing>;

export const realName = endpoint({
  summary: '我的实名认证',
  method: 'POST',
  path: '/user/auth/user/ext/realName',
  kind: 'read',
  input: Nothing,
  output: Standing,
});

export const startFaceId = endpoint({
  summary: '提交实名资料并开始核验',
  method: 'POST',
  path: '/user/auth/user/ext/startFaceId',
  kind: 'write',
  logged: true,
  input: z.object({
    realName: named(fields.realName.realName, line(fields.realName.realName.max, '姓名')).refine(
      (name) => isChineseName(name) && [...name].length > 1,
      '请输入身份证上的姓名',
    ),
    idNumber: named(fields.realName.idNumber, IdNumber),
    consent: z.literal(true, '请先阅读并单独同意收集身份证信息'),
  }),
  /** `url` is where the face is compared; empty when the operator reviews. */
  output: z.object({ way: z.string(), url: z.string() }),
  fails: [NAME_WAITING, NAME_PASSED, TRIES_USED, TOO_YOUNG, NUMBER_TAKEN, TOO_OFTEN],
});

/** For the page that the person comes back to; where the operator reviews it says how far that is. */
export const saveFaceId = endpoint({
  summary: '核验之后取结果',
  method: 'POST',
  path: '/user/auth/user/ext/saveFaceId',
  kind: 'write',
  input: Nothing,
  output: Standing,
});

export const faceContrasCode = endpoint({
  summary: '刷脸核验的二维码内容',
  method: 'POST',
  path: '/user/auth/user/ext/face/contras/code',
  kind: 'read',
  input: Nothing,
  output: z.object({ url: z.string() }),
  fails: [FACE_OFF],
});

export const faceContrasFail = endpoint({
  summary: '刷脸没有通过的原因',
  method: 'POST',
  path: '/user/auth/user/ext/face/contras/fail',
  kind: 'read',
  input: Nothing,
  output: z.object({ reason: z.string() }),
  fails: [FACE_OFF],
});
