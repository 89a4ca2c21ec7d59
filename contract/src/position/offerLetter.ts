import * as z from 'zod';
import { offerAnswer, offerLetter, offerMore } from '../fields/offerLetter.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { OfferKind, OfferState, termsProblem } from '../rules/offerLetters.ts';
import { OFFER_MOVED_ON, OFFER_THERE, OFFER_TOO_SOON } from './hiringFailures.ts';

const day = (message: string) => z.string(message).regex(/^20\d{2}-\d{2}-\d{2}$/, message);

const terms = {
  offerKind: oneOf(OfferKind),
  positionName: z.string(),
  place: z.string(),
  salaryText: z.string(),
  startOn: z.string(),
  endOn: z.string(),
  probation: z.string(),
  schoolName: z.string(),
  words: z.string(),
  expiresOn: z.string(),
};

const Letter = z.object({
  id: Id,
  offerNo: z.string(),
  applicationId: Id,
  orgName: z.string(),
  /** Whom it is for. */
  holderName: z.string(),
  ...terms,
  /** With the day of today: over when nobody answered in time. */
  offerState: oneOf(OfferState),
  sentAt: Time,
  answeredAt: Time.nullable(),
  answerText: z.string(),
  /** Signed, expiring, bound to the caller's session cookie. */
  pdfUrl: z.string(),
});

export type Letter = z.infer<typeof Letter>;

const desk = { method: 'POST', logged: true, kind: 'write', action: 'talent:edit' } as const;

export const send = endpoint({
  ...desk,
  summary: '给候选人发录用信；还没有待入职的一起移到待入职',
  path: '/position/auth/offerLetter/send',
  input: z
    .object({
      applicationId: Id.of('vacancyApplication'),
      ...fieldSchemas(offerLetter),
      offerKind: named(offerMore.offerKind, oneOf(OfferKind, '请选择种类')),
      startOn: named(offerMore.startOn, day('请选择开始的日子')),
      endOn: named(offerMore.endOn, z.union([z.literal(''), day('请选择结束的日子')]).default('')),
      expiresOn: named(offerMore.expiresOn, day('请选择最晚哪一天答复')),
    })
    .superRefine((row, ctx) => {
      const problem = termsProblem(row);
      if (problem) ctx.addIssue({ code: 'custom', path: [problem.path], message: problem.message });
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OFFER_TOO_SOON, OFFER_THERE],
});

export const withdraw = endpoint({
  ...desk,
  summary: '撤回一封还没有答复的录用信，对方收到消息；核验页随即显示',
  path: '/position/auth/offerLetter/withdraw',
  input: z.object({ id: Id.of('offerLetter') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OFFER_MOVED_ON],
});

export const list = endpoint({
  method: 'POST',
  action: 'talent:view',
  kind: 'read',
  summary: '本企业发出的录用信，新的在前；收回了档案的人不在其中',
  path: '/position/auth/offerLetter/list',
  input: z.object({ ...paging }),
  output: pageOf(Letter),
});

export const mine = endpoint({
  summary: '我收到的录用信，新的在前',
  method: 'POST',
  path: '/position/auth/offerLetter/mine',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Letter),
});

export const answer = endpoint({
  summary: '接受或者谢绝一封录用信，企业收到消息',
  method: 'POST',
  path: '/position/auth/offerLetter/answer',
  kind: 'write',
  logged: true,
  input: z.object({
    id: Id.of('ownOffer'),
    isAccepted: named({ label: '接受' }, Flag),
    answerText: fieldSchema(offerAnswer.answerText),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OFFER_MOVED_ON],
});

export const verify = endpoint({
  summary: '核验录用信：任何人凭编号，看到发出时的内容与现在的状态',
  method: 'POST',
  path: '/position/api/offerLetter/verify',
  kind: 'read',
  input: z.object({
    certificateNo: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z-]{6,40}$/, '录用信编号不正确'),
  }),
  output: z.object({
    offerNo: z.string(),
    /** All but the first character masked. */
    holderName: z.string(),
    orgName: z.string(),
    positionName: z.string(),
    offerKind: oneOf(OfferKind),
    startOn: z.string(),
    offerState: oneOf(OfferState),
    sentAt: Time,
  }),
  fails: [NOT_FOUND],
});

export type VerifiedOffer = z.infer<typeof verify.output>;
