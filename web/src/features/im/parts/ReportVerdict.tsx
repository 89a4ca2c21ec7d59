import { chatReportAnswer } from '#contract/fields/chat.ts';
import * as reports from '#contract/im/report.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ReportReason, ReportState } from '#contract/rules/chat.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { useKeptText } from '../../../kit/useKeptText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import styles from './ReportVerdict.module.css';
import { useAct } from './useAct.ts';

interface ReportVerdictProps {
  report: OutputOf<typeof reports.handleList.output>['list'][number];
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Decides on a report with what stood around it: the message goes, or nothing was wrong with it. */
export function ReportVerdict({ report, onClose, onDone }: ReportVerdictProps) {
  const { id, seq, window: lines, reason, note, against } = report;
  const { text: reply, write, sent } = useKeptText(`chatVerdict:${id}`);
  const { act, isBusy } = useAct();
  const decide = async (reportState: 2 | 3) => {
    if (!(await act(() => call(reports.handleSave, { id, reportState, reply }), '处理成功'))) return;
    sent();
    await onDone();
  };
  return (
    <Dialog
      open
      size="lg"
      title="处理举报"
      note={`${against.userName}：${ReportReason.labels[reason]}${note === '' ? '' : `，${note}`}`}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button disabled={isBusy} onClick={() => void decide(ReportState.dismissed)}>
            不成立
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={() => void decide(ReportState.removed)}>
            删除消息
          </Button>
        </>
      }
    >
      <ol className={styles.window} aria-label="举报时的前后几条">
        {lines.map((line) => (
          <li key={line.seq} data-reported={line.seq === seq || undefined}>
            <b>{line.userName || '平台'}</b>
            <span>{line.line || '（没有文字）'}</span>
            <time>{exactTime(line.gmtCreate)}</time>
            {line.seq === seq ? <em>被举报</em> : null}
          </li>
        ))}
      </ol>
      <Field label={chatReportAnswer.reply.label} help="举报的人会看到">
        <Textarea
          rows={3}
          maxLength={chatReportAnswer.reply.max}
          value={reply}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
    </Dialog>
  );
}
