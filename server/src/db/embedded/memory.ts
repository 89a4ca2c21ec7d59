import { totalmem } from 'node:os';

const MB = 1024 ** 2;

/** 这个进程能用的内存，字节：容器给的限额，没有限额就是整台机器的 */
export const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * 数据库的缓冲取多少（`postgresql.conf` 的写法）。手册建议独占一台机器时取内存的四分之一；这里与服务同住，取八分之一，
 * 128 MB 到 2 GB。用到才占。`effective_cache_size` 是告诉规划器系统缓存大约还有多少，取一半。
 * 见 https://www.postgresql.org/docs/18/runtime-config-resource.html
 */
export function bufferSettings(memory: number): string {
  const shared = Math.max(128, Math.min(2048, Math.floor(memory / 8 / MB)));
  return `shared_buffers = ${shared}MB\neffective_cache_size = ${Math.max(shared, Math.floor(memory / 2 / MB))}MB\n`;
}
