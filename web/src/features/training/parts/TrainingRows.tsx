import { useState } from 'react';
import type { TrainingRow } from '#contract/user/training.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';
import { trainingPath } from '#contract/rules/training.ts';
import { phaseTones, timesText } from '../../../shared/tasks/taskText.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MenuButton, MenuLink } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { editPath } from './addresses.ts';
import type { Asked } from './TrainingDialogs.tsx';
import { TrainingDialogs } from './TrainingDialogs.tsx';

/** Projects one below the other, each with its next step and what else can be done to it. */
export function TrainingRows({ rows }: { rows: readonly TrainingRow[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <RowList label="实训">
        {rows.map((row) => (
          <Row
            key={row.projectId}
            stacks
            heading="h2"
            title={row.title}
            to={row.phase === TaskPhase.draft ? editPath(row.projectId) : trainingPath(row.projectId)}
            tags={<Tag tone={phaseTones[row.phase]}>{TaskPhase.labels[row.phase]}</Tag>}
            meta={metaOf(row)}
            end={<Acts row={row} onAsk={(what) => setAsked({ row, what })} />}
          />
        ))}
      </RowList>
      {asked ? <TrainingDialogs asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

const metaOf = (row: TrainingRow): string =>
  [
    row.offeringName,
    timesText(row),
    row.phase === TaskPhase.draft ? `${row.studentCount} 人` : `交了 ${row.handedInCount} / ${row.studentCount} 人`,
  ].join('，');

function Acts({ row, onAsk }: { row: TrainingRow; onAsk: (what: Asked['what']) => void }) {
  const { projectId, title, phase, toMarkCount } = row;
  const isDraft = phase === TaskPhase.draft;
  return (
    <>
      {isDraft ? (
        <LinkButton size="sm" to={editPath(projectId)} aria-label={`继续写${title}`}>
          继续写
        </LinkButton>
      ) : (
        <LinkButton
          size="sm"
          variant={toMarkCount > 0 ? 'primary' : 'default'}
          to={trainingPath(projectId)}
          aria-label={`批改${title}`}
        >
          {toMarkCount > 0 ? `待批改 ${toMarkCount}` : '查看'}
        </LinkButton>
      )}
      <MoreMenu label={`${title}的更多操作`}>
        {isDraft ? null : <MenuLink to={editPath(projectId)}>修改</MenuLink>}
        {isDraft ? null : <MenuButton onSelect={() => onAsk('extend')}>延长</MenuButton>}
        {phase === TaskPhase.running || phase === TaskPhase.coming ? (
          <MenuButton onSelect={() => onAsk('close')}>结束</MenuButton>
        ) : null}
        {isDraft ? (
          <MenuButton danger onSelect={() => onAsk('delete')}>
            删除
          </MenuButton>
        ) : null}
      </MoreMenu>
    </>
  );
}
