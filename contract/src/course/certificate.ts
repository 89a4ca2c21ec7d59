import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, line, Time } from '../kit/values.ts';
import { ALREADY_REVOKED } from './failures.ts';

const State = z.enum(['valid', 'revoked']);

const Certificate = z.object({
  id: Id,
  certificateNo: z.string(),
  courseId: Id,
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
  summary: '我的证书，新的在前',
  method: 'POST',
  path: '/course/auth/certificate/user/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Certificate),
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

export const verify = endpoint({
  summary: '核验证书：任何人凭编号',
  method: 'POST',
  path: '/course/api/certificate/verify',
  kind: 'read',
  input: z.object({
    certificateNo: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z-]{6,40}$/, '证书编号不正确'),
  }),
  output: z.object({
    certificateNo: z.string(),
    /** All but the first character masked. */
    holderName: z.string(),
    courseName: z.string(),
    lecturerName: z.string(),
    orgName: z.string(),
    hours: z.int(),
    issuedAt: Time,
    state: State,
    revokedAt: Time.nullable(),
    revokeReason: z.string(),
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
    certificateNo: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z-]{6,40}$/, '证书编号不正确'),
    revokeReason: line(200, '撤销理由'),
  }),
  output: z.object({ certificateNo: z.string() }),
  fails: [NOT_FOUND, ALREADY_REVOKED],
});
