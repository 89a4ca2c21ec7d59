import type { FileKind } from '#contract/rules/fileKinds.ts';
import type { UploadedMedia } from '#contract/system/upload.ts';

/**
 * `waiting` for its turn, `sending`, `paused` by the author, `offline` until the network is back, `checking` what has
 * arrived, `done`, `failed` until 重试, `refused` for what is in it, `lost` by a reload: the file has to be chosen again.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'checking'
  | 'done'
  | 'failed'
  | 'refused'
  | 'lost';

/** A file on its way, or one that was. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970, as the file system has it: with name and size it tells the file from others. */
  readonly lastModified: number;
  readonly kind: FileKind;
  readonly state: UploadState;
  /** Bytes that are on the server, or on their way to it. */
  readonly sent: number;
  /** What went wrong. */
  readonly message: string;
  /** Where the upload is, once it was begun. */
  readonly url: string | null;
  readonly media: UploadedMedia | null;
}

/** Bytes still move, or would be lost to the author by closing the page. */
export const isUnderWay = ({ state }: UploadItem): boolean =>
  state === 'waiting' || state === 'sending' || state === 'offline' || state === 'checking';

/** Nothing more happens to it by itself. */
export const hasEnded = ({ state }: UploadItem): boolean =>
  state === 'done' || state === 'failed' || state === 'refused';

/** It did not become a file of the author's. */
export const hasFailed = ({ state }: UploadItem): boolean => state === 'failed' || state === 'refused';

/** How much of all that was chosen has arrived, 0 to 100; 100 only when everything has. */
export function percentOf(items: readonly Pick<UploadItem, 'sent' | 'size'>[]): number {
  const size = items.reduce((sum, one) => sum + one.size, 0);
  const sent = items.reduce((sum, one) => sum + Math.min(one.sent, one.size), 0);
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}

/** Whether a file that was chosen again is the one an upload began with. */
export const isSameFile = (item: UploadItem, file: Pick<File, 'name' | 'size' | 'lastModified'>): boolean =>
  item.name === file.name && item.size === file.size && item.lastModified === file.lastModified;
