import { ChevronRight } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import type { Department } from '#contract/user/orgDepart.ts';
import { DragHandle } from '../../../kit/drag/DragHandle.tsx';
import type { Drop } from '../../../kit/drag/drop.ts';
import { Can } from '../../../kit/Can.tsx';
import { useSession } from '../../../kit/session.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { MenuButton, MenuDivider } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { staffOfPath } from './addresses.ts';
import styles from './DepartRow.module.css';

export interface Acting {
  id: string;
  act: 'add' | 'edit' | 'move' | 'merge' | 'remove';
}

interface DepartRowProps {
  department: Department;
  /** Found by a search: with its full name, without its place in the tree. */
  isFlat: boolean;
  isOpen: boolean;
  hasChildren: boolean;
  onToggle: () => void;
  onAct: (acting: Acting) => void;
  /** Another was let go at this one; absent where the tree is not in its order. */
  onDrop?: (id: string, where: Drop) => void;
}

/** One department: who leads it, how many people, and what may be done to it. */
export function DepartRow({ department, isFlat, isOpen, hasChildren, onToggle, onAct, onDrop }: DepartRowProps) {
  const { id, departName, fullName, depth, headName, isWithinReach } = department;
  const act = (kind: Acting['act']) => () => onAct({ id, act: kind });
  return (
    <li className={styles.row} data-depth={isFlat ? 1 : depth}>
      {onDrop && isWithinReach ? (
        <Can action="department:edit">
          <DragHandle list="departments" id={id} canHold onDrop={onDrop} />
        </Can>
      ) : null}
      {hasChildren && !isFlat ? (
        <BareButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={`${departName}的下级`}
          onClick={onToggle}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </BareButton>
      ) : (
        <span className={styles.toggle} />
      )}
      <div className={styles.what}>
        <b>{isFlat ? fullName : departName}</b>
        {headName ? <span className={styles.head}>负责人 {headName}</span> : null}
      </div>
      <People department={department} />
      <span className={styles.acts}>
        {isWithinReach ? (
          <Can action="department:edit">
            <MoreMenu label={`${departName}的操作`}>
              <MenuButton onSelect={act('add')}>新建下级</MenuButton>
              <MenuButton onSelect={act('edit')}>修改</MenuButton>
              <MenuButton onSelect={act('move')}>移动</MenuButton>
              <MenuButton onSelect={act('merge')}>合并到别的部门</MenuButton>
              <MenuDivider />
              <MenuButton danger onSelect={act('remove')}>
                删除
              </MenuButton>
            </MoreMenu>
          </Can>
        ) : null}
      </span>
    </li>
  );
}

/** Those in it and below; who may see the list goes there. */
function People({ department: { id, memberCount, totalCount } }: { department: Department }) {
  const session = useSession();
  const text = totalCount === memberCount ? `${totalCount} 人` : `${totalCount} 人，本级 ${memberCount}`;
  return session?.can('member:view') && totalCount > 0 ? (
    <Link to={staffOfPath(id)} className={styles.people}>
      {text}
    </Link>
  ) : (
    <span className={styles.people}>{text}</span>
  );
}
