import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AssessmentRow } from '#contract/exam/assessmentShapes.ts';
import { AssessmentState, assessmentTraits } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { MenuButton, MenuDivider } from '../../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { adminPath, candidatesPath, drawnPath, markingPath, previewPath, trialPath, wizardPath } from '../addresses.ts';
import { copyAssessment, removeAssessment, tryOutAssessment, withdrawAssessment } from '../calls.ts';
import styles from './List.module.css';

/** What may be done with an assessment as far as it is. */
export function AssessmentActs({ row }: { row: AssessmentRow }) {
  const navigate = useNavigate();
  const [act, setAct] = useState<'withdraw' | 'remove' | null>(null);
  const copying = usePress(copyAssessment);
  const trying = usePress(tryOutAssessment);
  const withdrawing = usePress(withdrawAssessment);
  const removing = usePress(removeAssessment);
  const { base } = assessmentTraits[row.assessmentKind];
  const isPublished = row.assessmentState === AssessmentState.published;
  const close = () => setAct(null);
  const tryOut = async () => {
    const trial = await trying.send({ id: row.id });
    if (trial) await navigate(trialPath(trial.assessmentId, base));
  };
  const end = async (sent: Promise<unknown>) => {
    await sent;
    close();
  };
  return (
    <span className={styles.acts}>
      {isPublished ? (
        <>
          <LinkButton size="sm" to={adminPath(row.id)} aria-label={`考务：${row.title}`}>
            考务
          </LinkButton>
          <LinkButton size="sm" to={markingPath(row.id)} aria-label={`阅卷：${row.title}`}>
            阅卷
          </LinkButton>
        </>
      ) : (
        <LinkButton size="sm" to={wizardPath(row.id, base)} aria-label={`编辑${row.title}`}>
          编辑
        </LinkButton>
      )}
      <MoreMenu label={`${row.title}的更多操作`}>
        {row.isOpen === 0 ? (
          <MenuButton onSelect={() => void navigate(candidatesPath(row.id))}>考生名单</MenuButton>
        ) : null}
        {row.isOpen === 0 && isPublished ? (
          <MenuButton onSelect={() => void navigate(drawnPath(row.id))}>每人的试卷</MenuButton>
        ) : null}
        {row.paperId === NONE ? null : (
          <>
            <MenuButton onSelect={() => void navigate(previewPath(row.id, base))}>预览试卷</MenuButton>
            <MenuButton onSelect={() => void tryOut()}>自己试做</MenuButton>
          </>
        )}
        <MenuButton onSelect={() => void copying.send({ id: row.id }, '已复制成新的草稿')}>复制</MenuButton>
        {isPublished && row.isBegun === 1 ? null : <MenuDivider />}
        {isPublished ? (
          row.isBegun === 0 ? (
            <MenuButton onSelect={() => setAct('withdraw')}>撤回</MenuButton>
          ) : null
        ) : (
          <MenuButton danger onSelect={() => setAct('remove')}>
            删除
          </MenuButton>
        )}
      </MoreMenu>
      <ConfirmDialog
        open={act === 'withdraw'}
        title={`撤回「${row.title}」`}
        note={`还没有人开始作答，${row.countCandidate} 位考生会收到消息；改好以后可以再发布`}
        confirmLabel="撤回"
        loading={withdrawing.sending}
        onConfirm={() => void end(withdrawing.send({ id: row.id }, '已撤回'))}
        onClose={close}
      />
      <ConfirmDialog
        open={act === 'remove'}
        title={`删除「${row.title}」`}
        note="草稿与考生名单一起删除，试卷不受影响"
        confirmLabel="删除"
        danger
        loading={removing.sending}
        onConfirm={() => void end(removing.send({ id: row.id }, '已删除'))}
        onClose={close}
      />
    </span>
  );
}
