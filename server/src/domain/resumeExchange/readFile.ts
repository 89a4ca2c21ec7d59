import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MOST_IMPORTED_RESUMES, RESUME_FILE_BYTES } from '#contract/rules/resumeFiles.ts';
import type { Archive } from '../archive/openArchive.ts';
import { archiveLimits, ArchiveRefusal, openArchive } from '../archive/openArchive.ts';
import { fitted } from './fitted.ts';
import { DOCUMENT, readDocx } from './readDocx.ts';
import { readJson } from './readJson.ts';
import { readPdf } from './readPdf.ts';
import { FileRefusal, NOT_A_RESUME } from './row.ts';
import type { RawResume, ReadRow } from './row.ts';

export interface Sent {
  path: string;
  fileName: string;
}

const MB = 1_048_576;
const limits = { ...archiveLimits, entries: 3000, totalBytes: 200 * MB, entryBytes: RESUME_FILE_BYTES };

/**
 * The résumés of a file: of one of Word, one of our own PDF, JSON Resume with one or a list, or an archive of these.
 * Each stands for itself: one that is refused does not keep the others. Only for threads of their own. @throws FileRefusal
 */
export async function readResumes(sent: Sent): Promise<ReadRow[]> {
  const rows = await rowsOf(sent);
  if (rows.length > MOST_IMPORTED_RESUMES)
    throw new FileRefusal(`一次最多 ${MOST_IMPORTED_RESUMES} 份简历，请分成几次`);
  return rows.map((row, at) => ({ ...row, row: at + 1 }));
}

type Unnumbered = Omit<ReadRow, 'row'>;

async function rowsOf({ path, fileName }: Sent): Promise<Unnumbered[]> {
  const bytes = await readFile(path);
  if (!isArchive(bytes)) return one(fileName, () => plain(bytes));
  const archive = await openArchive(path, limits).catch(refused);
  try {
    return isDocument(archive) ? await one(fileName, () => readDocx(archive)) : await inside(archive);
  } finally {
    archive.close();
  }
}

const isArchive = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt16BE(0) === 0x504b;
const isDocument = ({ entries }: Archive): boolean => entries.some(({ path }) => path === DOCUMENT);

/** Kinds that are told by their first bytes, in words that say what to do. */
const others: readonly (readonly [string, string])[] = [
  ['d0cf11e0', '旧的 Word（.doc）读不了，也可能带着宏；请另存为 .docx'],
  ['ffd8ff', '这是照片，不是能读的简历；请用 Word、PDF 或 JSON'],
  ['89504e47', '这是图片，不是能读的简历；请用 Word、PDF 或 JSON'],
  ['52617221', '这是 RAR 压缩包，请用 ZIP 重新打包'],
  ['377abcaf', '这是 7z 压缩包，请用 ZIP 重新打包'],
  ['7b5c7274', '这是 RTF，请另存为 .docx'],
];

async function plain(bytes: Buffer): Promise<RawResume[]> {
  if (bytes.length === 0) throw new FileRefusal('文件是空的');
  const head = bytes.subarray(0, 4).toString('hex');
  const other = others.find(([start]) => head.startsWith(start));
  if (other) throw new FileRefusal(other[1]);
  if (bytes.subarray(0, 1024).includes('%PDF-')) return readPdf(bytes);
  const first = bytes
    .toString('utf8', 0, 200)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (first.startsWith('{') || first.startsWith('[')) return readJson(bytes);
  throw new FileRefusal(NOT_A_RESUME);
}

/** What systems put into archives beside the files. */
const noise = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|~\$)/i;

async function inside(archive: Archive): Promise<Unnumbered[]> {
  const files = archive.entries.filter(({ path }) => !noise.test(path));
  if (files.length === 0) throw new FileRefusal('压缩包里没有文件');
  if (files.length > MOST_IMPORTED_RESUMES)
    throw new FileRefusal(`压缩包里有 ${files.length} 个文件，一次最多 ${MOST_IMPORTED_RESUMES} 份简历`);
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-resumes-'));
  try {
    const rows: Unnumbered[] = [];
    for (const { path } of files) {
      const bytes = await buffer(await archive.read(path)).catch(() => Buffer.alloc(0));
      rows.push(...(await one(path, () => entry(bytes, folder))));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file of the archive; an archive in it is none but a document of Word. */
async function entry(bytes: Buffer, folder: string): Promise<RawResume[]> {
  if (!isArchive(bytes)) return plain(bytes);
  const path = join(folder, 'one');
  await writeFile(path, bytes);
  const archive = await openArchive(path, limits).catch(refused);
  try {
    if (!isDocument(archive)) throw new FileRefusal('压缩包里还有压缩包，请只放简历文件');
    return await readDocx(archive);
  } finally {
    archive.close();
  }
}

/** The résumés of one file, each with its place; a refusal is a row that says why. */
async function one(fileName: string, read: () => Promise<RawResume[]>): Promise<Unnumbered[]> {
  const name = fileName.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(-120) || '文件';
  try {
    const found = await read();
    if (found.length === 0) throw new FileRefusal('里面没有简历');
    return found.map((raw, at) => {
      const place = found.length === 1 ? name : `${name} 第 ${at + 1} 份`;
      const { resume, issues } = fitted(raw, place);
      return resume.name === ''
        ? {
            place,
            issues: [
              {
                place,
                column: '姓名',
                reason: '没有读到。Word 写在最前面，或写「姓名：…」；JSON Resume 写在 basics 的 name',
              },
              ...issues,
            ],
          }
        : { place, resume, issues };
    });
  } catch (error) {
    if (!(error instanceof FileRefusal || error instanceof ArchiveRefusal)) throw error;
    return [{ place: name, issues: [{ place: name, column: '文件', reason: error.message }] }];
  }
}

function refused(error: unknown): never {
  throw error instanceof ArchiveRefusal ? new FileRefusal(error.message) : error;
}
