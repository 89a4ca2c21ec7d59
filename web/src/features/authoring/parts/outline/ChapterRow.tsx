import { ChevronDown, ChevronRight } from 'lucide-react';
import { chapterFields } from '#contract/fields/course.ts';
import { DragHandle } from '../../../../kit/drag/DragHandle.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { useSaid } from '../frame/Remarked.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import styles from './Outline.module.css';
import type { RowActs } from './rowActs.ts';
import { LIST } from './rowActs.ts';
import { RowName } from './RowName.tsx';
import type { OutlineRow } from './rows.ts';
import { SaidCount } from './SaidCount.tsx';
import { writeOn } from './writing.ts';

interface ChapterRowProps extends RowActs {
  row: Extract<OutlineRow, { kind: 'chapter' }>;
  onFold: () => void;
}

/** A chapter: folds, opens, is dragged with all its class-hours; others may be let go in it. */
export function ChapterRow({ row, room, isCurrent, isWritable, onOpen, onDrop, onStep, onFold }: ChapterRowProps) {
  const { chapter, at, isOpen, key } = row;
  const { store, desk } = room;
  const said = useSaid(key);
  return (
    <div className={styles.chapter} data-current={isCurrent || undefined}>
      {isWritable ? <DragHandle list={LIST} id={key} canHold onDrop={onDrop} /> : null}
      <IconButton
        size="sm"
        label={`${isOpen ? '收起' : '展开'}第 ${at + 1} 章`}
        icon={isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={onFold}
      />
      <RowName
        rowKey={key}
        name={chapter.chapterName}
        number={`第 ${at + 1} 章`}
        label="章名称"
        max={chapterFields.chapterName.max}
        isCurrent={isCurrent}
        isWritable={isWritable}
        onOpen={() => onOpen(key)}
        onRename={(chapterName) => writeOn(desk, store, key, { chapterName })}
        onStep={(by, isFar) => (isFar ? undefined : onStep(key, by))}
      />
      <SaidCount said={said} />
      {isCurrent && isWritable ? (
        <MoveButtons name={chapter.chapterName} onStep={(by) => onStep(key, by)} />
      ) : (
        <span className={styles.meta}>{chapter.periods.length} 个</span>
      )}
    </div>
  );
}
