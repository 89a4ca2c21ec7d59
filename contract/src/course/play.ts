import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { LOCKED, NO_MEDIA, NOT_READY } from './failures.ts';
import { FileType } from '../rules/fileKinds.ts';

/** `data` of a 402: why the class-hour is locked (a key of `rules/lock.ts`) and what the course costs. */
export const Locked = z.object({
  reason: z.enum(['signIn', 'enrol', 'buy', 'expired']),
  courseId: Id,
  isFree: Flag,
  courseOriginal: Money,
  courseDiscount: Money,
});

export type Locked = z.infer<typeof Locked>;

const Sign = z.object({
  periodId: Id,
  courseId: Id,
  fileType: oneOf(FileType),
  /** Seconds of video and audio, pages of a document, 1 for pictures and links. */
  length: z.int(),
  /** 1: open as a preview, without taking the course. */
  isPreview: Flag,
});

export const sign = endpoint({
  summary: '这个课时我能不能学；不能时 402，data 是 Locked',
  method: 'POST',
  path: '/course/auth/course/sign',
  kind: 'read',
  input: z.object({ periodId: Id.open('period') }),
  output: Sign,
  fails: [LOCKED, NOT_FOUND],
});

export const microSign = endpoint({
  summary: '这个微课课时我能不能学；规则与 sign 相同',
  method: 'POST',
  path: '/course/auth/course/micro_sign',
  kind: 'read',
  input: z.object({ periodId: Id.open('period') }),
  output: Sign,
  fails: [LOCKED, NOT_FOUND],
});

/** A part of a SCORM package: one that reports, or a page that is only looked at. */
const PackageItem = z.object({ itemKey: z.string(), title: z.string(), url: z.string(), isReporting: Flag });

export const Playback = z.object({
  periodId: Id,
  fileType: oneOf(FileType),
  /**
   * hls: a playlist; file: plays or opens directly; link: another page, `url` is not ours; text: read here, in `html`; package: `items` are
   * shown in a frame of their own; node: a homework or an examination, sat on its own page.
   */
  delivery: z.enum(['hls', 'file', 'link', 'text', 'package', 'node']),
  /** Signed and expiring, relative to the site; bound to the caller's session cookie unless it is a guest's preview. */
  url: z.string(),
  /** Empty unless it is a text. */
  html: z.string(),
  contentType: z.string(),
  fileName: z.string(),
  /** Bytes; 0 for links. */
  fileSize: z.number().int(),
  length: z.int(),
  /** Other qualities, best first; empty when there is only one. */
  qualities: z.array(z.object({ label: z.string(), url: z.string() })),
  subtitles: z.array(z.object({ lang: z.string(), label: z.string(), url: z.string() })),
  /** The parts of a package, in their order; the addresses are signed. */
  items: z.array(PackageItem),
  /** A picture of the film, or empty. */
  poster: z.string(),
  /** WebVTT: which part of which sheet shows which seconds of the film; or empty. */
  thumbnails: z.string(),
  /** Ask again before then. */
  expiresAt: Time,
});

export type Playback = z.infer<typeof Playback>;

export const getPlaybackUrl = endpoint({
  summary: '课时的播放地址，签名，最长两小时',
  method: 'POST',
  path: '/course/auth/course/getPlaybackUrl',
  kind: 'read',
  input: z.object({ periodId: Id.open('period') }),
  output: Playback,
  fails: [LOCKED, NO_MEDIA, NOT_READY],
});

export const preview = endpoint({
  summary: '试看课时的播放地址，游客也可以',
  method: 'POST',
  path: '/course/api/course/preview',
  kind: 'read',
  input: z.object({ periodId: Id.open('period') }),
  output: Playback,
  fails: [LOCKED, NO_MEDIA, NOT_READY],
});
