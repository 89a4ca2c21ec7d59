import { redirect } from 'react-router';
import * as assessment from '#contract/exam/assessment.ts';
import * as staffApi from '#contract/exam/assessmentStaff.ts';
import * as api from '#contract/exam/candidate.ts';
import type { Candidate } from '#contract/exam/candidate.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { candidateList, drawnPath } from '../parts/addresses.ts';
import { AddCandidates } from '../parts/people/AddCandidates.tsx';
import { CandidateTable } from '../parts/people/CandidateTable.tsx';
import { StaffPart } from '../parts/people/StaffPart.tsx';
import styles from '../parts/list/List.module.css';
import { listRoutes, peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.student;

/** As many as a page of a list holds. */
const MOST_STAFF = 100;

export async function loader({ request, context }: LoaderArgs) {
  const calls = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw redirect(listRoutes.all.path);
  const view = await answerOr(request, calls.call(assessment.view, { id }));
  const rows = await loadList(request, candidateList, ({ filters, page }) =>
    calls.call(api.page, {
      assessmentId: id,
      keyword: filters.keyword.slice(0, 20),
      ...(filters.state === '' ? {} : { state: Number(filters.state) as SittingState }),
      pageCurrent: page,
    }),
  );
  const staff = await answerOr(request, calls.call(staffApi.page, { assessmentId: id, pageSize: MOST_STAFF }));
  return { view, rows, staff: staff.list, sources: await answerOr(request, calls.call(api.sources, {})) };
}

const states = [
  { key: '', label: '全部' },
  { key: '0', label: '未开始' },
  ...SittingState.values.map((value) => ({ key: String(value), label: SittingState.labels[value] })),
];

/** Who sits an assessment, how far each is, and who marks and watches; also after it is published. */
export default function Candidates({ loaderData: { view, rows, staff, sources } }: PageProps<typeof loader>) {
  const list = useList<Candidate, NonNullable<typeof candidateList.filters>>(candidateList, rows);
  return (
    <>
      <PageHead
        size="work"
        title={`${view.title}：考生`}
        note={`${view.countCandidate} 人；考号的先后没有含义，阅卷时只看得到考号`}
        actions={<LinkButton to={drawnPath(view.id)}>每人的试卷</LinkButton>}
      />
      <div className={styles.search}>
        <ListSearch list={list} label="姓名或学号" />
      </div>
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.state}
          options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { state: one.key as '' } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="人"
        empty={
          <Nothing list={list} conditions={['keyword', 'state']} title="没有考生" note="在下面从班级、开课或名单添加" />
        }
      >
        {(people) => <CandidateTable assessmentId={view.id} rows={people} />}
      </List>
      {view.isOpen === 1 ? null : (
        <section aria-label="添加考生">
          <h2>添加考生</h2>
          <AddCandidates assessmentId={view.id} sources={sources} />
        </section>
      )}
      <StaffPart assessmentId={view.id} staff={staff} />
    </>
  );
}
