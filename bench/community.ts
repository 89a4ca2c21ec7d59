import { BlogTab } from '#contract/rules/blog.ts';
import { QuesTab } from '#contract/rules/ques.ts';
import { openDatabase } from '#server/db/client.ts';
import { makeCommunity } from './kit/communityWorld.ts';
import type { Place } from './kit/communityWorld.ts';
import { report } from './kit/report.ts';
import type { Catalogue, Request } from './kit/scaleWorld.ts';
import { makeCatalogue, openCatalogue, urlOf } from './kit/scaleWorld.ts';
import { benchWorld } from './kit/world.ts';

const SMALL = 10_000;
const ROUNDS = 4;
const EACH = 30;

/** The two databases are told apart by how many courses they hold; so few matter to nobody. */
const KEYS = [101, 102] as const;

type Ask = (at: Place) => Request;

const asks: Readonly<Record<string, Ask>> = {
  '博客 最新': () => ({ path: '/community/api/blog/list', body: { listType: BlogTab.latest } }),
  '博客 热门': () => ({ path: '/community/api/blog/list', body: { listType: BlogTab.hot } }),
  文章: ({ article }) => ({ path: '/community/api/blog/view', body: { id: article } }),
  '文章 搜索': () => ({ path: '/community/api/blog/search/list', body: { title: '统计 方法' } }),
  '2000 条评论的第一页': ({ article }) => ({ path: '/community/api/blog/comment/list', body: { weblogId: article } }),
  '问答 最新': () => ({ path: '/community/api/questions/list', body: {} }),
  '问答 热门': () => ({ path: '/community/api/questions/list', body: { listType: QuesTab.hot } }),
  '问答 等回答': () => ({ path: '/community/api/questions/list', body: { listType: QuesTab.unanswered } }),
  问题: ({ question }) => ({ path: '/community/api/questions/view', body: { id: question } }),
  '问题 搜索': () => ({ path: '/community/api/questions/search/list', body: { title: '统计 方法' } }),
  相近的问题: () => ({ path: '/community/api/questions/similar', body: { title: '统计的方法怎么选' } }),
  '2000 个回答的第一页': ({ question }) => ({
    path: '/community/api/questions/comment/list',
    body: { questionId: question },
  }),
};

/**
 * Lists, pages and search of the community with many articles and questions against the same with ten thousand: the p95
 * of one call after the other, both databases in turn. Target: at most twice, a thread of 2,000 within 300 ms.
 * `npm run bench -- community [rows]`.
 */
export async function run([rows = '1000000']: string[] = []): Promise<void> {
  const world = await benchWorld();
  const opened: { catalogue: Catalogue; place: Place }[] = [];
  try {
    const places: Place[] = [];
    for (const [index, count] of [SMALL, Number(rows)].entries()) {
      console.log(`造 ${count} 篇文章与 ${count} 个问题…`);
      await makeCatalogue(world.databaseUrl, KEYS[index]!, KEYS[index]!);
      const { db, close } = openDatabase(urlOf(world.databaseUrl, KEYS[index]!), 4);
      places.push(await makeCommunity(db, count));
      await close();
    }
    await world.restart();
    for (const [index, key] of KEYS.entries())
      opened.push({ catalogue: await openCatalogue(world.databaseUrl, key), place: places[index]! });
    for (const ask of Object.values(asks)) await timesOf(opened, ask);
    const table = [];
    for (const [name, ask] of Object.entries(asks)) {
      const [before, after] = (await timesOf(opened, ask)).map(percentile95) as [number, number];
      table.push([name, before, after, after / before]);
    }
    report(['调用', `${SMALL} 行 p95 ms`, `${rows} 行 p95 ms`, '比值'], table);
  } finally {
    for (const { catalogue } of opened) await catalogue.close();
    await world.close();
  }
}

async function timesOf(opened: readonly { catalogue: Catalogue; place: Place }[], ask: Ask): Promise<number[][]> {
  const times = opened.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { catalogue, place }] of opened.entries())
      for (let n = 0; n < EACH; n += 1) times[index]!.push(await catalogue.time(ask(place)));
  return times;
}

const percentile95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
