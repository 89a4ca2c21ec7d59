import { access } from 'node:fs/promises';

/** `npm run bench` runs the figures of the house; `npm run bench -- scale` and the like run one by name. */
const [name, ...rest] = process.argv.slice(2);
const names = name ? [name] : ['calls', 'pages', 'start'];

for (const one of names) {
  const file = new URL(`./${one}.ts`, import.meta.url);
  const known = await access(file).then(
    () => true,
    () => false,
  );
  if (!known) {
    console.error(`没有名为 ${one} 的测量。`);
    process.exit(1);
  }
  console.log(`\n== ${one}`);
  const { run } = (await import(file.href)) as { run: (args: string[]) => Promise<void> };
  await run(rest);
}
process.exit(0);
