import { Link } from 'react-router';
import type { Hit } from '#contract/course/search.ts';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import type { ListHandle } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { HitRow } from '../parts/HitRow.tsx';
import { searchSpec } from '../parts/addresses.ts';
import { loadSearch } from '../parts/loadSearch.ts';
import { SearchForm } from '../parts/SearchForm.tsx';
import { searchRoutes } from '../routes.ts';
import styles from './Search.module.css';

export const handle = searchRoutes.search;

export const loader = ({ request, context }: LoaderArgs) => loadSearch(request, context.get(apiContext));

type Found = NonNullable<Awaited<ReturnType<typeof loadSearch>>['found']>;

/** Results of all kinds: tabs with counts, marked words, and help when nothing fits. */
export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { str, found } = loaderData;
  const list = useListState(searchSpec) as ListHandle;
  return (
    <div className="page">
      <header className={styles.head}>
        <h1 className={styles.title}>{str ? `「${str}」的搜索结果` : '搜索'}</h1>
        <SearchForm str={str} type={list.filters['type'] ?? 'all'} />
      </header>
      {found ? (
        <Results str={str} found={found} list={list} />
      ) : (
        <Empty as="h2" title="请输入搜索内容" note="课程、直播、资料、讲师、机构与资讯都可以搜，拼音也行" />
      )}
    </div>
  );
}

function Results({ str, found, list }: { str: string; found: Found; list: ListHandle }) {
  const source = useLoadedList<Hit>(found.loaded);
  const all = found.kindList.reduce((sum, { total }) => sum + total, 0);
  const tabs = [
    { key: 'all', label: '全部', to: list.hrefOf({ filters: { type: 'all' } }) },
    ...found.kindList
      .filter(({ total, type }) => total > 0 || String(type) === list.filters['type'])
      .map(({ type, name, total, isMore }) => ({
        key: String(type),
        label: (
          <>
            {name}
            <span className={styles.count}>{totalText({ totalCount: total, isMore })}</span>
          </>
        ),
        to: list.hrefOf({ filters: { type: String(type) } }),
      })),
  ];
  return (
    <>
      <DidYouMean words={found.didYouMean} list={list} />
      {all > 0 ? <Tabs label="结果种类" items={tabs} current={list.filters['type'] ?? 'all'} /> : null}
      <ListFrame
        source={source}
        pageHref={list.pageHref}
        empty={<NothingFound str={str} words={found.hotWords} list={list} />}
      >
        {(hits) => (
          <RowList label="搜索结果" className={styles.hits}>
            {hits.map((hit) => (
              <HitRow key={`${hit.type}-${hit.id}`} hit={hit} />
            ))}
          </RowList>
        )}
      </ListFrame>
    </>
  );
}

/** The words a text stands for, each a search of its own. */
const searchOf = (list: ListHandle, str: string): string => list.hrefOf({ filters: { str, type: 'all' } });

function DidYouMean({ words, list }: { words: readonly string[]; list: ListHandle }) {
  if (words.length === 0) return null;
  return (
    <p className={styles.meant}>
      你要找的是不是：
      {words.map((word) => (
        <Link key={word} to={searchOf(list, word)}>
          {word}
        </Link>
      ))}
    </p>
  );
}

function NothingFound({ str, words, list }: { str: string; words: readonly string[]; list: ListHandle }) {
  return (
    <>
      <Empty
        title={`没有找到「${str}」`}
        note="换一个更短的词，或者用拼音试试"
        action={
          <LinkButton to="/list" size="sm" variant="primary">
            看全部课程
          </LinkButton>
        }
      />
      {words.length > 0 ? (
        <section className={styles.hot} aria-labelledby="hot-words">
          <h2 id="hot-words">大家在学</h2>
          <p>
            {words.map((word) => (
              <Link key={word} to={searchOf(list, word)}>
                {word}
              </Link>
            ))}
          </p>
        </section>
      ) : null}
    </>
  );
}
