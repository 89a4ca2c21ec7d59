import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';

export interface Load {
  /** Answered requests per second. */
  rate: number;
  /** Milliseconds of processor time of the server per request. */
  cpuMs: number;
}

interface Target {
  url: string;
  pid: number;
  headers?: Record<string, string>;
  /** 10 unless told. */
  connections?: number;
  /** Makes each request, where they are not all the same. */
  next?: () => Sent;
}

export interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
}

const CONNECTIONS = 10;

/** Sends requests for `seconds` after a warm-up, and reads what they cost from the system's own accounting. */
export async function load(target: Target, seconds = 5): Promise<Load> {
  const { url, pid } = target;
  await shoot(target, 2);
  const before = cpuSeconds(pid);
  const result = await shoot(target, seconds);
  const used = cpuSeconds(pid) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} 次失败，${result.errors} 次错误`);
  const answered = result.requests.total;
  return { rate: answered / result.duration, cpuMs: (used * 1000) / answered };
}

/** Two targets in turn, A B A B, so that a drifting machine hits both. Returns the medians. */
export async function paired(a: Target, b: Target, rounds = 3): Promise<[Load, Load]> {
  const loads: [Load[], Load[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    loads[0].push(await load(a));
    loads[1].push(await load(b));
  }
  return [median(loads[0]), median(loads[1])];
}

const shoot = ({ url, headers, next, connections = CONNECTIONS }: Target, duration: number) =>
  autocannon({
    url,
    headers,
    connections,
    duration,
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] }),
  });

function median(loads: Load[]): Load {
  const middle = (values: number[]) => values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)]!;
  return { rate: middle(loads.map((one) => one.rate)), cpuMs: middle(loads.map((one) => one.cpuMs)) };
}

/** User and system time of a process, from /proc; 100 ticks a second on Linux. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
