import type { courses as noted, mine as allNotes } from '#contract/course/periodNote.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { noteList } from './addresses.ts';
import { NoteGroup } from './NoteGroup.tsx';
import styles from './Notes.module.css';
import { useUnsentNotes } from './useUnsentNotes.ts';

export type NoteRow = OutputOf<typeof allNotes.output>['list'][number];

interface NoteListProps {
  mine: LoadedPage<NoteRow>;
  courses: OutputOf<typeof noted.output>['list'];
}

/** Notes under the courses they belong to, all of them or those that are looked for. */
export function NoteList({ mine, courses }: NoteListProps) {
  const list = useList(noteList, mine);
  const { courseId, keyword } = list.filters;
  useUnsentNotes();
  const isAll = courseId === '' && keyword === '';
  return (
    <>
      {isAll && courses.length === 0 ? null : (
        <div className={styles.bar}>
          <Select
            size="sm"
            aria-label="课程"
            value={courses.some((one) => one.courseId === courseId) ? courseId : ''}
            options={[
              { value: '', label: '全部课程' },
              ...courses.map((one) => ({ value: one.courseId, label: `${one.courseName}（${one.countNote}）` })),
            ]}
            onChange={({ target }) => list.change({ filters: { courseId: target.value }, page: 1 })}
          />
          <WordSearch
            key={keyword}
            label="笔记里的字"
            words={keyword}
            maxLength={50}
            onSearch={(words) => list.change({ filters: { keyword: words }, page: 1 })}
          />
        </div>
      )}
      <List of={list} empty={isAll ? <NoNotes /> : <NoneFound allHref={list.clearHref} />}>
        {(rows) =>
          [...Map.groupBy(rows, (row) => row.courseId).values()].map((notes) => (
            <NoteGroup key={notes[0]!.courseId} notes={notes} keyword={keyword} />
          ))
        }
      </List>
    </>
  );
}

function NoNotes() {
  const study = (
    <LinkButton to="/account/course" size="sm" variant="primary">
      去学习
    </LinkButton>
  );
  return <Empty title="还没有笔记" note="学的时候打开「笔记」，边看边记，这里就有了" action={study} />;
}

function NoneFound({ allHref }: { allHref: string }) {
  const all = (
    <LinkButton to={allHref} size="sm" variant="primary">
      看全部笔记
    </LinkButton>
  );
  return <Empty title="没有找到这样的笔记" note="换一个词，或者换一门课" action={all} />;
}
