import { join, resolve } from 'node:path';
import { chooseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { openEndpoint } from './embedded/endpoint.ts';
import { assertUsableFolder } from './embedded/folder.ts';
import { initialise, readPassword } from './embedded/initialise.ts';
import { lockFolder } from './embedded/lock.ts';
import { stopOrphans } from './embedded/orphans.ts';
import { runPostgres } from './embedded/run.ts';
import type { Log } from './embedded/run.ts';

export type EmbeddedDatabase = {
  /** 数据库 zhitu 的连接地址；账户能建库，没有超级权 */
  url: string;
  /** 断开所有连接、写完检查点后返回；可以重复调用 */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** false 时什么都不等磁盘，断电会坏：只给用完就扔的库 */
  isDurable?: boolean;
  /** 数据库进程自己没了（被杀、磁盘故障），不是 stop() 引起的 */
  onCrash?: (reason: string) => void;
};

/**
 * 在 `dataDir/postgres` 上启动 PostgreSQL 18，首次会先建库。
 * 上一个进程被强行结束时，先停掉它留下的数据库再恢复。
 * @throws StartupError 一句中文：文件夹被占用、版本不同、不可写、磁盘满、账户不对
 */
export async function startEmbedded({
  dataDir,
  log,
  isDurable = true,
  onCrash,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const root = resolve(dataDir);
  const directory = join(root, 'postgres');
  await assertUsableFolder(root, directory);
  const lock = await lockFolder(root);
  const undo: (() => unknown)[] = [lock.release];
  const release = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await stopOrphans(directory, log);
    const account = await chooseAccount(directory);
    const binaries = await findBinaries(account);
    await initialise({ directory, account, binaries, log });
    const password = await readPassword(directory);
    const endpoint = await openEndpoint(account, directory);
    undo.push(endpoint.close);
    const server = await runPostgres({
      binaries,
      account,
      directory,
      flags: isDurable ? endpoint.flags : [...endpoint.flags, '-F', '-c', 'full_page_writes=off'],
      log,
      onCrash: (reason) => onCrash?.(reason),
      onProcessExit: () => {
        endpoint.close();
        lock.release();
      },
    });
    undo.push(server.stop);
    let stopping: Promise<void> | undefined;
    return { url: endpoint.url(password), stop: () => (stopping ??= release()) };
  } catch (error) {
    await release();
    throw error;
  }
}
