import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf } from '../kit/errors.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Id } from '../kit/values.ts';
import { uploadPurposes } from '../rules/uploads.ts';

const failure = failuresOf<'system'>();

/** The sentence of the answer says which kinds are taken. */
export const WRONG_KIND = failure(1650, '不支持这种文件');
/** The sentence of the answer says how large it may be. */
export const FILE_TOO_LARGE = failure(1651, '文件太大');
export const BROKEN_FILE = failure(1652, '文件打不开，可能已经损坏，请换一个');
export const UPLOAD_LIMIT = failure(1653, '今天上传的文件太多了，请明天再传');

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
