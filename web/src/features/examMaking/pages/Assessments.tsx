import { Plus } from 'lucide-react';
import { redirect, useLocation } from 'react-router';
import * as api from '#contract/exam/assessment.ts';
import type { AssessmentRow } from '#contract/exam/assessmentShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { assessmentList } from '../parts/addresses.ts';
import { isLearner } from '../../../kit/isLearner.ts';
import { AssessmentRows } from '../parts/list/AssessmentRows.tsx';
import { roomAt } from '../parts/list/rooms.ts';
import styles from '../parts/list/List.module.css';
import { listRoutes } from '../routes.ts';

export const handle = handleOf(listRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const calls = context.get(apiContext);
  const room = roomAt(pageUrl(request).pathname);
  if (await isLearner(request, calls)) throw redirect(room.ofLearners);
  return loadList(request, assessmentList, ({ filters, page }) => {
    const kind = valueOf(AssessmentKind, filters.kind);
    return calls.call(api.page, {
      keyword: filters.keyword.slice(0, 40),
      kinds: kind === undefined ? room.kinds : [kind],
      phase: valueOf(AssessmentPhase, filters.phase),
      pageCurrent: page,
    });
  });
}

const phases = [
  { key: '', label: '全部' },
  ...AssessmentPhase.values.map((value) => ({ key: String(value), label: AssessmentPhase.labels[value] })),
];

/** What somebody asks of others: examinations, homework, tests, practice, by their kind and by how far they are. */
export default function Assessments({ loaderData }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const room = roomAt(pathname);
  const list = useList<AssessmentRow, NonNullable<typeof assessmentList.filters>>(assessmentList, loaderData);
  const kinds = [
    { key: '', label: '全部' },
    ...room.kinds.map((value) => ({ key: String(value), label: AssessmentKind.labels[value] })),
  ];
  const make = (
    <LinkButton variant="primary" icon={<Plus size={18} aria-hidden="true" />} to={`${room.base}/add`}>
      {room.base === '/account/homework' ? '布置作业' : '办一场测评'}
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title={room.title}
        note={room.note}
        actions={
          <>
            {room.base === '/account/homework' ? (
              <LinkButton to="/account/homework/addTest">随堂测验</LinkButton>
            ) : null}
            {make}
          </>
        }
      />
      <div className={styles.search}>
        <ListSearch list={list} label="名称" />
      </div>
      <FilterRows>
        <FilterRow
          label="种类"
          current={list.filters.kind}
          options={kinds.map((one) => ({ ...one, to: list.hrefOf({ filters: { kind: one.key as '' } }) }))}
        />
        <FilterRow
          label="进度"
          current={list.filters.phase}
          options={phases.map((one) => ({ ...one, to: list.hrefOf({ filters: { phase: one.key as '' } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="场"
        empty={
          <Nothing
            list={list}
            conditions={['keyword', 'kind', 'phase']}
            title="没有测评"
            note="选好试卷、考生与时间，四步就能发布"
            action={make}
          />
        }
      >
        {(rows) => <AssessmentRows label={room.title} rows={rows} />}
      </List>
    </>
  );
}
