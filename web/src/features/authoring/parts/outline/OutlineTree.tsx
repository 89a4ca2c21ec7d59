import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import type { Drop } from '../../../../kit/drag/drop.ts';
import { useHydrated } from '../../../../kit/useHydrated.ts';
import { Button } from '../../../../ui/Button.tsx';
import { AddRow } from './AddRow.tsx';
import { BulkActs } from './BulkActs.tsx';
import { ChapterRow } from './ChapterRow.tsx';
import styles from './Outline.module.css';
import { PeriodRow } from './PeriodRow.tsx';
import { dropped, intoNeighbour, stepped } from './placing.ts';
import type { OutlineRow } from './rows.ts';
import { rowsOf } from './rows.ts';
import { Row, Rows } from './VirtualRows.tsx';
import type { Room } from './useOutline.ts';
import { useOutline } from './useOutline.ts';

const OutlineSheet = lazy(() => import('./OutlineSheet.tsx').then((m) => ({ default: m.OutlineSheet })));

interface OutlineTreeProps {
  room: Room;
  courseKind: CourseKind;
  isWritable: boolean;
  /** The chapter or class-hour that is open beside. */
  current: string;
  onOpen: (target: string) => void;
}

const ROW_PX = 42;
/** Rows that the server draws: a tall screen of them. */
const SERVER_ROWS = 40;

/**
 * Chapters and class-hours in their order; only the rows in sight are there, however many there are. The server draws
 * the first ones as it knows them; what an earlier page could not send is laid over them when the page has come to life.
 */
export function OutlineTree({ room, courseKind, isWritable, current, onOpen }: OutlineTreeProps) {
  const { store, editor } = room;
  const { chapters } = useOutline(store);
  const { outline, periodName } = courseKinds[courseKind];
  const hasChapters = outline === 'chapters' || chapters.length > 1;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isSheetOpen, setSheet] = useState(false);
  const isHydrated = useHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => rowsOf(chapters, { folded, hasChapters, isWritable }),
    [chapters, folded, hasChapters, isWritable],
  );
  const total = chapters.reduce((sum, { periods }) => sum + periods.length, 0);

  const drop = (key: string, where: Drop) => {
    const placing = dropped(chapters, key, where);
    if (placing) void editor.place(placing);
  };
  const step = (key: string, by: -1 | 1, isFar = false) => {
    const placing = isFar ? intoNeighbour(chapters, key, by) : stepped(chapters, key, by);
    if (placing) void editor.place(placing).then(() => focusRow(scroller.current, key));
  };
  const show = (row: OutlineRow) => {
    const acts = { room, isWritable, isCurrent: row.key === current, onOpen, onDrop: drop, onStep: step };
    if (row.kind === 'add') {
      return <AddRow key={row.key} room={room} chapterId={row.chapterId} periodName={periodName} onAdded={onOpen} />;
    }
    if (row.kind === 'chapter') {
      return <ChapterRow key={row.key} row={row} {...acts} onFold={() => setFolded(toggled(folded, row.chapter.id))} />;
    }
    const { id } = row.period;
    return (
      <PeriodRow
        key={row.key}
        row={row}
        {...acts}
        isChosen={chosen?.has(id)}
        onChoose={() => setChosen(toggled(chosen ?? new Set(), id))}
      />
    );
  };
  return (
    <section aria-label="目录" className={styles.tree}>
      <header className={styles.head}>
        <h2>目录</h2>
        <span className={styles.count}>
          {hasChapters ? `${chapters.length} 章，` : ''}
          {total} 个{periodName}
        </span>
        <span className={styles.headActs}>
          <Button size="sm" variant="text" onClick={() => setSheet(true)}>
            表格
          </Button>
          {isWritable && total > 0 ? (
            <Button size="sm" variant="text" onClick={() => setChosen(chosen ? null : new Set())}>
              {chosen ? '完成' : '批量'}
            </Button>
          ) : null}
        </span>
      </header>
      <Suspense>
        {isSheetOpen ? (
          <OutlineSheet room={room} isWritable={isWritable} periodName={periodName} onClose={() => setSheet(false)} />
        ) : null}
      </Suspense>
      {chosen ? <BulkActs room={room} chosen={chosen} hasChapters={hasChapters} onChoose={setChosen} /> : null}
      <div
        ref={scroller}
        className={styles.scroller}
        data-still={isHydrated ? undefined : ''}
        style={isHydrated ? { height: rows.length * ROW_PX } : undefined}
      >
        <Virtualizer
          as={Rows}
          item={Row}
          itemSize={ROW_PX}
          ssrCount={isHydrated ? undefined : SERVER_ROWS}
          scrollRef={scroller}
          data={rows}
        >
          {show}
        </Virtualizer>
      </div>
      {isWritable && hasChapters ? <AddRow room={room} onAdded={onOpen} /> : null}
      {isWritable ? (
        <p className={styles.keys}>
          拖动左边的手柄换位置；在一行上按 <kbd>Alt ↑</kbd> <kbd>Alt ↓</kbd> 移动，<kbd>Alt ←</kbd> <kbd>Alt →</kbd>{' '}
          移到上一章、下一章，<kbd>F2</kbd> 改名
        </p>
      ) : null}
    </section>
  );
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** The focus goes along with a row that was moved. */
const focusRow = (scroller: HTMLElement | null, key: string): void =>
  scroller?.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus({ preventScroll: false });
