import { useEffect, useState } from 'react';
import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import type { QuestionReport } from '#contract/exam/questionReport.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { questionReply } from '#contract/fields/questions.ts';
import { call } from '../../../../kit/call.ts';
import { useKeptText } from '../../../../kit/useKeptText.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { answerReport, listReports } from '../calls.ts';
import styles from './Dialogs.module.css';

/** What readers say is wrong with a question, to be answered one by one. */
export function ReportsDialog({ row, onClose }: { row: QuestionRow; onClose: () => void }) {
  const [reports, setReports] = useState<QuestionReport[] | null>(null);
  const { id: questionId } = row;
  useEffect(() => {
    const read = async () => {
      const { list } = await call(await listReports(), { questionId, pageSize: 50 });
      setReports(list);
    };
    void read().catch(onClose);
  }, [questionId, onClose]);
  return (
    <Dialog
      open
      title="有人报告这道题"
      note={row.title}
      lightDismiss={false}
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      {reports ? (
        <ul>
          {reports.map((report) => (
            <Report
              key={report.id}
              report={report}
              onAnswered={(reply) => setReports(reports.map((one) => (one === report ? { ...one, reply } : one)))}
            />
          ))}
        </ul>
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  );
}

function Report({ report, onAnswered }: { report: QuestionReport; onAnswered: (reply: string) => void }) {
  const { id, reporterName, versionNo, gmtCreate, content, reply } = report;
  const { text: words, write, sent } = useKeptText(`questionReply:${id}`);
  const { send, sending } = usePress(answerReport);
  const answer = async () => {
    if (!(await send({ id, reply: words }, '已回复'))) return;
    sent();
    onAnswered(words);
  };
  return (
    <li className={styles.report}>
      <small>
        {reporterName}，{shownTime(gmtCreate)}，第 {versionNo} 版
      </small>
      <p>{content}</p>
      {reply === '' ? (
        <>
          <Field label={`回复 ${reporterName}`}>
            <Textarea
              rows={2}
              maxLength={questionReply.reply.max}
              value={words}
              onChange={({ target }) => write(target.value)}
            />
          </Field>
          <Button
            size="sm"
            disabled={words.trim() === ''}
            loading={sending}
            loadingLabel="回复中"
            onClick={() => void answer()}
          >
            回复
          </Button>
        </>
      ) : (
        <small>已回复：{reply}</small>
      )}
    </li>
  );
}
