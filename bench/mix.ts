import { browse, write } from './kit/browsing.ts';
import type { Everyday } from './kit/everyday.ts';
import { answer, openEveryday, study, watch } from './kit/everyday.ts';
import type { Deed, Done } from './kit/paced.ts';
import { countOf, measure } from './kit/pacedReport.ts';

const PEOPLE = 1000;

/**
 * `npm run bench -- mix [50,100,200] [60]`: an ordinary day on the demo world, with a thousand people who study and sit
 * before an examination: of a hundred things 60 are browsing, 25 studying (half saves, half pieces of the film), 10
 * answers and 5 other writes; so many a second, for so many seconds each. They are begun at this pace whether or not
 * those before are done. At the end every acknowledged save and answer must be there.
 */
export async function run([ladder = '50,100,200', seconds = '60']: string[] = []): Promise<void> {
  const world = await openEveryday(PEOPLE);
  try {
    const next = anOrdinaryDay(world);
    await measure(world, { perSecond: 20, lasts: 10, next }); // nothing is warm before
    const all: Done[] = [];
    for (const perSecond of ladder.split(',').map(Number))
      all.push(await measure(world, { perSecond, lasts: Number(seconds), next }));
    await world.prove({ steps: countOf(all, '学习 保存'), answers: countOf(all, '考试 作答') });
  } finally {
    await world.close();
  }
}

/** Twenty things that come again and again, mixed so that none comes in bursts: 12, 5, 2 and 1. */
const order = 'bsbbabsbbsbbwbsbabsb';

function anOrdinaryDay(world: Everyday): () => Deed {
  const done = { b: 0, s: 0, a: 0, w: 0 };
  let count = 0;
  return () => {
    const what = order[count % order.length] as keyof typeof done;
    count += 1;
    const n = done[what];
    done[what] += 1;
    const one = world.people[n % world.people.length]!;
    if (what === 'b') return browse(world, n);
    if (what === 'w') return write(world, n);
    if (what === 'a') return answer(world, one);
    return n % 2 === 0 ? study(world, one) : watch(one, n);
  };
}
