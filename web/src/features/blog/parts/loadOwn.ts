import * as blog from '#contract/community/blog.ts';
import * as blogAttention from '#contract/community/blogAttention.ts';
import * as blogComment from '#contract/community/blogComment.ts';
import * as blogger from '#contract/community/blogger.ts';
import * as blogRecord from '#contract/community/blogRecord.ts';
import { BlogState, OpType } from '#contract/rules/blog.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadRows } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { ownList, ownTabs } from './addresses.ts';

/** One's own blog with the tab that is open. */
export async function loadOwn(request: Request, api: PageApi) {
  const search = new URL(request.url).searchParams;
  const tab = readTab(ownTabs, search);
  const { filters, page: pageCurrent } = readList(ownList, search);
  const blogState = filters.state === '' ? undefined : valueOf(BlogState, filters.state);
  const only = async <T>(name: (typeof ownTabs)[number], ask: () => Promise<T>) => (tab === name ? ask() : null);
  const [own, articles, comments, collected, liked, followed, fans] = await Promise.all([
    answerOr(request, api.call(blogger.myself, {})),
    only('articles', () => loadRows(request, api.call(blog.mine, { blogState, pageCurrent }))),
    only('comments', () => loadRows(request, api.call(blogComment.received, { pageCurrent }))),
    only('collected', () => loadRows(request, api.call(blogRecord.list, { opType: OpType.collect, pageCurrent }))),
    only('liked', () => loadRows(request, api.call(blogRecord.list, { opType: OpType.like, pageCurrent }))),
    only('followed', () => loadRows(request, api.call(blogAttention.list, { pageCurrent }))),
    only('fans', () => loadRows(request, api.call(blogAttention.list, { isFans: 1, pageCurrent }))),
  ]);
  return { own, articles, comments, records: collected ?? liked, people: followed ?? fans };
}
