import type { Sheet } from '#contract/user/score.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { releaseScores } from './calls.ts';
import type { SheetHandle } from './useSheet.ts';
import styles from './ScoreTable.module.css';

const NAMES = 5;

/** What has to be so before marks go out, each with what is missing. */
export function ReleaseDialog({ sheet, of, onClose }: { sheet: Sheet; of: SheetHandle; onClose: () => void }) {
  const { send, sending } = usePress(releaseScores);
  const weights = sheet.parts.reduce((sum, { weight }) => sum + weight, 0);
  const open = sheet.students.filter(({ userNo }) => of.totalOf(userNo).kind === 'open');
  const checks = [
    { label: '比重合计 100%', isSo: weights === 100, missing: `现在是 ${weights}%` },
    { label: '有学生', isSo: sheet.students.length > 0, missing: '这个开课还没有学生' },
    {
      label: '每一格都登记了',
      isSo: open.length === 0,
      missing: `${open.length} 人未齐：${open
        .slice(0, NAMES)
        .map(({ studentName }) => studentName)
        .join('、')}${open.length > NAMES ? '等' : ''}`,
    },
    { label: '没有写错的格', isSo: of.wrong.length === 0, missing: `${of.wrong.length} 格` },
  ];
  const isReady = checks.every(({ isSo }) => isSo);
  return (
    <ConfirmDialog
      open
      title={isReady ? `公布「${sheet.offeringName}」的成绩` : '还不能公布'}
      note={isReady ? `${sheet.students.length} 位学生会收到消息；公布以后的改动要写原因` : '先补齐下面没有打勾的几项'}
      confirmLabel={isReady ? '公布' : '回去补齐'}
      loading={sending}
      loadingLabel="公布中"
      onConfirm={() => {
        if (!isReady) return onClose();
        void send({ offeringId: sheet.offeringId }, '公布成功，学生会收到消息').then(onClose);
      }}
      onClose={onClose}
    >
      <div className={styles.bands} role="group" aria-label="公布之前">
        {checks.map(({ label, isSo, missing }) => (
          <StatusDot key={label} tone={isSo ? 'passed' : 'failed'} reason={isSo ? undefined : missing}>
            {label}
          </StatusDot>
        ))}
      </div>
    </ConfirmDialog>
  );
}
