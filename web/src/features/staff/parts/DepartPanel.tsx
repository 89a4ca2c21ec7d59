import { useState } from 'react';
import type { Department } from '#contract/user/orgDepart.ts';
import type { Drop } from '../../../kit/drag/drop.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useListState } from '../../../kit/list/useListState.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { departSearch } from './addresses.ts';
import { moveDepart } from './calls.ts';
import { DepartDialog } from './DepartDialog.tsx';
import { placeOf } from './departOptions.ts';
import styles from './DepartPanel.module.css';
import { DepartRow } from './DepartRow.tsx';
import type { Acting } from './DepartRow.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RemoveDepart } from './RemoveDepart.tsx';

interface DepartPanelProps {
  departments: readonly Department[];
  /** What a search found, or null without one. */
  found: readonly { id: string }[] | null;
}

/** The tree, or what was searched for, and whatever is done to one of them. */
export function DepartPanel({ departments, found }: DepartPanelProps) {
  const list = useListState(departSearch);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [acting, setActing] = useState<Acting | null>(null);
  const moving = usePress(moveDepart);
  const close = () => setActing(null);
  const chosen = departments.find(({ id }) => id === acting?.id);
  const hits = found && new Set(found.map(({ id }) => id));
  const shown = hits ? departments.filter(({ id }) => hits.has(id)) : openOf(departments, closed);
  const toggle = (id: string) =>
    setClosed((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const drop = (id: string, where: Drop) => {
    const place = placeOf(departments, id, where);
    if (place) void moving.send(place, '部门移动成功');
  };
  const all = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      看全部部门
    </LinkButton>
  );
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="部门名称" />
        <p className={styles.total}>共 {departments.length} 个部门</p>
      </div>
      {shown.length === 0 ? (
        found ? (
          <Empty title="没有这样的部门" note="换一个名称试试" action={all} />
        ) : (
          <Empty title="还没有部门" note="从最上一级建起，员工可以分到部门里" />
        )
      ) : (
        <ul className={styles.tree} aria-label="部门">
          {shown.map((one) => (
            <DepartRow
              key={one.id}
              department={one}
              isFlat={hits !== null}
              isOpen={!closed.has(one.id)}
              hasChildren={departments.some(({ parentId }) => parentId === one.id)}
              onToggle={() => toggle(one.id)}
              onAct={setActing}
              onDrop={hits ? undefined : drop}
            />
          ))}
        </ul>
      )}
      {acting?.act === 'add' && chosen ? (
        <DepartDialog departments={departments} parentId={chosen.id} onClose={close} />
      ) : null}
      {acting?.act === 'edit' && chosen ? (
        <DepartDialog departments={departments} department={chosen} onClose={close} />
      ) : null}
      {acting?.act === 'move' && chosen ? (
        <MoveDialog departments={departments} department={chosen} onClose={close} />
      ) : null}
      {acting?.act === 'merge' && chosen ? (
        <MergeDialog departments={departments} department={chosen} onClose={close} />
      ) : null}
      {acting?.act === 'remove' && chosen ? (
        <RemoveDepart departments={departments} department={chosen} onClose={close} />
      ) : null}
    </>
  );
}

/** Without what lies below something closed. */
function openOf(departments: readonly Department[], closed: ReadonlySet<string>): Department[] {
  const hidden = new Set<string>();
  return departments.filter(({ id, parentId }) => {
    if (!hidden.has(parentId) && !closed.has(parentId)) return true;
    hidden.add(id);
    return false;
  });
}
