import type { Hit } from '#contract/course/search.ts';
import { List } from '../../../kit/list/List.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import type { ListView } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { HitRow } from '../parts/HitRow.tsx';
import { Narrowing, NothingLeft } from '../parts/Narrowing.tsx';
import { searchSpec, tabChange } from '../parts/addresses.ts';
import { loadSearch } from '../parts/loadSearch.ts';
import { SearchForm } from '../parts/SearchForm.tsx';
import { DidYouMean, NothingFound, Words } from '../parts/SearchHelp.tsx';
import { searchRoutes } from '../routes.ts';
import styles from './Search.module.css';

export const handle = searchRoutes.search;

export const loader = ({ request, context }: LoaderArgs) => loadSearch(request, context.get(apiContext));

type Found = NonNullable<Awaited<ReturnType<typeof loadSearch>>['found']>;

/** Results of all kinds: tabs with counts, marked words, and help when nothing fits. */
export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { str, found, hotWords } = loaderData;
  const list = useListState(searchSpec);
  return (
    <div className="page">
      <header className={styles.head}>
        <h1 className={styles.title}>{str ? `「${str}」的搜索结果` : '搜索'}</h1>
        <SearchForm str={str} type={list.filters['type'] ?? 'all'} />
      </header>
      {found ? (
        <Results {...{ str, found, hotWords }} />
      ) : (
        <>
          <Empty as="h2" title="请输入搜索内容" note="课程、直播、资料、讲师、机构与资讯都可以搜，拼音也行" />
          <Words title="热搜" words={hotWords} list={list} />
        </>
      )}
    </div>
  );
}

interface ResultsProps {
  str: string;
  found: Found;
  hotWords: readonly string[];
}

function Results({ str, found, hotWords }: ResultsProps) {
  const list: ListView<Hit> = useList(searchSpec, found.loaded);
  const all = found.kindList.reduce((sum, { total }) => sum + total, 0);
  const isMore = found.kindList.some((one) => one.isMore) ? (1 as const) : undefined;
  const tabs = [
    {
      key: 'all',
      label: <Counted name="全部" total={all} isMore={isMore} />,
      to: list.hrefOf(tabChange('all')),
    },
    ...found.kindList
      .filter(({ total, type }) => total > 0 || String(type) === list.filters['type'])
      .map(({ type, name, total, isMore }) => ({
        key: String(type),
        label: <Counted {...{ name, total, isMore }} />,
        to: list.hrefOf(tabChange(String(type))),
      })),
  ];
  return (
    <>
      <DidYouMean str={str} isNear={found.isNear} words={found.didYouMean} list={list} />
      {all > 0 ? <Tabs label="结果种类" items={tabs} current={list.filters['type'] ?? 'all'} /> : null}
      {all > 0 ? <Narrowing list={list} /> : null}
      <List
        of={list}
        empty={all > 0 ? <NothingLeft list={list} /> : <NothingFound str={str} words={hotWords} list={list} />}
      >
        {(hits) => (
          <RowList label="搜索结果">
            {hits.map((hit) => (
              <HitRow key={`${hit.type}-${hit.id}`} hit={hit} str={str} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

function Counted({ name, total, isMore }: { name: string; total: number; isMore: 1 | undefined }) {
  return (
    <>
      {name}
      <span className={styles.count}>{totalText({ totalCount: total, isMore })}</span>
    </>
  );
}
