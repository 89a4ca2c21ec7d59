import { run } from './run.ts';

// npm runs it in the folder of the project; INIT_CWD is where the operator stands.
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  from: process.env['INIT_CWD'] ?? process.cwd(),
  now: () => new Date(),
  say: (line) => void process.stdout.write(`${line}\n`),
});
