import { parseArgs } from 'node:util';
import { explainS3 } from '../backup/backupError.ts';
import { explainDatabaseError } from '../db/unusable.ts';
import { CallFailure } from '../kit/fail.ts';
import { StartupError } from '../startupError.ts';
import type { Io, Verb } from './verb.ts';
import { verbs } from './verbs.ts';

/**
 * Runs one command.
 * @returns its exit code; what goes wrong is one sentence, unless nobody thought of it
 */
export async function run([name = 'help', ...args]: readonly string[], io: Io): Promise<number> {
  const listed = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!listed) {
    const isHelp = ['help', '--help', '-h'].includes(name);
    if (!isHelp) io.say(`没有「${name}」这个命令。`);
    for (const line of overview()) io.say(line);
    return isHelp ? 0 : 2;
  }
  const { verb } = await listed.load();
  const given = parsed(verb, args);
  if (!given || given.values['help']) {
    for (const line of usageOf(name, verb)) io.say(line);
    return given ? 0 : 2;
  }
  try {
    return await verb.run(io, given);
  } catch (error) {
    const isOurs = !io.env['DATABASE_URL']?.trim();
    const told = explainS3(explainDatabaseError(error, { isOurs }), 'S3');
    if (!(told instanceof StartupError || told instanceof CallFailure)) throw error;
    io.say(told.message);
    return 1;
  }
}

function parsed(verb: Verb, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...verb.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: verb.takesWords ?? false,
    });
  } catch {
    return undefined; // an option or a word that is not there, or an option without its value
  }
}

const usageOf = (name: string, { usage }: Verb): string[] => [
  '用法：',
  ...usage.flatMap(([form, meaning]) => [`  npm run zhitu -- ${[name, form].join(' ').trim()}`, `      ${meaning}`]),
];

const overview = (): string[] => [
  '用法：npm run zhitu -- <命令> [选项]，每个命令加 --help 看它的选项。设置与 npm start 的一样，来自环境变量。',
  '',
  ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`),
];
