import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/repo.mjs';

const meta = join(root, 'server/src/db/migrations/meta');

process.exitCode = await run('drizzle-kit', ['generate', ...process.argv.slice(2)]);

// The next migration is told from the newest snapshot alone; the older ones stay in the history.
const [newest, ...older] = readdirSync(meta)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .toReversed();
const path = join(meta, newest);
writeFileSync(path, `${JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))}\n`);
for (const name of older) rmSync(join(meta, name));
