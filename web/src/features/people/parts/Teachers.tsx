import type { LecturerCard } from '#contract/user/lecturer.ts';
import { ListFrame } from '../../../kit/list/ListFrame.tsx';
import type { LoadedPage } from '../../../kit/list/loadPage.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { useLoadedList } from '../../../kit/list/useLoadedList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { LecturerRow } from './LecturerRow.tsx';
import { shelfSpec } from './addresses.ts';

/** The lecturers of an organization. */
export function Teachers({ loaded }: { loaded: LoadedPage<LecturerCard & { isAttention: 0 | 1 }> }) {
  const list = useListState(shelfSpec);
  const source = useLoadedList(loaded);
  return (
    <ListFrame
      source={source}
      pageHref={list.pageHref}
      unit="位"
      empty={<Empty title="还没有讲师" note="先看看它的课程" />}
    >
      {(rows) => (
        <RowList label="讲师">
          {rows.map((row) => (
            <LecturerRow key={row.id} lecturer={row} />
          ))}
        </RowList>
      )}
    </ListFrame>
  );
}
