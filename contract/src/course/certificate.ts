import * as z from 'zod';
import { certificateHolder } from '../fields/people.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, line, optionalLine, Time } from '../kit/values.ts';
import { isHolderName } from '../rules/realName.ts';
import { ALREADY_REVOKED } from './failures.ts';

const State = z.enum(['valid', 'revoked']);

const CertificateNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z-]{6,40}$/, '证书编号不正确');

const Certificate = z.object({
  id: Id,
  certificateNo: z.string(),
  /** Of a finished course, or of a plan. */
  courseId: Id.nullable(),
  programId: Id.nullable(),
  /** 结业证书, or what the organization calls it. */
  title: z.string(),
  courseName: z.string(),
  holderName: z.string(),
  lecturerName: z.string(),
  orgName: z.string(),
  /** Whole hours of the course, at least 1. */
  hours: z.int(),
  issuedAt: Time,
  state: State,
  revokedAt: Time.nullable(),
  revokeReason: z.string(),
});

export type Certificate = z.infer<typeof Certificate>;

export const userList = endpoint({
  summary: '我的证书，新的在前；连同一个编号的那一张，换发以前的编号也算',
  method: 'POST',
  path: '/course/auth/certificate/user/list',
  kind: 'read',
  input: z.object({ certificateNo: optionalLine(40, '证书编号'), ...paging }),
  output: pageOf(Certificate).extend({
    /** That of the number, wherever in the list it is. */
    named: Certificate.nullable(),
    /** Finished courses and completed plans whose certificates wait for the caller's name. */
    waiting: z.array(z.object({ courseId: Id.nullable(), programId: Id.nullable(), courseName: z.string() })),
  }),
});

export const userView = endpoint({
  summary: '我的一张证书，连同 PDF 与公开核验页的地址',
  method: 'POST',
  path: '/course/auth/certificate/user/view',
  kind: 'read',
  input: z.object({ id: Id.of('certificate') }),
  output: Certificate.extend({
    /** Signed, expiring, bound to the caller's session cookie. */
    pdfUrl: z.string(),
    /** Address of the public page, with host. */
    verifyUrl: z.string(),
  }),
  fails: [NOT_FOUND],
});

export const claim = endpoint({
  summary: '填写姓名，领取等着的证书；实名认证过的用认证的姓名',
  method: 'POST',
  path: '/course/auth/certificate/claim',
  kind: 'write',
  input: z.object(fieldSchemas(certificateHolder)).refine(({ holderName }) => isHolderName(holderName), {
    path: ['holderName'],
    error: '请填写真实的姓名，用汉字或字母',
  }),
  output: z.object({ count: z.int() }),
});

export const verify = endpoint({
  summary: '核验证书：任何人凭编号',
  method: 'POST',
  path: '/course/api/certificate/verify',
  kind: 'read',
  input: z.object({ certificateNo: CertificateNo }),
  output: z.object({
    certificateNo: z.string(),
    /** All but the first character masked. */
    holderName: z.string(),
    title: z.string(),
    courseName: z.string(),
    lecturerName: z.string(),
    orgName: z.string(),
    hours: z.int(),
    issuedAt: Time,
    state: z.enum([...State.options, 'replaced']),
    revokedAt: Time.nullable(),
    revokeReason: z.string(),
    /** When the number that was asked for gave way to the one above, because the holder's name was verified. */
    replacedAt: Time.nullable(),
  }),
  fails: [NOT_FOUND],
});

export const revoke = endpoint({
  summary: '撤销证书（平台运营）；核验页随即显示',
  method: 'POST',
  path: '/course/auth/certificate/revoke',
  kind: 'write',
  action: 'certificate:revoke',
  input: z.object({
    certificateNo: CertificateNo,
    revokeReason: line(200, '撤销理由'),
  }),
  output: z.object({ certificateNo: z.string() }),
  fails: [NOT_FOUND, ALREADY_REVOKED],
});
