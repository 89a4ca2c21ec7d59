import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as attendance from '#contract/user/attendance.ts';
import type { RollRow } from '#contract/user/attendance.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { readList } from '../../../kit/list/listAddress.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { boardHref, rollList } from '../parts/addresses.ts';
import { Changes } from '../parts/Changes.tsx';
import { CorrectDialog } from '../parts/CorrectDialog.tsx';
import { RollTable } from '../parts/RollTable.tsx';
import { clocks } from '../parts/states.tsx';
import { attendanceRoutes } from '../routes.ts';

export const handle = attendanceRoutes.roll;

const CHANGES = 50;

export async function loader({ request, params, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { id = '' } = params;
  if (!isId(id)) throw missing();
  const { filters, page } = readList(rollList, new URL(request.url).searchParams);
  const rows = await answerOr(
    request,
    api.call(attendance.roll, { id, only: filters.only, pageCurrent: page, pageSize: 60 }),
  );
  const changes = await answerOr(request, api.call(attendance.changes, { id, pageSize: CHANGES }));
  return { id, rows, changes };
}

/** The roll of a lesson: everybody on the list, what is worth a look, and every correction with its reason. */
export default function Roll({ loaderData: { id, rows, changes } }: PageProps<typeof loader>) {
  const list = useList(rollList, { page: rows });
  const { revalidate } = useRevalidator();
  const [row, setRow] = useState<RollRow | null>(null);
  const hear = useCallback((told: { id: string }) => void (told.id === id && revalidate()), [id, revalidate]);
  useEvent('rollMoved', hear);
  const { session } = rows;
  const { present, late, leave, absent, missing: notYet } = session.counts;
  const options = [
    { key: 'all', label: '全部' },
    { key: 'missing', label: `未签到 ${notYet}` },
    { key: 'present', label: `出勤 ${present}` },
    { key: 'late', label: `迟到 ${late}` },
    { key: 'leave', label: `请假 ${leave}` },
    { key: 'absent', label: `缺勤 ${absent}` },
    { key: 'hint', label: '值得留意' },
  ] as const;
  return (
    <>
      <PageHead
        size="work"
        title={`${session.offeringName}点名表`}
        note={`${session.beginsAt.slice(0, 10)} ${clocks(session)}，${session.gradeNames.join('、')}`}
        actions={<LinkButton to={boardHref(id)}>大屏幕</LinkButton>}
      />
      <FilterRows>
        <FilterRow
          label="状态"
          current={list.filters.only}
          options={options.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { only: key } }) }))}
        />
      </FilterRows>
      <List of={list} unit="人" empty={<Empty title="没有这样的学生" note="换个状态看看" />}>
        {(people) => <RollTable rows={people} onCorrect={setRow} />}
      </List>
      <Changes rows={changes.list} total={changes.totalCount} />
      {row ? <CorrectDialog id={id} row={row} onClose={() => setRow(null)} /> : null}
    </>
  );
}
