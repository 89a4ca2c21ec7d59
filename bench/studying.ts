import { openEveryday, study, watch } from './kit/everyday.ts';
import { countOf, measure } from './kit/pacedReport.ts';

/** As the player saves while somebody watches. */
const EVERY_SECONDS = 15;
/** With every second save somebody fetches a piece of the film. */
const WATCHING = 2;

/**
 * `npm run bench -- studying [10000] [60]`: so many people study at once, each saves every fifteen seconds, and half of them
 * fetch pieces of the film. Target: p95 at most 100 ms, 0 failed.
 */
export async function run([people = '10000', seconds = '60']: string[] = []): Promise<void> {
  const world = await openEveryday(Number(people));
  try {
    const saves = Number(people) / EVERY_SECONDS;
    let turn = 0;
    const next = (n: number) => {
      const isPiece = n % (WATCHING + 1) === WATCHING;
      if (isPiece) return watch(world.people[n % world.people.length]!, n);
      turn += 1;
      return study(world, world.people[turn % world.people.length]!);
    };
    const done = await measure(world, { perSecond: saves * (1 + 1 / WATCHING), lasts: Number(seconds), next });
    await world.prove({ steps: countOf([done], '学习 保存'), answers: 0 });
  } finally {
    await world.close();
  }
}
