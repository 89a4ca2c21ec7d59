import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Id, line, Time } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import { MediaState } from '../rules/mediaStates.ts';
import { uploadPurposes } from '../rules/uploads.ts';

const failure = failuresOf<'system'>();

/** The sentence of the answer says which kinds are taken. */
export const WRONG_KIND = failure(1650, '不支持这种文件');
/** The sentence of the answer says how large it may be. */
export const FILE_TOO_LARGE = failure(1651, '文件太大');
export const BROKEN_FILE = failure(1652, '文件打不开，可能已经损坏，请换一个');
export const UPLOAD_LIMIT = failure(1653, '今天上传的文件太多了，请明天再传');

/** The sentence of the answer says how much room is left and whose it is. */
export const SPACE_FULL = failure(1654, '空间不够了，删掉一些文件再传');
export const UPLOAD_EXPIRED = failure(1655, '这次上传放得太久，已经清理了，请重新上传');
/** The sentence of the answer says what it is instead of what its name says. */
export const WRONG_CONTENT = failure(1656, '文件的内容与名字不符');
export const INFECTED = failure(1657, '文件里有病毒，没有保存');
export const UPLOAD_UNFINISHED = failure(1658, '文件还没有传完');
export const CHECKSUM_MISMATCH = failure(1659, '传来的内容与原文件不一致，请重新上传');
export const SCAN_AWAY = failure(1660, '病毒检查暂时做不了，文件已经传完，请稍后点重试');

const StoredFile = z.object({
  id: Id,
  /** `/files/{id}.{ext}` */
  url: z.string(),
  fileName: z.string(),
  extension: z.string(),
  bytes: z.int(),
});

/** Stores a picture or a document. The path keeps the name it is known by; where files lie is a matter of settings. */
export const aliyun = endpoint({
  summary: '上传图片或文件',
  method: 'POST',
  path: '/system/auth/upload/aliyun',
  kind: 'write',
  multipart: true,
  bodyLimit: 21 * 1_048_576,
  input: z.object({ purpose: z.enum(uploadPurposes, '不知道这个文件用在哪里'), file: FileInput }),
  output: StoredFile,
  fails: [WRONG_KIND, FILE_TOO_LARGE, BROKEN_FILE, UPLOAD_LIMIT],
});

export type StoredFile = z.infer<typeof StoredFile>;

/** Unguessable; its upload is found by it and by who is asking. */
export const UploadKey = z.string().regex(/^[\w-]{22}$/, '上传不存在');

const Begun = z.object({
  key: UploadKey,
  /** Takes HEAD, PATCH and DELETE of tus 1.0. */
  url: z.string(),
  chunkBytes: z.int(),
  expiresAt: Time,
});

const wanted = z.object({
  fileName: line(200, '文件名'),
  fileSize: z.int('请填写文件的字节数').min(0, '请填写文件的字节数').max(Number.MAX_SAFE_INTEGER),
  /** Of the whole file, where the sender knows it. */
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, '校验值不正确')
    .optional(),
});

const entrance = <const P extends string>(path: P, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    kind: 'write',
    input: wanted,
    output: Begun,
    fails: [WRONG_KIND, UPLOAD_LIMIT, SPACE_FULL],
  });

/** Begins a resumable upload, as a POST to its address would; both names are known to older senders. */
export const polyv = entrance('/system/auth/upload/polyv', '开始一次可以续传的上传');
export const tencent = entrance('/system/auth/upload/tencent', '开始一次可以续传的上传（另一个名字）');

/** A file of a person as features hand it on. */
export const UploadedMedia = z.object({
  id: Id,
  fileName: z.string(),
  fileType: oneOf(FileType),
  fileSize: z.int(),
  mediaState: oneOf(MediaState),
});

export type UploadedMedia = z.infer<typeof UploadedMedia>;

export const finish = endpoint({
  summary: '传完以后取文件；检查与收下没有做完的接着做完',
  method: 'POST',
  path: '/system/auth/upload/finish',
  kind: 'write',
  input: z.object({ key: UploadKey }),
  output: UploadedMedia,
  fails: [NOT_FOUND, UPLOAD_EXPIRED, UPLOAD_UNFINISHED, WRONG_CONTENT, CHECKSUM_MISMATCH, INFECTED, SCAN_AWAY],
});

export const download = endpoint({
  summary: '自己文件的下载地址，签名',
  method: 'POST',
  path: '/system/auth/upload/download',
  kind: 'read',
  input: z.object({ id: Id.of('mediaFile') }),
  output: z.object({ url: z.string(), fileName: z.string(), fileSize: z.int(), expiresAt: Time }),
  fails: [NOT_FOUND],
});
