import type { ComponentType, ReactNode } from 'react';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { usePathTab } from '../../../kit/tabs/usePathTab.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { plainList } from './addresses.ts';

const kinds = [
  { key: 'course', label: '课程', to: '/account/collection/course' },
  { key: 'plan', label: '学习方案', to: '/account/collection/plan' },
  { key: 'job', label: '职位', to: '/account/collection/job' },
  { key: 'search', label: '查找', to: '/account/collection/search' },
  { key: 'info', label: '资讯', to: '/account/collection/info' },
] as const;

interface CollectionListProps<R extends { id: string }> {
  loaded: LoadedPage<R>;
  /** 课程 or 资讯, and the measure word. */
  label: string;
  unit: string;
  /** Where there is something to collect. */
  source: { place: string; to: string; words: string };
  Row: ComponentType<{ row: R }>;
  /** Between the tabs and the rows. */
  above?: ReactNode;
  /** Instead of the words about collecting. */
  empty?: { title: string; note: string };
}

/** What was collected of one kind, the newest first, and the way to the other kind. */
export function CollectionList<R extends { id: string }>(props: CollectionListProps<R>) {
  const { loaded, label, unit, source, Row, above, empty } = props;
  const list = useList(plainList, loaded);
  const choose = (
    <LinkButton to={source.to} size="sm" variant="primary">
      {source.words}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的收藏" note="想学、想读的，先放在这里" />
      <TabFrame label="收藏" of={usePathTab(kinds)} tabs={kinds}>
        {above}
        <List
          of={list}
          unit={unit}
          empty={
            <Empty
              title={empty?.title ?? `还没有收藏${label}`}
              note={empty?.note ?? `在${source.place}点一下收藏，就会出现在这里`}
              action={choose}
            />
          }
        >
          {(rows) => (
            <RowList label={empty ? label : `收藏的${label}`}>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </RowList>
          )}
        </List>
      </TabFrame>
    </>
  );
}
