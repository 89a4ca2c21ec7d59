import * as z from 'zod';
import { share } from '../fields/space.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, reworded, TOO_OFTEN } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Time } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import { shareCode } from '../rules/shares.ts';

const failure = failuresOf<'system'>();

export const SHARE_GONE = failure(1675, '链接不存在、已经过期或者被撤销了');
export const WRONG_CODE = failure(1676, '提取码不对');
export const CODE_LOCKED = reworded(TOO_OFTEN, '试错太多次了，请过一会儿再试');

const token = z
  .string()
  .max(60, '链接不正确')
  .regex(/^[\w-]*$/, '链接不正确');

export const SharedFile = z.object({
  fileName: z.string(),
  fileType: oneOf(FileType),
  fileSize: z.int(),
  /** A browser can show it. */
  isShown: Flag,
});

export const view = endpoint({
  summary: '分享链接后面是什么；要提取码的不说',
  method: 'POST',
  path: '/system/api/share/view',
  kind: 'read',
  fresh: true,
  input: z.object({ token }),
  output: z.object({ sharer: z.string(), expiresAt: Time, needsCode: Flag, file: SharedFile.nullable() }),
  fails: [SHARE_GONE],
});

export const open = endpoint({
  summary: '打开分享的文件：给签名的地址，并计一次',
  method: 'POST',
  path: '/system/api/share/open',
  kind: 'write',
  input: z.object({
    token,
    code: named(share.code, z.string().trim().regex(shareCode, '提取码是 4 到 8 位字母或数字').default('')),
    isDownload: Flag,
  }),
  output: z.object({
    url: z.string(),
    contentType: z.string(),
    delivery: z.enum(['file', 'hls']),
    file: SharedFile,
  }),
  fails: [SHARE_GONE, WRONG_CODE, CODE_LOCKED],
});
