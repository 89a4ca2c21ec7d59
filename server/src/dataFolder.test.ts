import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { explainFileError, makeWritable } from './dataFolder.ts';
import { StartupError } from './startupError.ts';

const base = mkdtempSync(join(tmpdir(), 'zhitu-folder-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
writeFileSync(join(base, 'file'), '');
symlinkSync(join(base, 'nothing'), join(base, 'nowhere'));
symlinkSync(join(base, 'round'), join(base, 'round'));

function refusalOf(folder: string): string {
  try {
    makeWritable(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }
  return '';
}

it('makes parents and itself and leaves nothing else; existing and linked ones will do', () => {
  const folder = join(base, 'a/b/c');
  expect(refusalOf(folder)).toBe('');
  expect(refusalOf(folder)).toBe('');
  expect(readdirSync(folder)).toEqual([]);
  symlinkSync(folder, join(base, 'to-c'));
  expect(refusalOf(join(base, 'to-c/d'))).toBe('');
});

const CHANGE = '请用 DATA_DIR 换一个文件夹。';

it.each([
  ['是一个文件', 'file', (path: string) => `数据文件夹 ${path} 是一个文件，${CHANGE}`],
  ['在文件里面', 'file/a/b', (path: string) => `数据文件夹 ${path} 的上级 ${join(base, 'file')} 是一个文件，${CHANGE}`],
  ['链接指向空处', 'nowhere', (path: string) => `数据文件夹 ${path} 是一个链接，它指的地方不存在，${CHANGE}`],
  ['链接绕圈', 'round/a', (path: string) => `数据文件夹 ${path} 的路径里有互相指来指去的链接，${CHANGE}`],
  ['路径太长', 'x'.repeat(300), (path: string) => `数据文件夹 ${path.slice(0, 60)}… 的路径太长，${CHANGE}`],
])('%s', (_, name, sentence) => expect(refusalOf(join(base, name))).toBe(sentence(join(base, name))));

it.runIf(process.platform === 'linux')('where no folder can be made it says so once and does not loop', () => {
  expect(refusalOf('/proc/x/y')).toBe(`数据文件夹 /proc/x/y 建不起来：系统不让在 /proc 里建文件夹，${CHANGE}`);
});

it.runIf(process.getuid?.() !== 0)('no permission', () => {
  const closed = join(base, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  expect(refusalOf(join(closed, 'a'))).toMatch(/^当前账户不能写数据文件夹/);
  expect(refusalOf(closed)).toMatch(/^当前账户不能写数据文件夹/);
});

it('words of the system become a Chinese sentence', () => {
  const of = (text: string) => explainFileError(new Error(text), '/data').message;
  expect(of('ENOSPC: no space left on device')).toBe('磁盘已满，数据文件夹 /data 写不进去，请先清理磁盘。');
  expect(of('EROFS: read-only file system')).toBe(`数据文件夹 /data 所在的磁盘是只读的，${CHANGE}`);
  expect(of('EACCES: permission denied')).toMatch(/^当前账户不能写数据文件夹 \/data/);
  expect(of('EIO: i/o error')).toBe('数据文件夹 /data 不能使用：EIO: i/o error。');
});
