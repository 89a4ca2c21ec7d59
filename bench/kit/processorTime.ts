import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of /proc a second. */
const HERTZ = 100;

/** Processor seconds used so far, by who used them. */
export interface ProcessorTime {
  server: number;
  database: number;
  /** This process, which asks. */
  asker: number;
  /** Everything on the machine. */
  all: number;
  at: number;
}

/**
 * Who has used how much of the processors, so that a figure says what it waited for: a server near one core is its own
 * bottleneck, one far from it with all cores taken was starved by others.
 * @param postmaster process number of the database; its workers count too
 */
export async function processorTime(serverPid: number, postmaster: number): Promise<ProcessorTime> {
  const workers = await childrenOf(postmaster);
  const [server, asker, ...database] = await Promise.all(
    [serverPid, process.pid, postmaster, ...workers].map((pid) => secondsOf(pid)),
  );
  return {
    server: server!,
    asker: asker!,
    database: database.reduce((sum, one) => sum + one, 0),
    all: await secondsOfAll(),
    at: performance.now(),
  };
}

/** Cores that were busy between two moments: of the server, the database, the asker and everybody else. */
export function coresBetween(from: ProcessorTime, to: ProcessorTime) {
  const seconds = (to.at - from.at) / 1000;
  const of = (name: 'server' | 'database' | 'asker' | 'all') => Math.max(0, (to[name] - from[name]) / seconds);
  const [server, database, asker] = [of('server'), of('database'), of('asker')];
  return { server, database, asker, others: Math.max(0, of('all') - server - database - asker) };
}

/** Fields of a process after its name, which may hold spaces. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** User and system time, that of ended children included; a process that is gone has used nothing more. */
export async function secondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (stat === '') return 0;
  const fields = fieldsOf(stat);
  return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0) / HERTZ;
}

/** With what words a process was started; empty when it is gone. */
export const commandOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid));
  const parents = await Promise.all(
    pids.map(async (pid) => Number(fieldsOf(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') 0 0'))[1])),
  );
  return pids.filter((_, place) => parents[place] === parent);
}

/** Of all cores, without what they were idle or waited for disks. */
async function secondsOfAll(): Promise<number> {
  const [first = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softirq + steal) / HERTZ;
}
