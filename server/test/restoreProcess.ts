import { run } from '#server/cli/run.ts';

/** Started by cutOff.test.ts: a restoration that is killed when it says a line that begins so. */
const [file = '', fatal = ''] = process.argv.slice(2);
const code = await run(['restore', file], {
  env: process.env,
  from: process.cwd(),
  now: () => new Date(),
  say: (line) => {
    if (fatal !== '' && line.startsWith(fatal)) process.kill(process.pid, 'SIGKILL');
    process.stdout.write(`${line}\n`);
  },
});
process.exit(code);
