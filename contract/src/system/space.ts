import * as z from 'zod';
import { folder, share, spaceFile } from '../fields/space.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Nothing, Time } from '../kit/values.ts';
import { FileKind, FileType } from '../rules/fileKinds.ts';
import { NONE } from '../rules/id.ts';
import { MediaState } from '../rules/mediaStates.ts';
import { SHARE_DAYS, shareCode } from '../rules/shares.ts';

const failure = failuresOf<'system'>();

/** The sentence of the answer says which course uses it. */
export const FILE_IN_USE = failure(1670, '课程正在使用这个文件，不能删除');
export const FOLDER_TAKEN = failure(1671, '已经有同名的文件夹了');
export const FOLDERS_FULL = failure(1672, '文件夹最多 100 个');
export const SHARES_FULL = failure(1673, '一个文件最多 20 个分享链接，先撤销几个');

export const SpaceFile = z.object({
  id: Id,
  fileName: z.string(),
  fileType: oneOf(FileType),
  fileSize: z.int(),
  mediaState: oneOf(MediaState),
  /** Percent of what is to be made of it. */
  processed: z.int(),
  /** Why it cannot be used. */
  failure: z.string(),
  folderId: IdOrNone,
  folderName: z.string(),
  gmtCreate: Time,
  /** It is in a class-hour or handed out with one. */
  isUsed: Flag,
  shareCount: z.int(),
});

export type SpaceFile = z.infer<typeof SpaceFile>;

export const list = endpoint({
  summary: '我的文件，新的在前',
  method: 'POST',
  path: '/system/auth/space/list',
  kind: 'read',
  input: z.object({
    ...paging,
    fileType: oneOf(FileKind).optional(),
    /** 0: those in no folder. */
    folderId: Id.of('mediaFolder', NONE).optional(),
    keyword: z
      .string()
      .trim()
      .max(50, '最多 50 个字')
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, '里面有不能识别的字符')
      .default(''),
  }),
  output: pageOf(SpaceFile),
});

const Room = z.object({ usedBytes: z.int(), quotaBytes: z.int() });

export const Folder = z.object({ id: Id, folderName: z.string(), fileCount: z.int() });

export type Folder = z.infer<typeof Folder>;

export const summary = endpoint({
  summary: '我的空间用了多少，各种文件与文件夹各有几个',
  method: 'GET',
  path: '/system/auth/space/summary',
  kind: 'read',
  input: Nothing,
  output: z.object({
    own: Room,
    /** Of the organization one acts for. */
    organization: Room.nullable(),
    kinds: z.array(z.object({ fileType: oneOf(FileKind), count: z.int(), bytes: z.int() })),
    folders: z.array(Folder),
  }),
});

export const open = endpoint({
  summary: '看自己文件的地址，签名',
  method: 'POST',
  path: '/system/auth/space/open',
  kind: 'read',
  input: z.object({ id: Id.of('mediaFile') }),
  output: z.object({
    url: z.string(),
    expiresAt: Time,
    contentType: z.string(),
    delivery: z.enum(['file', 'hls']),
    /** A browser can show it. */
    isShown: Flag,
  }),
  fails: [NOT_FOUND],
});

export const rename = endpoint({
  summary: '给文件改名，后缀不变',
  method: 'POST',
  path: '/system/auth/space/rename',
  kind: 'write',
  input: z.object({ id: Id.of('mediaFile'), ...fieldSchemas(spaceFile) }),
  output: z.object({ id: Id, fileName: z.string() }),
  fails: [NOT_FOUND],
});

const ids = batchOf(Id.of('mediaFile'), '个文件');

export const move = endpoint({
  summary: '把几个文件移到一个文件夹，0 是不放进文件夹',
  method: 'POST',
  path: '/system/auth/space/move',
  kind: 'write',
  input: z.object({ ids, folderId: Id.of('mediaFolder', NONE) }),
  output: BatchOutcome,
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除几个文件；课程正在用的不能删，一个个说明原因',
  method: 'POST',
  path: '/system/auth/space/delete',
  kind: 'write',
  input: z.object({ ids }),
  output: BatchOutcome,
});

export const folderSave = endpoint({
  summary: '新建文件夹',
  method: 'POST',
  path: '/system/auth/space/folder/save',
  kind: 'write',
  input: z.object(fieldSchemas(folder)),
  output: z.object({ id: Id }),
  fails: [FOLDER_TAKEN, FOLDERS_FULL],
});

export const folderUpdate = endpoint({
  summary: '给文件夹改名',
  method: 'POST',
  path: '/system/auth/space/folder/update',
  kind: 'write',
  input: z.object({ id: Id.of('mediaFolder'), ...fieldSchemas(folder) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, FOLDER_TAKEN],
});

export const folderRemove = endpoint({
  summary: '删除文件夹，里面的文件留着',
  method: 'POST',
  path: '/system/auth/space/folder/delete',
  kind: 'write',
  input: z.object({ id: Id.of('mediaFolder') }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const Share = z.object({
  id: Id,
  /** `/s/{token}` below the site. */
  path: z.string(),
  code: z.string(),
  expiresAt: Time,
  isExpired: Flag,
  countView: z.int(),
  countDownload: z.int(),
});

export type Share = z.infer<typeof Share>;

export const shareList = endpoint({
  summary: '一个文件的分享链接，新的在前',
  method: 'POST',
  path: '/system/auth/space/share/list',
  kind: 'read',
  input: z.object({ id: Id.of('mediaFile') }),
  output: z.object({ list: z.array(Share) }),
  fails: [NOT_FOUND],
});

export const shareSave = endpoint({
  summary: '分享一个文件',
  method: 'POST',
  path: '/system/auth/space/share/save',
  kind: 'write',
  input: z.object({
    id: Id.of('mediaFile'),
    days: named(share.days, z.literal([...SHARE_DAYS], '请选择有效期')),
    /** Empty: whoever has the link opens it. */
    code: named(share.code, z.string().trim().regex(shareCode, '提取码是 4 到 8 位字母或数字').default('')),
  }),
  output: Share,
  fails: [NOT_FOUND, SHARES_FULL],
});

export const shareRevoke = endpoint({
  summary: '撤销一个分享链接',
  method: 'POST',
  path: '/system/auth/space/share/revoke',
  kind: 'write',
  input: z.object({ id: Id.of('mediaShare') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
