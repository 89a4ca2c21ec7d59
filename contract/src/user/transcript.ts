import * as z from 'zod';
import { transcriptRevoke } from '../fields/scores.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';
import { NO_MARKS, TRANSCRIPT_REVOKED } from './scoreFailures.ts';

const State = z.enum(['valid', 'superseded', 'revoked']);

const standing = {
  issuedAt: Time,
  state: State,
  /** When marks or credits in it were changed after it was issued. */
  supersededAt: Time.nullable(),
  revokedAt: Time.nullable(),
  revokeReason: z.string(),
};

const Transcript = z.object({
  id: Id,
  transcriptNo: z.string(),
  ...standing,
  /** Signed, expiring, bound to the caller's session cookie. */
  pdfUrl: z.string(),
});

export type Transcript = z.infer<typeof Transcript>;

export const issue = endpoint({
  summary: '开具成绩单：按现在公布的成绩与认定的学分留下一份；没有变化时就是上一份',
  method: 'POST',
  path: '/user/auth/transcript/issue',
  kind: 'write',
  logged: true,
  input: z.object({}),
  output: z.object({ id: Id }),
  fails: [NO_MARKS],
});

export const list = endpoint({
  summary: '开具过的成绩单，新的在前：自己的；教务可以看本校学生的',
  method: 'POST',
  path: '/user/auth/transcript/list',
  kind: 'read',
  input: z.object({ userNo: Id.of('scoredStudent').optional(), ...paging }),
  output: pageOf(Transcript),
  fails: [NOT_FOUND],
});

export const revoke = endpoint({
  summary: '撤销一份成绩单，写明原因；核验页随即显示',
  method: 'POST',
  path: '/user/auth/transcript/revoke',
  kind: 'write',
  action: 'score:manage',
  input: z.object({ id: Id.of('transcript'), revokeReason: fieldSchema(transcriptRevoke.revokeReason) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, TRANSCRIPT_REVOKED],
});

export const verify = endpoint({
  summary: '核验成绩单：任何人凭编号，看到开具时的内容与现在的状态',
  method: 'POST',
  path: '/user/api/transcript/verify',
  kind: 'read',
  input: z.object({
    certificateNo: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z-]{6,40}$/, '成绩单编号不正确'),
  }),
  output: z.object({
    transcriptNo: z.string(),
    /** All but the first character masked. */
    holderName: z.string(),
    schoolName: z.string(),
    major: z.string(),
    ...standing,
    terms: z.array(
      z.object({
        termName: z.string(),
        rows: z.array(
          z.object({
            name: z.string(),
            credit: z.number(),
            total: z.number().nullable(),
            point: z.number().nullable(),
          }),
        ),
      }),
    ),
    credits: z.array(z.object({ name: z.string(), credit: z.number() })),
    average: z.number().nullable(),
    earned: z.number(),
  }),
  fails: [NOT_FOUND],
});

export type VerifiedTranscript = z.infer<typeof verify.output>;
