import { useState } from 'react';
import type * as talent from '#contract/position/talent.ts';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { stages } from '#contract/rules/hiring.ts';
import type { MoveTarget, Stage } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { usePress } from '../../../kit/usePress.ts';
import type { Selection } from '../../../ui/Table.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { toast } from '../../../ui/toast.ts';
import { BoardColumn } from './BoardColumn.tsx';
import styles from './Board.module.css';
import { moveThem } from './calls.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { movedText } from './words.ts';

interface BoardProps {
  columns: OutputOf<typeof talent.board.output>['stages'];
  selection: Selection<Candidate>;
  listHrefOf: (stage: Stage) => string;
}

/** The stages as stations on one line; who is not taken stands beside the road. On phones one stage at a time. */
export function Board({ columns, selection, listHrefOf }: BoardProps) {
  const { send } = usePress(moveThem);
  const [declining, setDeclining] = useState<Candidate | null>(null);
  const [shown, setShown] = useState<Stage>('apply');
  const people = columns.flatMap(({ list }) => list);
  const move = async (row: Candidate, target: MoveTarget) => {
    if (target === ApplicationState.declined) return setDeclining(row);
    const reply = await send({ ids: [row.id], applicationState: target });
    if (reply) toast(movedText(reply, target));
  };
  const drop = (id: string, target: MoveTarget) => {
    const row = people.find((one) => one.id === id);
    if (row && row.applicationState !== target) void move(row, target);
  };
  return (
    <>
      <div className={styles.stages}>
        <Tabs
          label="阶段"
          idBase="stage"
          current={shown}
          onSelect={(key) => setShown(key as Stage)}
          items={columns.map(({ stage, count }) => ({ key: stage, label: stages[stage].name, count }))}
        />
      </div>
      <div className={styles.board} id="stage-panel">
        {columns.map(({ stage, count, list }) => (
          <BoardColumn
            key={stage}
            stage={stage}
            count={count}
            list={list}
            selection={selection}
            listHref={listHrefOf(stage)}
            isShown={stage === shown}
            onMove={(row, target) => void move(row, target)}
            onDrop={drop}
          />
        ))}
      </div>
      {declining ? (
        <MoveDialog people={[declining]} target={ApplicationState.declined} onClose={() => setDeclining(null)} />
      ) : null}
    </>
  );
}
