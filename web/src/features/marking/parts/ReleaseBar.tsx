import { useState } from 'react';
import type { Overview } from '#contract/exam/marking.ts';
import { withdrawal } from '#contract/fields/marking.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { call } from '../../../kit/call.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { deskPath } from './addresses.ts';
import { markFile, releaseMarks, withdrawMarks } from './calls.ts';
import { ScheduleButton } from './ScheduleButton.tsx';

/** What may be done with the marks of a whole assessment. */
export function ReleaseBar({ desk }: { desk: Overview }) {
  const [open, setOpen] = useState<'release' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const { assessmentId, isLeader, releasedAt, openCount, sittingCount } = desk;
  return (
    <>
      <LinkButton size="sm" to={deskPath(desk)}>
        阅卷
      </LinkButton>
      <ExportButton assessmentId={assessmentId} format="xlsx" />
      <ExportButton assessmentId={assessmentId} format="csv" />
      {isLeader === 1 && releasedAt === null ? <ScheduleButton of={desk} /> : null}
      {isLeader === 1 && releasedAt === null && sittingCount > 0 ? (
        <Button size="sm" variant="primary" onClick={() => setOpen('release')}>
          公布成绩
        </Button>
      ) : null}
      {isLeader === 1 && releasedAt !== null ? (
        <Button size="sm" onClick={() => setOpen('withdraw')}>
          撤回公布
        </Button>
      ) : null}
      {open === 'release' ? (
        <ReleaseDialog
          {...{ assessmentId, openCount, sittingCount }}
          isRunning={desk.phase === AssessmentPhase.running && desk.endsAt !== null}
          onClose={close}
        />
      ) : null}
      {open === 'withdraw' ? <WithdrawDialog assessmentId={assessmentId} onClose={close} /> : null}
    </>
  );
}

interface ReleaseDialogProps {
  assessmentId: string;
  openCount: number;
  sittingCount: number;
  isRunning: boolean;
  onClose: () => void;
}

function ReleaseDialog({ assessmentId, openCount, sittingCount, isRunning, onClose }: ReleaseDialogProps) {
  const press = usePress(releaseMarks);
  const stop = isRunning
    ? '测评还没有结束，结束以后再公布。'
    : openCount > 0
      ? `还有 ${openCount} 份作答没有批完，批完再公布。`
      : '';
  const send = async () => {
    await press.send({ assessmentId }, '成绩公布了，考生会收到消息');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="公布成绩"
      note={stop || `${sittingCount} 份答卷的得分、批语与名次会给考生看；10 分钟内没有人申诉时可以撤回。`}
      confirmLabel={stop ? '知道了' : '公布'}
      loading={press.sending}
      loadingLabel="公布中"
      onConfirm={() => (stop ? onClose() : void send())}
      onClose={onClose}
    />
  );
}

function WithdrawDialog({ assessmentId, onClose }: { assessmentId: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(withdrawMarks, {
    fields: withdrawal,
    initial: { assessmentId, reason: '' },
    onDone: () => finish('成绩收回了'),
  });
  return (
    <FormDialog
      of={sending}
      title="撤回公布"
      note="只在公布后的 10 分钟内、没有人申诉时可以；考生会收到消息"
      label="撤回公布"
      submitLabel="撤回"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={3} required help="考生会看到" />
    </FormDialog>
  );
}

function ExportButton({ assessmentId, format }: { assessmentId: string; format: 'xlsx' | 'csv' }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      keepFile(await call(await markFile(), { assessmentId, format }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" loading={busy} loadingLabel="导出中" onClick={() => void save()}>
      {format === 'xlsx' ? '导出 Excel' : '导出 CSV'}
    </Button>
  );
}
