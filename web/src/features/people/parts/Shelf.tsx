import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { CourseGrid } from '../../../shared/courses/CourseGrid.tsx';
import type { ShownCourse } from '../../../shared/courses/shownCourse.ts';
import { TextRows } from '../../../shared/courses/TextRows.tsx';
import { SortLine } from '../../../kit/catalogue/SortLine.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { shelfSpec } from './addresses.ts';
import { shelfNames } from './shelfKinds.ts';
import type { ShelfKind } from './shelfKinds.ts';

const sorts = [
  { value: 'default', label: '综合' },
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
];

/** The courses of one person or organization, of one kind. */
export function Shelf({ loaded, kind }: { loaded: LoadedPage<ShownCourse>; kind: ShelfKind }) {
  const list = useList(shelfSpec, loaded);
  const isLong = (list.source.page?.totalCount ?? 0) > 4;
  return (
    <>
      {isLong ? <SortLine list={list} sorts={sorts} chosen={[]} /> : null}
      <List of={list} unit="门" empty={<Empty title={`还没有${shelfNames[kind]}`} note="换一类看看" />}>
        {(courses) =>
          kind === 'library' ? (
            <TextRows courses={courses} heading="h2" label={shelfNames[kind]} />
          ) : (
            <CourseGrid courses={courses} heading="h2" />
          )
        }
      </List>
    </>
  );
}
