import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { indexDocuments } from './indexDocuments.ts';
import { search } from './search.ts';

interface Relevance {
  corpus: { title: string; summary: string; tags: string[] }[];
  /** Any of the wanted titles among the first three is right. */
  queries: { kind: string; query: string; want: string[] }[];
}

const file = new URL('relevance.json', import.meta.url);
const { corpus, queries } = JSON.parse(readFileSync(file, 'utf8')) as Relevance;

const t = await testApp();
const { db } = t.database;
await indexDocuments(
  db,
  corpus.map(({ title, summary, tags }, index) => ({
    kind: 1,
    refId: String(index + 1),
    title,
    summary,
    body: `${summary} ${tags.join(' ')}`,
    weight: (index * 37) % 100,
  })),
);

async function firstThree(query: string): Promise<string[]> {
  const { list } = await search(db, { str: query, pageCurrent: 1, pageSize: 3 }, new Date());
  return list.map(({ title }) => title);
}

describe('relevance', () => {
  it('enough to ask: 80 titles, 120 queries', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(80);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('at least 95 % of queries give what is wanted among the first three', async () => {
    const wrong: string[] = [];
    for (const { kind, query, want } of queries) {
      const given = await firstThree(query);
      if (!want.some((title) => given.includes(title))) wrong.push(`${kind} ${query}: ${given.join(' / ')}`);
    }
    const right = 1 - wrong.length / queries.length;
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
