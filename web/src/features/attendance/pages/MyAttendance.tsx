import * as attendance from '#contract/user/attendance.ts';
import { AttendanceState } from '#contract/rules/attendance.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { ownList } from '../parts/addresses.ts';
import { HistoryTable } from '../parts/HistoryTable.tsx';
import { OwnCourses } from '../parts/OwnCourses.tsx';
import { rateText, totalOf } from '../parts/states.tsx';
import { attendanceRoutes } from '../routes.ts';

export const handle = attendanceRoutes.myAttendance;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const term = search.get('term') ?? '';
  const own = await answerOr(request, api.call(attendance.mine, isId(term) ? { termId: term } : {}));
  const facts = await loadList(request, ownList, ({ filters: { course, state }, page }) =>
    api.call(attendance.history, {
      ...(isId(course) && { offeringId: course }),
      attendanceState: valueOf(AttendanceState, state),
      pageCurrent: page,
    }),
  );
  return { own, facts };
}

/** A learner's attendance of a semester: by course, and the lessons it is counted from. */
export default function MyAttendance({ loaderData: { own, facts } }: PageProps<typeof loader>) {
  const list = useList(ownList, facts);
  const total = totalOf(own.list);
  const states = AttendanceState.values.map((value) => ({ key: String(value), label: AttendanceState.labels[value] }));
  return (
    <>
      <PageHead size="work" title="我的考勤" note="出勤率 =（出勤 + 迟到）÷ 应到，请假不算应到" />
      <Figures
        items={[
          { name: '出勤率', value: rateText(total.rate) },
          { name: '出勤', value: total.present, note: total.late > 0 ? `迟到 ${total.late}` : undefined },
          { name: '请假', value: total.leave },
          { name: '缺勤', value: total.absent },
        ]}
      />
      {own.terms.length > 1 ? (
        <FilterRows>
          <FilterRow
            label="学期"
            current={own.termId}
            options={own.terms.map(({ id, termName }) => ({
              key: id,
              label: termName,
              to: list.hrefOf({ filters: { term: id, course: '' } }),
            }))}
          />
        </FilterRows>
      ) : null}
      {own.list.length === 0 ? (
        <Empty title="这个学期还没有考勤" note="上课签到以后，这里按课程给出出勤率" />
      ) : (
        <OwnCourses rows={own.list} hrefOf={(course) => list.hrefOf({ filters: { course } })} />
      )}
      <SectionHead title="每一节课" note={own.list.find(({ key }) => key === list.filters.course)?.name} />
      <FilterRows>
        <FilterRow
          label="结果"
          current={list.filters.state}
          options={[{ key: '', label: '全部' }, ...states].map((option) => ({
            ...option,
            to: list.hrefOf({ filters: { state: option.key as '' } }),
          }))}
        />
      </FilterRows>
      <List of={list} empty={<Empty title="没有符合条件的记录" />}>
        {(rows) => <HistoryTable rows={rows} />}
      </List>
    </>
  );
}
