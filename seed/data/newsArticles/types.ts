/** 一篇资讯。body 是正文各段：以「## 」开头的是小标题，以「- 」开头的是列表项，其余是段落。 */
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
