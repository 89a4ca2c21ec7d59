import { useState } from 'react';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import { GradeState } from '#contract/rules/school.ts';
import { Button } from '../../../ui/Button.tsx';
import { MenuButton, MenuDivider } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { DisbandDialog } from './DisbandDialog.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import styles from './Grades.module.css';
import { InviteDialog } from './InviteDialog.tsx';
import type { DepartmentOption } from './loadGrades.ts';
import { QuitDialog } from './QuitDialog.tsx';

interface GradeActsProps {
  row: Grade;
  departments?: readonly DepartmentOption[];
  /** The pages of teachers do not end a class. */
  isTeaching?: boolean;
}

const none: readonly DepartmentOption[] = [];

type Act = 'invite' | 'edit' | 'disband' | 'quit';

/** What the visitor may do with a class: inviting at hand, the rest under … . */
export function GradeActs({ row, departments = none, isTeaching }: GradeActsProps) {
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  if (row.gradeState !== GradeState.running) return null;
  const mayEnd = row.mayDisband === 1 && !isTeaching;
  const mayQuit = row.gradeRole !== null && row.isOwner === 0;
  const isManager = row.mayManage === 1;
  return (
    <span className={styles.acts}>
      {isManager ? (
        <Button size="sm" aria-label={`邀请加入${row.gradeName}`} onClick={() => setAct('invite')}>
          邀请
        </Button>
      ) : null}
      {isManager || mayQuit ? (
        <MoreMenu label={`${row.gradeName}的更多操作`}>
          {isManager ? <MenuButton onSelect={() => setAct('edit')}>修改</MenuButton> : null}
          {isManager && (mayQuit || mayEnd) ? <MenuDivider /> : null}
          {mayQuit ? (
            <MenuButton danger onSelect={() => setAct('quit')}>
              退出班级
            </MenuButton>
          ) : null}
          {mayEnd ? (
            <MenuButton danger onSelect={() => setAct('disband')}>
              解散班级
            </MenuButton>
          ) : null}
        </MoreMenu>
      ) : null}
      {act === 'invite' ? <InviteDialog row={row} onClose={close} /> : null}
      {act === 'edit' ? (
        <GradeDialog row={row} departments={row.mayDisband === 1 ? departments : none} onClose={close} />
      ) : null}
      {act === 'disband' ? <DisbandDialog row={row} onClose={close} /> : null}
      {act === 'quit' ? <QuitDialog row={row} onClose={close} /> : null}
    </span>
  );
}
