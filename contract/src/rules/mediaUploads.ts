import { FileKind } from './fileKinds.ts';

const MB = 1_048_576;
const GB = 1024 * MB;

interface KindRule {
  maxBytes: number;
  /** Endings a name may have, the ones that content is called by among them. */
  extensions: readonly string[];
}

/** What may be uploaded in pieces; five gigabytes is what object storage takes in one go. */
export const kindRules: Readonly<Record<FileKind, KindRule>> = {
  [FileKind.video]: {
    maxBytes: 5 * GB,
    extensions: [
      'mp4',
      'm4v',
      'mov',
      'mkv',
      'webm',
      'avi',
      'flv',
      'wmv',
      'asf',
      'mpg',
      'mpeg',
      'mts',
      'ts',
      '3gp',
      'ogv',
    ],
  },
  [FileKind.audio]: {
    maxBytes: GB,
    extensions: ['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg', 'opus', 'amr', 'aif', 'wma'],
  },
  [FileKind.image]: {
    maxBytes: 50 * MB,
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'bmp', 'tif', 'tiff'],
  },
  [FileKind.document]: {
    maxBytes: 500 * MB,
    extensions: [
      'pdf',
      'doc',
      'docx',
      'xls',
      'xlsx',
      'ppt',
      'pptx',
      'odt',
      'ods',
      'odp',
      'rtf',
      'epub',
      'txt',
      'csv',
      'md',
      'srt',
      'vtt',
    ],
  },
  [FileKind.archive]: { maxBytes: 2 * GB, extensions: ['zip', 'imscc', '7z', 'rar', 'gz', 'tar'] },
};

/** How much a page sends at a time, and how much of it is lost at most when the connection breaks. */
export const CHUNK_BYTES = 8 * MB;
/** More than this in one request is refused. */
export const CHUNK_MOST = 64 * MB;
/** So long an upload that was begun can be gone on with. */
export const UPLOAD_DAYS = 7;
/** So many unfinished uploads one person may have. */
export const UPLOADS_AT_ONCE = 100;

export const extensionOf = (name: string): string => /\.([A-Za-z\d]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file claims to be by its name; undefined for endings that are not taken. */
export const kindOfName = (name: string): FileKind | undefined => kindOfExtension(extensionOf(name));

export const kindOfExtension = (extension: string): FileKind | undefined =>
  FileKind.values.find((kind) => kindRules[kind].extensions.includes(extension));

/** The form `accept` of a file input takes for some kinds. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => kindRules[kind].extensions.map((one) => `.${one}`)).join(',');

/** Bytes as people read them: 860 KB, 2.4 GB. */
export const bytesText = (bytes: number): string => {
  if (bytes < MB) return `${Math.ceil(bytes / 1024)} KB`;
  const [value, unit] = bytes < 1000 * MB ? [bytes / MB, 'MB'] : [bytes / GB, 'GB'];
  return `${value.toFixed(value < 100 && value % 1 !== 0 ? 1 : 0)} ${unit}`;
};

/** Why a file cannot be uploaded at all, before a byte of it is sent. */
export function refusalOf(
  { name, size }: { name: string; size: number },
  kinds: readonly FileKind[] = FileKind.values,
) {
  const kind = kindOfName(name);
  const wanted = kinds.map((one) => FileKind.labels[one]).join('、');
  if (kind === undefined) return `不支持这种格式，可以上传${wanted}`;
  if (!kinds.includes(kind)) return `这是${FileKind.labels[kind]}，这里要${wanted}`;
  if (size === 0) return '文件是空的（0 字节），请检查后再传';
  const { maxBytes } = kindRules[kind];
  if (size > maxBytes) return `${FileKind.labels[kind]}最大 ${bytesText(maxBytes)}，这个有 ${bytesText(size)}`;
  return undefined;
}
