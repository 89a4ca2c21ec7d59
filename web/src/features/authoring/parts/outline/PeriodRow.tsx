import { periodFields } from '#contract/fields/course.ts';
import { DragHandle } from '../../../../kit/drag/DragHandle.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { useSaid } from '../frame/Remarked.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import styles from './Outline.module.css';
import type { RowActs } from './rowActs.ts';
import { LIST } from './rowActs.ts';
import { RowName } from './RowName.tsx';
import type { OutlineRow } from './rows.ts';
import { SaidCount } from './SaidCount.tsx';
import { contentOf } from './contentOf.ts';
import { writeOn } from './writing.ts';

interface PeriodRowProps extends RowActs {
  row: Extract<OutlineRow, { kind: 'period' }>;
  /** Undefined unless several are being chosen. */
  isChosen: boolean | undefined;
  onChoose: () => void;
}

/** A class-hour as a node of the path: filled when it has its content, hollow while something is missing. */
export function PeriodRow(props: PeriodRowProps) {
  const { row, room, isCurrent, isWritable, isChosen, onChoose, onOpen, onDrop, onStep } = props;
  const { period, number, key, isFirst, isLast } = row;
  const { store, desk } = room;
  const said = useSaid(key);
  const { state, text } = contentOf(period);
  return (
    <div className={styles.period} data-current={isCurrent || undefined} data-chosen={isChosen || undefined}>
      {isWritable ? <DragHandle list={LIST} id={key} onDrop={onDrop} /> : null}
      {isChosen === undefined ? null : (
        <Checkbox aria-label={`选中「${period.periodName}」`} checked={isChosen} onChange={onChoose} />
      )}
      <span
        className={styles.node}
        data-state={state}
        data-first={isFirst || undefined}
        data-last={isLast || undefined}
      />
      <RowName
        rowKey={key}
        name={period.periodName}
        number={number}
        label="名称"
        max={periodFields.periodName.max}
        isCurrent={isCurrent}
        isWritable={isWritable}
        onOpen={() => onOpen(key)}
        onRename={(periodName) => writeOn(desk, store, key, { periodName })}
        onStep={(by, isFar) => onStep(key, by, isFar)}
      />
      {period.isFree === 1 ? <Tag tone="outline">试学</Tag> : null}
      <SaidCount said={said} />
      {isCurrent && isWritable ? (
        <MoveButtons name={period.periodName} onStep={(by) => onStep(key, by)} />
      ) : (
        <span className={styles.meta}>{text}</span>
      )}
    </div>
  );
}
