import type { LecturerCard } from '#contract/user/lecturer.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { LecturerRow } from './LecturerRow.tsx';
import { shelfSpec } from './addresses.ts';

/** The lecturers of an organization. */
export function Teachers({ loaded }: { loaded: LoadedPage<LecturerCard & { isAttention: 0 | 1 }> }) {
  const list = useList(shelfSpec, loaded);
  return (
    <List of={list} unit="位" empty={<Empty title="还没有讲师" note="先看看它的课程" />}>
      {(rows) => (
        <RowList label="讲师">
          {rows.map((row) => (
            <LecturerRow key={row.id} lecturer={row} />
          ))}
        </RowList>
      )}
    </List>
  );
}
