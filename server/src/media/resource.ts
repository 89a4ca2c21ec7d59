import { and, eq, sql } from 'drizzle-orm';
import { posix } from 'node:path';
import { prepared } from '../db/client.ts';
import { enabled } from '../db/enabled.ts';
import { mediaFile } from '../db/schema/media.ts';
import { certificatePdf } from '../domain/certificate/pdf.ts';
import { resumePdf } from '../domain/profile/resumePdf.ts';
import { servedType } from '../domain/media/kinds.ts';
import { SEGMENT_KEY } from '../domain/media/process/film.ts';
import type { MediaClaim } from '../domain/media/token.ts';
import { offerPdf } from '../domain/offerLetters/pdf.ts';
import { ORG_EXPORT_PART, storedExport } from '../domain/orgExport/exports.ts';
import { posterPicture } from '../domain/posters/poster.ts';
import { transcriptPdf } from '../domain/transcripts/pdf.ts';
import type { Platform } from '../kit/context.ts';
import { isStorageKey } from '../providers/storage.ts';

/** Something that can be sent: a stored file, or bytes made on the spot. */
export interface Resource {
  /** Storage key, unless `bytes` are there. */
  key: string;
  bytes?: Buffer;
  /** Below the folder of the media file; for the addresses in a playlist. */
  path: string;
  fileName: string;
  contentType: string;
  isInline: boolean;
  /** Ten minutes in the browser unless told. */
  cacheControl?: string;
  /** In the place of those that keep a file from acting as a page. */
  headers?: Readonly<Record<string, string>>;
  /** Changes when the content may have changed. */
  version: string;
}

/** Asked for every piece of every film. */
const byId = prepared('media_by_id', (db) =>
  db
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.id, sql.placeholder('id')), enabled(mediaFile)))
    .prepare('media_by_id'),
);

/** What a claim opens; undefined when it is gone. */
export async function resourceOf(platform: Platform, claim: MediaClaim): Promise<Resource | undefined> {
  if (claim.part === 'c') return certificateOf(platform, claim.id);
  if (claim.part === 'g') return transcriptOf(platform, claim.id);
  if (claim.part === 'l') return offerOf(platform, claim.id);
  if (claim.part === 'r') return resumeOf(platform, claim);
  if (claim.part === ORG_EXPORT_PART) return orgExportOf(platform, claim.id);
  if (claim.part === 'b') return posterOf(platform, claim);
  const [media] = await byId(platform.db).execute({ id: claim.id });
  if (!media) return undefined;
  const folder = posix.dirname(media.storageKey);
  const key = keyOf(media, claim);
  if (key === undefined) return undefined;
  const isMain = key === media.storageKey;
  if (claim.part === 'h' && claim.path === SEGMENT_KEY) return keyBytes(media);
  const { contentType, isInline } = servedType(key, isMain ? media.contentType : '');
  return {
    key,
    path: posix.relative(folder, key),
    fileName: isMain || key === media.sourceKey ? media.fileName : posix.basename(key),
    contentType,
    isInline: isInline && claim.part !== 'd' && claim.part !== 'o',
    version: media.gmtModified,
  };
}

type Media = typeof mediaFile.$inferSelect;

function keyOf(media: Media, { part, path }: MediaClaim): string | undefined {
  const index = Number(part.slice(1));
  if (part === 'm') return media.storageKey;
  if (part === 'd') return media.sourceKey || media.storageKey; // a document as it was written, not as it is shown
  if (part === 'o') return media.sourceKey || undefined;
  if (part === 't') return media.thumbnails || undefined;
  if (part.startsWith('p')) return media.pictures[index];
  if (part === 'h') return isStorageKey(path) ? posix.join(posix.dirname(media.storageKey), path) : undefined;
  if (part.startsWith('q')) return media.variants[index]?.key;
  return part.startsWith('s') ? media.subtitles[index]?.key : undefined;
}

/** What players decrypt the segments with; no cache may keep it. */
const keyBytes = ({ segmentKey }: Media): Resource | undefined =>
  segmentKey === null
    ? undefined
    : {
        key: '',
        bytes: segmentKey,
        path: SEGMENT_KEY,
        fileName: SEGMENT_KEY,
        contentType: 'application/octet-stream',
        isInline: false,
        cacheControl: 'private, no-store',
        version: '',
      };

async function certificateOf(platform: Platform, id: string): Promise<Resource | undefined> {
  const made = await certificatePdf(platform, id);
  if (!made) return undefined;
  return paperOf(made.bytes, `${made.certificateNo}.pdf`);
}

async function transcriptOf(platform: Platform, id: string): Promise<Resource | undefined> {
  const made = await transcriptPdf(platform.db, id, platform.config.publicUrl);
  return made && paperOf(made.bytes, `${made.transcriptNo}.pdf`);
}

async function offerOf(platform: Platform, id: string): Promise<Resource | undefined> {
  const made = await offerPdf(platform.db, id, platform.config.publicUrl);
  return made && paperOf(made.bytes, `${made.offerNo}.pdf`);
}

async function orgExportOf(platform: Platform, id: string): Promise<Resource | undefined> {
  const stored = await storedExport(platform.db, id);
  return (
    stored && {
      ...stored,
      path: '',
      contentType: 'application/zip',
      isInline: false,
      cacheControl: 'private, no-store',
      version: '',
    }
  );
}

async function resumeOf(platform: Platform, { id, path }: MediaClaim): Promise<Resource | undefined> {
  const { publicUrl } = platform.config;
  const made = await resumePdf(platform.db, { userNo: id, audience: path, publicUrl, now: platform.clock() });
  return made && paperOf(made.bytes, `${made.name}的简历.pdf`);
}

async function posterOf(platform: Platform, claim: MediaClaim): Promise<Resource | undefined> {
  const made = await posterPicture(platform, claim);
  return made && { ...paperOf(made.bytes, `${made.fileName}.png`), contentType: 'image/png' };
}

const paperOf = (bytes: Buffer, fileName: string): Resource => ({
  key: '',
  bytes,
  path: '',
  fileName,
  contentType: 'application/pdf',
  isInline: true,
  version: '',
});
