import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { EXPORTS_A_DAY, OrgExportState } from '../rules/orgExports.ts';
import { CAPTCHA_NEEDED, LOCKED, WRONG_CODE, WRONG_PASSWORD } from './failures.ts';
import { proofFields } from './proofFields.ts';
import { NO_SUCH_PROOF } from './trustFailures.ts';

const failure = failuresOf<'user'>();

export const EXPORT_WAITING = failure(1410, '已经有一次导出在做，做好会发消息，请稍等');
export const ORG_EXPORTS_ENOUGH = failure(1411, `一天最多导出 ${EXPORTS_A_DAY} 次，请明天再试`);
export const EXPORT_NOT_READY = failure(1412, '这次导出还没有做好，或者已经过期删除了');
export const EXPORT_TOO_BIG = failure(1413, '文件太多，一次装不下，请只导出数据，文件在「我的空间」里下载');

const OrgExport = z.object({
  id: Id,
  exportState: oneOf(OrgExportState),
  /** 1: with the files, not the rows alone. */
  isWithFiles: Flag,
  userName: z.string(),
  rowCount: z.int(),
  fileCount: z.int(),
  /** Of the archive. */
  bytes: z.number(),
  downloads: z.int(),
  gmtCreate: Time,
  readyAt: Time.nullable(),
  /** Until when it can be fetched. */
  expiresAt: Time.nullable(),
});

export type OrgExport = z.infer<typeof OrgExport>;

export const list = endpoint({
  summary: '本单位的数据导出，新的在前；只有管理员',
  method: 'POST',
  path: '/user/auth/orgExport/list',
  kind: 'read',
  action: 'org:edit',
  input: z.object(paging),
  output: pageOf(OrgExport),
  fails: [NO_PERMISSION],
});

export const save = endpoint({
  summary: '导出本单位的全部数据：先证明是本人，做好发消息；只有管理员',
  method: 'POST',
  path: '/user/auth/orgExport/save',
  kind: 'write',
  action: 'org:edit',
  logged: true,
  input: z.object({ isWithFiles: named({ label: '带上文件' }, Flag.default(1)), ...proofFields }),
  output: z.object({ id: Id }),
  fails: [
    NO_PERMISSION,
    NO_SUCH_PROOF,
    WRONG_PASSWORD,
    WRONG_CODE,
    LOCKED,
    CAPTCHA_NEEDED,
    EXPORT_WAITING,
    ORG_EXPORTS_ENOUGH,
    EXPORT_TOO_BIG,
  ],
});

/** A write, because every download is kept in the operation log. */
export const download = endpoint({
  summary: '一次导出的下载地址，每次都记下来；只有管理员',
  method: 'POST',
  path: '/user/auth/orgExport/download',
  kind: 'write',
  action: 'org:edit',
  logged: true,
  input: z.object({ id: Id.of('orgExport') }),
  output: z.object({
    /** Signed, expiring, bound to the caller's session cookie. */
    url: z.string(),
    fileName: z.string(),
    expiresAt: Time,
  }),
  fails: [NO_PERMISSION, NOT_FOUND, EXPORT_NOT_READY],
});
