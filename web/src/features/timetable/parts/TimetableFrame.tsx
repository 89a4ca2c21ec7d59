import { Plus, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { UserType } from '#contract/rules/userTypes.ts';
import type { LessonKind } from '#contract/rules/school.ts';
import { useSession } from '../../../kit/session.tsx';
import { clashesOf } from '../../../shared/timetable/lanes.ts';
import { LessonLegend } from '../../../shared/timetable/LessonLegend.tsx';
import { WeekGrid } from '../../../shared/timetable/WeekGrid.tsx';
import { isHeld } from '../../../shared/timetable/weekLesson.ts';
import type { LessonFact, WeekLesson } from '../../../shared/timetable/weekLesson.ts';
import { weekDaysOf, weekLessonOf } from '../../../shared/timetable/weekLessonOf.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useAsking } from '../exchange/useAsking.tsx';
import { useEditing } from '../plan/useEditing.tsx';
import type { Editing } from '../plan/useEditing.tsx';
import { colourPath } from './addresses.ts';
import type { View } from './addresses.ts';
import { dayNotes } from './dayNotes.ts';
import { HolderChooser } from './HolderChooser.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import type { LoadedTimetable } from './loadTimetable.ts';
import { STAFF, tabItems, VIEWS } from './tabItems.ts';
import styles from './Timetable.module.css';
import { termName, WeekBar, weekName } from './WeekBar.tsx';

const facts: Record<View, readonly LessonFact[]> = {
  mine: ['teachers', 'places'],
  grade: ['teachers', 'places'],
  teacher: ['classes', 'places'],
  room: ['classes', 'teachers'],
};

interface TimetableFrameProps {
  loaded: LoadedTimetable;
  /** Below the grid. */
  children?: ReactNode;
}

/** A page of the timetable: whose, which week, the grid, and what the colours mean. */
export function TimetableFrame({ loaded, children }: TimetableFrameProps) {
  const { view, times, shown, monday } = loaded;
  const isStaff = STAFF.has(times.userType);
  const isEditor = (useSession()?.can('timetable:edit') ?? false) && isStaff;
  const editing = useEditing(loaded);
  const asking = useAsking(loaded);
  const print =
    times.school && shown ? (
      <>
        <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          打印
        </Button>
        {isEditor && editing.begin ? (
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={editing.begin}>
            排一节课
          </Button>
        ) : null}
      </>
    ) : null;
  return (
    <>
      <div data-off-paper>
        <PageHead
          size="work"
          title={isStaff && view === 'grade' ? '课表' : `${VIEWS[view]}课表`}
          note={times.school?.orgName}
          actions={print}
        />
        {times.school ? (
          <Tabs label="谁的课表" items={tabItems(times.userType, { isEditor, week: monday })} current={view} />
        ) : null}
      </div>
      {times.school === null ? (
        <NoSchool isLearner={times.userType === UserType.learner} />
      ) : (
        <Body
          loaded={loaded}
          editing={isEditor ? editing : times.userType === UserType.lecturer && view === 'mine' ? asking : undefined}
        />
      )}
      {times.school && times.terms.length > 0 ? children : null}
    </>
  );
}

interface BodyProps extends Pick<TimetableFrameProps, 'loaded'> {
  /** What somebody who may change something gets in the grid and above it; whoever reads has none. */
  editing: Partial<Editing> | undefined;
}

function Body({ loaded, editing = readOnly }: BodyProps) {
  const { ghosts = none, shown: above, freeCell, blockActions } = editing;
  const { view, times, shown, monday, palette } = loaded;
  const [opened, setOpened] = useState<string>();
  const list = shown?.list;
  const onLeave = shown?.onLeave;
  const away = shown?.absent;
  const absent = useMemo(() => new Map((away ?? []).map(({ id, names }) => [id, names])), [away]);
  const lessons = useMemo(
    () => (list ?? []).map((one) => ({ ...weekLessonOf(one), absent: absent.get(one.id) ?? [] })),
    [list, absent],
  );
  const week = times.weeks.find(({ from }) => from === monday);
  const days = useMemo(() => weekDaysOf(monday, week?.days ?? []), [monday, week]);
  const marks = useMemo(
    () =>
      new Map([
        ...(onLeave ?? []).map((id) => [id, 'leave'] as const),
        ...[...clashesOf(lessons)].map((id) => [id, 'clash'] as const),
        ...ghosts.map(({ id }) => [id, 'ghost'] as const),
      ]),
    [lessons, ghosts, onLeave],
  );
  if (times.terms.length === 0 || times.bells.length === 0) {
    return <Empty title="学校还没有排课" note="学校定好校历与作息以后，课表会出现在这里" />;
  }
  if (!shown)
    return <Empty title={`学校还没有${{ grade: '班级', teacher: '教师', room: '教室', mine: '课' }[view]}`} />;
  const { name, parity } = weekName(loaded);
  const term = times.terms.find(({ id }) => id === times.termId);
  const teaches = view === 'mine' && times.userType === UserType.lecturer;
  return (
    <>
      {view === 'mine' ? null : (
        <div className={styles.chooser} data-off-paper>
          <HolderChooser
            key={`${view} ${shown.id}`}
            view={view}
            chosen={{ id: shown.id, name: shown.name }}
            week={monday}
          />
        </div>
      )}
      <WeekBar loaded={loaded} />
      <div data-off-paper>
        {dayNotes(week?.days ?? []).map((note) => (
          <Banner key={note}>{note}</Banner>
        ))}
        {week ? null : <Banner>这一周不在学期内，没有排课。</Banner>}
      </div>
      {above}
      <h2 className={styles.paperTitle}>
        {[shown.name, term ? termName(term) : '', name, parity].filter(Boolean).join('　')}
      </h2>
      <WeekGrid
        label={`${shown.name} ${name}`}
        days={days}
        bells={times.bells}
        lessons={ghosts.length > 0 ? [...lessons, ...ghosts] : lessons}
        today={times.today}
        palette={palette}
        facts={teaches ? facts.teacher : facts[view]}
        marks={marks}
        onOpen={({ id }) => setOpened(id)}
        freeCell={freeCell ?? (view === 'teacher' || view === 'room' ? free : undefined)}
        blockActions={blockActions}
      />
      <div className={styles.below} data-off-paper>
        <section>
          <h2>课程类型</h2>
          <LessonLegend palette={palette} counts={countsOf(lessons)} />
          <TextLink to={colourPath}>换一种配色</TextLink>
        </section>
        {view === 'teacher' || view === 'room' ? (
          <p className={styles.freeNote}>这一周有 {shown.free.length} 处空档，格子里写着「空」。</p>
        ) : null}
      </div>
      <LessonDialog
        lesson={list!.find(({ id }) => id === opened)}
        absent={absent.get(opened ?? '') ?? []}
        bells={times.bells}
        week={monday}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

const none: readonly WeekLesson[] = [];

const readOnly: Partial<Editing> = {};

const free = () => <span>空</span>;

function countsOf(lessons: readonly WeekLesson[]): Map<LessonKind, number> {
  const counts = new Map<LessonKind, number>();
  for (const { kind } of lessons.filter(isHeld)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Lessons come through a school; a learner binds to one. */
function NoSchool({ isLearner }: { isLearner: boolean }) {
  if (!isLearner) return <Empty title="不在学校" note="加入一所学校以后，课表会出现在这里" />;
  const bind = (
    <LinkButton to="/account/info/studentInfo" size="sm" variant="primary">
      绑定学校
    </LinkButton>
  );
  return <Empty title="不在学校" note="绑定学校以后，课表会出现在这里" action={bind} />;
}
