import type { Config } from '../config.ts';
import { explainDatabaseError } from '../db/unusable.ts';
import { StartupError } from '../startupError.ts';
import type { Check, Finding, Patient, State } from './doctor/check.ts';
import { bad, why } from './doctor/check.ts';
import { backups, clock, database, queue } from './doctor/database.ts';
import { disk, memory, secret, settings, versions } from './doctor/machine.ts';
import { directories } from './doctor/directories.ts';
import { media, office } from './doctor/media.ts';
import { ledger, payments } from './doctor/money.ts';
import { address, calls, ports } from './doctor/network.ts';
import { replica } from './doctor/replica.ts';
import { backupBucket, mail, redis, scanner, sms, storage } from './doctor/services.ts';
import { signOn } from './doctor/signOn.ts';
import { settingsOf, withSite } from './site.ts';
import type { Io, Verb } from './verb.ts';

const checks: readonly Check[] = [
  versions,
  settings,
  secret,
  disk,
  memory,
  database,
  replica,
  clock,
  queue,
  backups,
  backupBucket,
  storage,
  mail,
  sms,
  redis,
  scanner,
  signOn,
  directories,
  payments,
  ledger,
  media,
  office,
  calls,
  ports,
  address,
];

const marks: Readonly<Record<State, string>> = { ok: '✓', off: '·', warn: '!', bad: '✗' };

export const verb: Verb = {
  usage: [['', '逐项检查；✓ 正常，· 没有设，! 要留意，✗ 坏了；有 ✗ 时退出码是 1']],
  async run(io) {
    const config = settingsOf(io.env); // a wrong setting is told by itself, and nothing else can be looked at
    const findings = await withPatient(io, config, (patient) => examine(patient, io.say));
    const count = (state: State): number => findings.filter((one) => one.state === state).length;
    io.say('');
    io.say(
      count('bad') + count('warn') === 0 ? '没有发现毛病。' : `坏了 ${count('bad')} 处，要留意 ${count('warn')} 处。`,
    );
    return count('bad') > 0 ? 1 : 0;
  },
};

/** Without a database the rest is still looked at. */
async function withPatient<T>(io: Io, config: Config, work: (patient: Patient) => Promise<T>): Promise<T> {
  const without = { config, database: null, isRunning: false, now: io.now() };
  let isReached = false;
  try {
    return await withSite(io, async ({ database, isRunning }) => {
      await database.pool.query('select 1');
      isReached = true;
      return work({ ...without, database, isRunning });
    });
  } catch (error) {
    if (isReached) throw error;
    const told = explainDatabaseError(error, { isOurs: config.databaseUrl === null });
    io.say(`✗ 数据库：${told instanceof StartupError ? told.message : why(told)}`);
    return work(without);
  }
}

async function examine(patient: Patient, say: Io['say']): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const { name, look } of checks) {
    const findings = await look(patient).catch((error: unknown) => [
      bad(`检查不下去（${why(error)}）`, '请带着这一句报告给知途的开发者。'),
    ]);
    for (const { state, what, cure } of findings) {
      say(`${marks[state]} ${name}：${what}`);
      if (cure !== undefined) say(`    → ${cure}`);
    }
    all.push(...findings);
  }
  return all;
}
