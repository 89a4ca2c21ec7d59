import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { mediaFile } from '../../db/schema/media.ts';
import type { StorageProvider } from '../../providers/storage.ts';
import { isPlaylist } from '../media/kinds.ts';
import { filmStream, segmentsOf, soundStream } from './film.ts';

type Media = typeof mediaFile.$inferSelect;

/** A file as it goes along, or why it does not. */
export type FileLeaving =
  | { path: string; bytes: number; note: string; open: () => Promise<Readable> }
  | { left: string };

/**
 * A stored file for a package. Of a film whose original was not kept goes what was made of it, in its best quality.
 */
export async function fileOf(storage: StorageProvider, media: Media, isTimed: boolean): Promise<FileLeaving> {
  const { fileName, mediaState } = media;
  if (mediaState !== MediaState.ready) return { left: `「${fileName}」还没有处理好，不在包里` };
  const subtitles = media.subtitles.length > 0 ? ['字幕没有带上，到文件页里另存'] : [];
  const key = media.sourceKey || media.storageKey;
  if (!isPlaylist(key)) {
    const bytes = await storage.size(key);
    if (bytes === undefined) return { left: `「${fileName}」已经不在了` };
    const open = async () => (await storage.open(key))!.stream;
    const packages = media.fileType === FileType.package ? ['课件包整个放在里面，别的平台要另外打开它'] : [];
    return { path: pathOf(media, fileName), bytes, note: [...packages, ...subtitles].join('；'), open };
  }
  const segments = isTimed ? await segmentsOf(storage, media) : undefined;
  if (!segments) return { left: `「${fileName}」的原件没有留下，不在包里` };
  let bytes = 0;
  for (const segment of segments.keys) {
    const size = await storage.size(segment);
    if (size === undefined) return { left: `「${fileName}」缺了一段，不在包里` };
    bytes += size;
  }
  const isFilm = media.fileType === FileType.video;
  const open = async () => (isFilm ? filmStream : soundStream)(storage, segments);
  const what = isFilm ? '原片没有留下，放的是做好的最高一档（TS）' : '原件没有留下，放的是做好的声音（AAC）';
  const name = `${posix.parse(fileName).name}.${isFilm ? 'ts' : 'aac'}`;
  return { path: pathOf(media, name), bytes, note: [what, ...subtitles].join('；'), open };
}

/** Names keep what people call them, without the signs that file systems mind. */
function pathOf({ id }: Media, fileName: string): string {
  const { name, ext } = posix.parse(fileName.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').toWellFormed());
  return `files/${id}/${[...name].slice(0, 80).join('').trim() || 'file'}${ext}`;
}
