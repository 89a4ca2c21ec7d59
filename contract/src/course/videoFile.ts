import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND, reworded } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Time } from '../kit/values.ts';
import { FileType } from '../rules/fileKinds.ts';
import { POSTERS } from '../rules/mediaLimits.ts';
import { MediaState } from '../rules/mediaStates.ts';

export const FILE_CHANGED = reworded(CONFLICT, '这个文件在别处改过了，请刷新后再改');
export const NOT_FAILED = reworded(CONFLICT, '这个文件没有处理失败，不用重新处理');

export const VideoFile = z.object({
  id: Id,
  /** To be named by whoever changes it. */
  version: z.string(),
  fileName: z.string(),
  fileType: oneOf(FileType),
  fileSize: z.int(),
  /** Seconds or pages. */
  length: z.int(),
  mediaState: oneOf(MediaState),
  processed: z.int(),
  failure: z.string(),
  contentType: z.string(),
  delivery: z.enum(['hls', 'file']),
  /** Signed, as are all below; empty until it can be used. */
  url: z.string(),
  /** What was uploaded, where it is kept; or empty. */
  originalUrl: z.string(),
  qualities: z.array(z.object({ label: z.string(), url: z.string() })),
  subtitles: z.array(z.object({ lang: z.string(), label: z.string(), url: z.string() })),
  /** Of a film to choose its poster from; the first pages of a document. */
  pictures: z.array(z.string()),
  poster: z.int(),
  thumbnails: z.string(),
  gmtCreate: Time,
});

export type VideoFile = z.infer<typeof VideoFile>;

export const view = endpoint({
  summary: '我的一个文件：状态、清晰度、封面与字幕，地址都签名',
  method: 'POST',
  path: '/course/auth/course/video/view',
  kind: 'read',
  input: z.object({ id: Id.of('mediaFile') }),
  output: VideoFile,
  fails: [NOT_FOUND],
});

export const choosePoster = endpoint({
  summary: '给我的视频选一张封面',
  method: 'POST',
  path: '/course/auth/course/video/poster',
  kind: 'write',
  input: z.object({
    id: Id.of('mediaFile'),
    version: z.string().regex(/^\d{1,20}$/, '请刷新页面后再改'),
    poster: z
      .int()
      .min(0)
      .max(POSTERS - 1),
  }),
  output: z.object({ version: z.string() }),
  fails: [NOT_FOUND, FILE_CHANGED],
});

export const again = endpoint({
  summary: '把处理失败的文件重新处理一次',
  method: 'POST',
  path: '/course/auth/course/video/again',
  kind: 'write',
  input: z.object({ id: Id.of('mediaFile') }),
  output: z.object({}),
  fails: [NOT_FOUND, NOT_FAILED],
});
