import { infoPath } from '#contract/rules/pagePaths.ts';
import * as article from '#contract/community/article.ts';
import type { ArticleCard } from '#contract/community/articleCard.ts';
import * as articleZone from '#contract/community/articleZone.ts';
import { isId } from '#contract/rules/id.ts';
import { block } from '../../../shared/courses/block.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { newsSpec } from './addresses.ts';
import { readingMinutes, withAnchors } from '../../../shared/reading/tableOfContents.ts';

const PAGE_SIZE = 10;
const RECOMMENDED = 6;
/** Articles to go on with, below one. */
const BESIDE = 3;

/** A column of the news, or all of them. An unknown column is empty, not an error. */
export async function loadNews(request: Request, api: PageApi) {
  const { filters, page } = readList(newsSpec, new URL(request.url).searchParams);
  const zoneId = isId(filters.zone) ? filters.zone : undefined;
  const [zones, loaded, recommended] = await Promise.all([
    block(
      api.call(articleZone.categoryList, {}).then(({ list }) => list),
      [],
    ),
    loadRows(request, api.call(articleZone.refList, { zoneId, pageCurrent: page, pageSize: PAGE_SIZE })),
    recommendedNews(api, RECOMMENDED + PAGE_SIZE),
  ]);
  const zone = zones.find(({ id }) => id === zoneId);
  const query = new URLSearchParams(zone ? { zone: zone.id } : {});
  if (page > 1) query.set('page', String(page));
  const rows = 'page' in loaded ? loaded.page.list : [];
  return {
    zones,
    loaded,
    recommended: recommended.filter(({ id }) => rows.every((row) => row.id !== id)).slice(0, RECOMMENDED),
    seo: {
      title: zone ? `${zone.zoneName} - 资讯` : '资讯',
      description: '平台公告、行业动态与活动消息：讲清楚发生了什么、跟你有什么关系。',
      canonical: query.size > 0 ? `/info?${query}` : '/info',
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          rows.map(({ id, title }) => ({ name: title, path: infoPath(id) })),
        ),
      ),
    },
  };
}

const recommendedNews = (api: PageApi, count: number) =>
  block(
    api.call(article.recommendList, { count }).then(({ list }) => list),
    [] as ArticleCard[],
  );

/** One article with its table of contents. @throws the 404 page when it is not there. */
export async function loadArticle(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const [one, others] = await Promise.all([
    answerOr(request, api.call(article.view, { id })),
    recommendedNews(api, BESIDE + 3),
  ]);
  const { html, headings } = withAnchors(one.content);
  return {
    article: { ...one, content: html },
    headings,
    minutes: readingMinutes(html),
    // The neighbours stand right above, and the article itself is being read.
    others: others
      .filter(({ id: other }) => ![one.id, one.previous?.id, one.next?.id].includes(other))
      .slice(0, BESIDE),
    seo: {
      title: one.title,
      description: one.summary || one.title,
      canonical: infoPath(one.id),
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '首页', to: '/' },
          { label: '资讯', to: '/info' },
          { label: one.title, to: infoPath(one.id) },
        ]),
        {
          '@type': 'NewsArticle',
          headline: one.title,
          description: one.summary,
          datePublished: isoText(one.publishTime),
          url: api.publicUrl + infoPath(one.id),
          inLanguage: 'zh-CN',
          ...(one.articleImg ? { image: new URL(one.articleImg, api.publicUrl).href } : {}),
          ...(one.author ? { author: { '@type': 'Person', name: one.author } } : {}),
          publisher: { '@type': 'Organization', name: one.source || '知途', url: api.publicUrl },
        },
      ),
    },
  };
}
