import { PackageOpen, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import * as courseAudit from '#contract/course/courseAudit.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { useSession } from '../../../kit/session.tsx';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { isAuthor } from '../parts/authors.ts';
import { draftColumns } from '../parts/list/draftColumns.tsx';
import { askedFor, draftList, draftTabs, tabLabels } from '../parts/list/draftList.ts';
import styles from '../parts/list/Drafts.module.css';
import { KindTabs } from '../parts/list/KindTabs.tsx';
import { NotAnAuthor } from '../parts/list/NotAnAuthor.tsx';
import { authoringRoutes, kindAt } from '../routes.ts';

const NewCourseDialog = lazy(() =>
  import('../parts/list/NewCourseDialog.tsx').then((part) => ({ default: part.NewCourseDialog })),
);

const PackageIn = lazy(() => import('../parts/package/PackageIn.tsx').then((part) => ({ default: part.PackageIn })));

export const handle = handleOf(authoringRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const { pathname, searchParams } = pageUrl(request);
  const tab = readTab(draftTabs, searchParams);
  const courseKind = kindAt(pathname);
  return loadList(request, draftList, ({ page, filters }) =>
    context.get(apiContext).call(courseAudit.list, askedFor({ courseKind, tab, keyword: filters.keyword, page })),
  );
}

/** The courses somebody writes, of one kind or of all: how they stand, and the way into each. */
export default function Drafts({ loaderData }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const courseKind = kindAt(pathname);
  const [asked, setAsked] = useState<'new' | 'package' | null>(null);
  const tabs = useTab(draftTabs);
  const list = useList(draftList, loaderData);
  const session = useSession();
  const title = courseKind === undefined ? '全部课程' : CourseKind.labels[courseKind];
  if (!isAuthor(session)) {
    return (
      <>
        <PageHead size="work" title={title} />
        <NotAnAuthor />
      </>
    );
  }
  const add = (size: 'sm' | 'md') => (
    <Button variant="primary" size={size} icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAsked('new')}>
      新建课程
    </Button>
  );
  const ways = (
    <>
      <Button icon={<PackageOpen size={16} aria-hidden="true" />} onClick={() => setAsked('package')}>
        导入课程包
      </Button>
      {add('md')}
    </>
  );
  const isSearched = list.filters.keyword !== '';
  const nothing = isSearched ? (
    <Empty
      title="没有找到"
      note="换一个名称，或看全部"
      action={
        <LinkButton to={list.clearHref} size="sm" variant="primary">
          看全部
        </LinkButton>
      }
    />
  ) : (
    <Empty title={tabs.tab === 'all' ? `还没有${title}` : `没有${tabLabels[tabs.tab]}的`} action={add('sm')} />
  );
  return (
    <>
      <PageHead size="work" title={title} note="写的内容边写边存，审核通过之前学员看不到" actions={ways} />
      <KindTabs current={courseKind} />
      <TabFrame label="按状态" of={tabs} tabs={draftTabs.map((key) => ({ key, label: tabLabels[key] }))}>
        <div className={styles.search}>
          <ListSearch list={list} label="课程名称" />
        </div>
        <List of={list} unit="门" empty={nothing}>
          {(rows) => (
            <Table
              className={styles.table}
              density="tall"
              caption={title}
              columns={draftColumns(courseKind === undefined)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </List>
      </TabFrame>
      <Suspense>
        {asked === 'new' ? <NewCourseDialog courseKind={courseKind} onClose={() => setAsked(null)} /> : null}
        {asked === 'package' ? <PackageIn onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </>
  );
}
