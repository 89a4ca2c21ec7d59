import { searchList } from '#contract/community/blog.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { Marked } from '../../../kit/Marked.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { BlogRow } from '../parts/BlogRow.tsx';
import { blogRoutes } from '../routes.ts';

export const handle = blogRoutes.search;

const spec = listSpec({ filters: { title: '' } });
const NOTHING = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 20 };

export async function loader({ request, context }: LoaderArgs) {
  return loadList(request, spec, async ({ filters, page }) => {
    const title = filters.title.trim().slice(0, 100);
    return title === '' ? NOTHING : context.get(apiContext).call(searchList, { title, pageCurrent: page });
  });
}

/** Looks for articles by words. */
export default function Search({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { title } = list.filters;
  const nothing =
    title === '' ? (
      <Empty title="请输入搜索关键词" note="标题、正文、标签和作者都会找" action={<Back />} />
    ) : (
      <Empty title="没有找到相关的文章" note="换一个说法，或者去掉一些词" action={<Back />} />
    );
  return (
    <div>
      <PageHead title="搜索博客" />
      <WordSearch
        key={title}
        label="搜索博客文章"
        words={title}
        maxLength={100}
        onSearch={(words) => list.change({ filters: { title: words } })}
      />
      <List of={list} unit="篇" empty={nothing}>
        {(cards) => (
          <RowList label="找到的文章">
            {cards.map((card) => (
              <BlogRow key={card.id} card={card} title={<Marked text={card.title} marks={card.titleMarks} />} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}

const Back = () => (
  <LinkButton to="/blog" size="sm" variant="primary">
    看看最新文章
  </LinkButton>
);
