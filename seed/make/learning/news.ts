import { articleZones } from '#seed/data/newsArticles/all.ts';
import { article, articleZone } from '#server/db/schema/article.ts';
import { insertAll } from '../batches.ts';
import { takeIds } from './takeIds.ts';
import type { Step } from './world.ts';

/** The columns of the news and what is in them. Returns the ids of the articles. */
export async function loadNews({ db, clock }: Step): Promise<string[]> {
  const zoneIds = await takeIds(db, articleZones.length);
  await insertAll(
    db,
    articleZone,
    articleZones.map(({ zoneName }, index) => ({ id: zoneIds[index]!, zoneName, sort: articleZones.length - index })),
  );
  const seeds = articleZones
    .flatMap(({ articles }, index) => articles.map((one) => ({ ...one, zoneId: zoneIds[index]! })))
    .sort((a, b) => b.daysAgo - a.daysAgo);
  const ids = await takeIds(db, seeds.length);
  const rows = seeds.map(({ zoneId, title, summary, author, source, tags, daysAgo, isRecommend, body }, index) => {
    const publishTime = clock.at(-daysAgo, `09:${String(index % 60).padStart(2, '0')}`);
    const times = { publishTime, gmtCreate: publishTime, gmtModified: publishTime };
    const shown = {
      title,
      summary,
      author,
      source,
      tags,
      content: contentOf(body),
      isRecommend: isRecommend ? 1 : 0,
    } as const;
    return { id: ids[index]!, zoneId, ...shown, ...times };
  });
  await insertAll(db, article, rows);
  return ids;
}

/** Paragraphs, headings (`## `) and lists (`- `) as HTML. */
export function contentOf(body: string[]): string {
  const html = body.map((part) => {
    if (part.startsWith('## ')) return `<h3>${part.slice(3)}</h3>`;
    return part.startsWith('- ') ? `<ul><li>${part.slice(2)}</li></ul>` : `<p>${part}</p>`;
  });
  return html.join('').replaceAll('</ul><ul>', '');
}
