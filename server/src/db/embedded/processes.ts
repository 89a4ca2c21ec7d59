import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * 进程的身份：同一个号被别的进程重用、机器重启之后都会变；进程不在时为 null。
 */
export function identityOf(pid: number): string | null {
  if (process.platform !== 'linux') return startedAt(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // 第 2 项是带括号的程序名，里面可以有空格与括号，从最后一个括号之后数
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}

function startedAt(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
