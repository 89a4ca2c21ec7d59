import { Award, FolderOpen, Radar } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { ApplicationSource, DeclineReason, moveTargets } from '#contract/rules/hiring.ts';
import type { MoveTarget } from '#contract/rules/hiring.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { useSession } from '../../../kit/session.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Link } from '../../../ui/Link.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import type { Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { candidatePath } from './addresses.ts';
import { cx } from '../../../ui/cx.ts';
import styles from './Board.module.css';

export const CANDIDATE = 'candidate';

interface CandidateCardProps {
  row: Candidate;
  selection: Selection<Candidate>;
  onMove: (row: Candidate, target: MoveTarget) => void;
}

/** A person on the board: dragged by pointer, moved by the menu from the keyboard. */
export function CandidateCard({ row, selection, onMove }: CandidateCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const mayMove = useSession()?.can('talent:edit') === true;
  const { id } = row;
  useEffect(() => {
    if (!mayMove) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    const prepare = async () => {
      const { dragCard } = await import('../../../kit/drag/dragCard.ts');
      if (!isGone) undo = dragCard(card.current!, CANDIDATE, id);
    };
    void prepare();
    return () => {
      isGone = true;
      undo?.();
    };
  }, [id, mayMove]);
  const isDeclined = row.applicationState === ApplicationState.declined;
  return (
    <li ref={card} className={styles.card} data-chosen={selection.has(row) || undefined}>
      <p className={styles.top}>
        {mayMove ? (
          <Checkbox
            aria-label={`选中${row.name}`}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        ) : null}
        <Link to={candidatePath(id)} className={cx(styles.name, row.isUnnamed === 1 && styles.code)}>
          {row.name}
        </Link>
        {mayMove ? (
          <MoreMenu label={`移动${row.name}`}>
            {moveTargets
              .filter((target) => target !== row.applicationState)
              .map((target) => (
                <MenuButton
                  key={target}
                  danger={target === ApplicationState.declined}
                  onSelect={() => onMove(row, target)}
                >
                  移到{ApplicationState.labels[target]}
                </MenuButton>
              ))}
          </MoreMenu>
        ) : null}
      </p>
      <p className={styles.line}>{row.headline || row.vacancyName}</p>
      <p className={styles.marks}>
        <Mark icon={<FolderOpen size={14} aria-hidden="true" />} label="作品" count={row.counts.works} />
        <Mark icon={<Award size={14} aria-hidden="true" />} label="证书" count={row.counts.honors} />
        <Mark icon={<Radar size={14} aria-hidden="true" />} label="能力画像" count={row.hasPortrait} />
      </p>
      <p className={styles.tags}>
        {row.applicationSource === ApplicationSource.found ? null : (
          <Tag tone="info">{ApplicationSource.labels[row.applicationSource]}</Tag>
        )}
        {row.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <p className={styles.last}>
        <span>{isDeclined ? DeclineReason.labels[row.declineReason] : row.headline ? row.vacancyName : ''}</span>
        <span>
          {ApplicationState.labels[row.applicationState]}，{shownTime(row.stageAt)}
        </span>
      </p>
    </li>
  );
}

function Mark({ icon, label, count }: { icon: ReactNode; label: string; count: number }) {
  return (
    <span data-none={count === 0 || undefined} title={`${label} ${count}`}>
      {icon}
      <span className="sr-only">{label}</span>
      {count}
    </span>
  );
}
