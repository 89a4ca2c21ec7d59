import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import type { Platform } from '../../kit/context.ts';
import { filesOf } from './files.ts';
import type { LeavingFile } from './files.ts';
import { orgMap } from './orgMap.ts';
import { linesOf, tablesOf } from './rows.ts';
import type { OrgTable } from './rows.ts';

interface Packed {
  rowCount: number;
  fileCount: number;
}

interface Wanted {
  orgNo: string;
  orgName: string;
  isWithFiles: boolean;
}

interface Written {
  name: string;
  file: string;
  rows: number;
}

/**
 * Packs everything that an organization owns and stores it under this key: the rows as they were at one moment, a file
 * of JSON lines for each table, a list of what is in it, and the files. Rows wait on the disk of this machine meanwhile.
 */
export async function packOrg({ db, providers, clock }: Platform, wanted: Wanted, key: string): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-org-'));
  try {
    // One moment for all tables: what is written meanwhile is not half in it.
    const written = await db.transaction((tx) => writeRows(tx, wanted.orgNo, folder), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    const { files, left } = wanted.isWithFiles ? await leaving(db, providers.storage, wanted.orgNo) : noFiles;
    const list = JSON.stringify(listOf(wanted, written, left, wireTime(clock())), null, 2);
    await providers.storage.put(key, zipOf(folder, written, list, files), 'application/zip');
    return { rowCount: written.reduce((sum, { rows }) => sum + rows, 0), fileCount: files.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const noFiles: { files: LeavingFile[]; left: string[] } = { files: [], left: [] };

/** Tables without rows are not in it. */
async function writeRows(db: Db, orgNo: string, folder: string): Promise<Written[]> {
  const written: Written[] = [];
  for (const table of tablesOf(db, orgMap, orgNo)) {
    const rows = await writeTable(db, table, join(folder, table.file));
    if (rows > 0) written.push({ name: table.name, file: table.file, rows });
  }
  return written;
}

async function writeTable(db: Db, table: OrgTable, path: string): Promise<number> {
  let count = 0;
  await mkdir(dirname(path), { recursive: true });
  const pieces = async function* (): AsyncGenerator<string> {
    for await (const lines of linesOf(db, table)) {
      count += lines.length;
      if (lines.length > 0) yield `${lines.join('\n')}\n`;
    }
  };
  await pipeline(Readable.from(pieces()), createWriteStream(path, { mode: 0o600 }));
  return count;
}

async function leaving(db: Db, storage: Platform['providers']['storage'], orgNo: string) {
  const files: LeavingFile[] = [];
  const left: string[] = [];
  for await (const file of filesOf(db, storage, orgNo)) {
    if ('left' in file) left.push(file.left);
    else files.push(file);
  }
  return { files, left };
}

const listOf = ({ orgName, orgNo }: Wanted, written: readonly Written[], left: readonly string[], at: string) => ({
  说明: NOTE,
  单位: orgName,
  单位编号: orgNo,
  导出时间: at,
  数据: written.map(({ name, file, rows }) => ({ 名称: name, 文件: file, 行数: rows })),
  没有带上的文件: left,
});

const NOTE =
  '这是知途保存的、属于本单位的全部数据。data 里一张表一个文件，一行一条 JSON，列名是数据库里的名字，编号互相对得上；files 里是单位的文件，以编号为名。密码、密钥与存放位置不在其中；撤回、收回了投递的人与还在盲评的人不在其中；员工与学员自己的账号、消息、学习记录属于他们本人，不在其中；钱包与账目在「收益」里导出。';

function zipOf(folder: string, written: readonly Written[], list: string, files: readonly LeavingFile[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;
  const handOver = async (open: () => Promise<Readable>, give: (error: unknown, stream: Readable) => void) => {
    try {
      current = await open();
    } catch (error) {
      return give(error, null as never);
    }
    return give(null, current);
  };
  zip.on('error', (error) => out.destroy(error as Error));
  zip.addBuffer(Buffer.from(list), '目录.json');
  for (const { file } of written) zip.addFile(join(folder, file), file);
  for (const { path, open } of files)
    zip.addReadStreamLazy(path, { compress: false }, (give) => void handOver(open, give));
  zip.end();
  out.once('close', () => current?.destroy());
  zip.outputStream.pipe(out);
  return out;
}
