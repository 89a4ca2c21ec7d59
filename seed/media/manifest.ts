import { readFileSync } from 'node:fs';

/** A file in seed/media/files, named relative to that folder. */
export interface ManifestFile {
  file: string;
  bytes: number;
  sha256: string;
}

/** One thing to learn from: a video, a sound, a picture, a document, a table or an archive. */
export interface ManifestMedia extends ManifestFile {
  key: string;
  /** Name shown when it is downloaded, with its ending. */
  fileName: string;
  /** 4 video, 5 audio, 6 picture, 7 document, 10 archive (handed out only), 0 other (likewise). */
  fileType: 4 | 5 | 6 | 7 | 10 | 0;
  contentType: string;
  /** Seconds or pages; 1 for the rest. */
  length: number;
  subtitles: (ManifestFile & { lang: string; label: string })[];
  /** All qualities, best first; empty when there is only one. */
  variants: (ManifestFile & { label: string })[];
  /** HLS: what lies beside the playlist. */
  parts: ManifestFile[];
}

export const filesFolder = new URL('files/', import.meta.url);

/** What `make.ts` made last. */
export const readManifest = (): ManifestMedia[] =>
  JSON.parse(readFileSync(new URL('manifest.json', filesFolder), 'utf8')) as ManifestMedia[];
