import * as blog from '#contract/community/blog.ts';
import * as blogComment from '#contract/community/blogComment.ts';
import * as blogger from '#contract/community/blogger.ts';
import type { Blogger } from '#contract/community/blogShapes.ts';
import * as label from '#contract/community/label.ts';
import * as questions from '#contract/community/questions.ts';
import { BlogOrigin, BlogTab, bloggerPath, blogPath } from '#contract/rules/blog.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { block } from '../../../shared/courses/block.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { breadcrumbLd, graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { isOpeningOf, readingMinutes, withAnchors } from '../../../shared/reading/tableOfContents.ts';
import { bloggerTabs, plainList } from './addresses.ts';

const LABELS = 20;
const BLOGGERS = 5;

const recommended = (api: PageApi, isGuest: boolean): Promise<Blogger[]> =>
  block(
    api.call(isGuest ? blogger.recommended : blogger.recommendList, { count: BLOGGERS }).then(({ list }) => list),
    [],
  );

/** The blog: one tab, perhaps of one label, with what stands beside it. */
export async function loadBlog(request: Request, api: PageApi, isGuest: boolean) {
  const query = new URL(request.url).searchParams;
  const listType = valueOf(BlogTab, query.get('tab') ?? '') ?? BlogTab.latest;
  const asked = query.get('label') ?? '';
  const labelId = isId(asked) ? asked : undefined;
  const [first, labels, bloggers] = await Promise.all([
    answerOr(request, api.call(blog.list, { listType, labelId })),
    block(
      api.call(label.list, { pageSize: LABELS }).then(({ list }) => list),
      [],
    ),
    recommended(api, isGuest),
  ]);
  const chosen = labels.find(({ id }) => id === labelId) ?? first.list[0]?.labels.find(({ id }) => id === labelId);
  const labelName = chosen?.labelName ?? '';
  return {
    listType,
    labelId,
    labelName,
    first,
    labels,
    bloggers,
    seo: {
      title: labelName ? `${labelName} - 博客` : '博客',
      description: '学习、教学与求职的人写下的经验：怎么做的、哪里错过、结果怎么算出来。',
      canonical: labelId ? `/blog?label=${labelId}` : '/blog',
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          first.list.map(({ id, title }) => ({ name: title, path: blogPath(id) })),
        ),
      ),
    },
  };
}

/** One article with its table of contents. @throws the 404 page when it is not there for this reader. */
export async function loadArticle(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const [one, comments] = await Promise.all([
    answerOr(request, api.call(blog.view, { id })),
    block(api.call(blogComment.list, { weblogId: id, rootId: NONE }), null),
  ]);
  const { html, headings } = withAnchors(one.content);
  const path = blogPath(one.id);
  return {
    article: { ...one, content: html },
    comments,
    headings,
    minutes: readingMinutes(html),
    isOpening: isOpeningOf(html, one.summary),
    seo: {
      title: one.title,
      description: one.summary || one.title,
      // a reprint is known by the address it came from
      canonical: one.blogOrigin === BlogOrigin.reprint && one.sourceUrl ? one.sourceUrl : path,
      jsonLd: graph(
        breadcrumbLd(api.publicUrl, [
          { label: '首页', to: '/' },
          { label: '博客', to: '/blog' },
          { label: one.title, to: path },
        ]),
        {
          '@type': 'Article',
          headline: one.title,
          description: one.summary,
          datePublished: isoText(one.gmtCreate),
          dateModified: isoText(one.gmtModified),
          url: api.publicUrl + path,
          inLanguage: 'zh-CN',
          ...(one.blogImg ? { image: new URL(one.blogImg, api.publicUrl).href } : {}),
          author: { '@type': 'Person', name: one.author, url: api.publicUrl + bloggerPath(one.userNo) },
          commentCount: one.countComment,
        },
      ),
    },
  };
}

const isAnswered = (tab: (typeof bloggerTabs)[number]): 0 | 1 => (tab === 'answered' ? 1 : 0);

/** Somebody's blog, or what they asked or answered. @throws the 404 page */
export async function loadBlogger(request: Request, api: PageApi, userNo: string | undefined) {
  if (userNo === undefined || !isId(userNo)) throw missing();
  const search = new URL(request.url).searchParams;
  const tab = readTab(bloggerTabs, search);
  const { page: pageCurrent } = readList(plainList, search);
  const [person, first, ques] = await Promise.all([
    answerOr(request, api.call(blogger.view, { userNo })),
    tab === 'articles' ? answerOr(request, api.call(blog.list, { userNo })) : null,
    tab === 'articles'
      ? null
      : loadRows(request, api.call(questions.ofUser, { userNo, pageCurrent, isAnswered: isAnswered(tab) })),
  ]);
  const name = person.blogName || `${person.userName}的博客`;
  return {
    person,
    name,
    first,
    ques,
    seo: {
      title: name,
      description: person.intro || `${person.userName}在知途写的文章`,
      canonical: bloggerPath(userNo),
      jsonLd: graph({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: person.userName } }),
    },
  };
}
