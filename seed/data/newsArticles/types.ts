/** An article; lines of `body` that begin with "## " are headings, with "- " list items, others paragraphs. */
export type SeedArticle = {
  title: string;
  summary: string;
  author: string;
  source: string;
  tags: string[];
  daysAgo: number;
  isRecommend?: true;
  body: string[];
};

export type SeedArticleZone = { key: string; zoneName: string; articles: SeedArticle[] };
