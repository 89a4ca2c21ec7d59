import { FileUp, Plus } from 'lucide-react';
import { weekOf } from '#contract/rules/calendar.ts';
import { LessonKind } from '#contract/rules/school.ts';
import { listMyWeekTimes } from '#contract/user/orgStudent.ts';
import * as schedule from '#contract/user/orgStuSchedule.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { loadRows } from '../../../kit/list/loadList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { planPaths } from '../parts/tabItems.ts';
import { termName } from '../parts/WeekBar.tsx';
import { frameOf } from '../plan/frame.ts';
import { useChanges } from '../plan/useChanges.tsx';
import { timetableRoutes } from '../routes.ts';
import { planList } from './lists.ts';
import { OpenOfferings } from './OpenOfferings.tsx';
import { PlacedSeries } from './PlacedSeries.tsx';
import { PlanHead } from './PlanHead.tsx';
import styles from './Staff.module.css';

export const handle = timetableRoutes.plan;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const times = await answerOr(request, api.call(listMyWeekTimes, {}));
  const { filters, page } = readList(planList, pageUrl(request).searchParams);
  const termId = times.terms.find(({ id }) => id === filters.term)?.id ?? times.termId;
  if (termId === null) {
    // whoever may not plan is refused also where there is nothing to plan in
    await answerOr(request, api.call(schedule.history, { pageSize: 1 }));
    return { times, termId, placed: null, open: null };
  }
  const asked = { termId, keyword: filters.keyword.slice(0, 60), pageCurrent: page };
  const kind = LessonKind.values.find((value) => String(value) === filters.kind);
  const isOpen = filters.show === 'open';
  return {
    times,
    termId,
    placed: isOpen
      ? null
      : await loadRows(request, api.call(schedule.page, { ...asked, ...(kind && { lessonKind: kind }) })),
    open: isOpen ? await loadRows(request, api.call(schedule.offerings, { ...asked, isOpen })) : null,
  };
}

/** What is placed of a semester, and what still has to be. */
export default function Plan({ loaderData: { times, termId, placed, open } }: PageProps<typeof loader>) {
  const state = useListState(planList);
  const frame = frameOf(times, termId);
  const changes = useChanges(frame);
  const shows = [
    { key: 'placed', label: '已排' },
    { key: 'open', label: '没有排满' },
  ] as const;
  const fromWeek = frame ? (weekOf(frame.term, times.today) ?? 1) : 1;
  return (
    <>
      <PlanHead
        title="排课"
        note={times.school?.orgName}
        userType={times.userType}
        current="plan"
        actions={
          <>
            <LinkButton to={planPaths.import} icon={<FileUp size={18} aria-hidden="true" />}>
              批量导入
            </LinkButton>
            {frame ? (
              <Button
                variant="primary"
                icon={<Plus size={18} aria-hidden="true" />}
                onClick={() => changes.plan({ fromWeek })}
              >
                排一节课
              </Button>
            ) : null}
          </>
        }
      />
      {changes.shown}
      {frame ? (
        <>
          <div className={styles.bar}>
            <ListSearch list={state} label="课程名称" />
            <Select
              size="sm"
              aria-label="学期"
              value={frame.term.id}
              onChange={({ target }) => state.change({ filters: { term: target.value }, page: 1 })}
              options={times.terms.map((term) => ({ value: term.id, label: termName(term) }))}
            />
          </div>
          <FilterRows>
            <FilterRow
              label="范围"
              current={state.filters.show}
              options={shows.map(({ key, label }) => ({ key, label, to: state.hrefOf({ filters: { show: key } }) }))}
            />
            {placed ? (
              <FilterRow
                label="类型"
                current={state.filters.kind}
                options={[
                  { key: '', label: '全部', to: state.hrefOf({ filters: { kind: '' } }) },
                  ...LessonKind.values.map((value) => ({
                    key: String(value),
                    label: LessonKind.labels[value],
                    to: state.hrefOf({ filters: { kind: String(value) } }),
                  })),
                ]}
              />
            ) : null}
          </FilterRows>
          {placed ? <PlacedSeries rows={placed} changes={changes} /> : null}
          {open ? <OpenOfferings rows={open} onPlan={(prefill) => changes.plan({ ...prefill, fromWeek })} /> : null}
        </>
      ) : (
        <Empty title="学校还没有学期与作息" note="先定好校历与作息，再来排课" />
      )}
    </>
  );
}
