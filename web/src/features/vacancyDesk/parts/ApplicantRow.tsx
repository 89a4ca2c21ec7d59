import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { Applicant } from '#contract/position/vacancyDesk.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState, isApplicationOver } from '#contract/rules/vacancies.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { call } from '../../../kit/call.ts';
import { ResumeSheet } from '../../../shared/resume/ResumeSheet.tsx';
import { stateTones } from '../../../shared/vacancies/stateTones.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import styles from './Desk.module.css';

const openIt = () => import('#contract/position/vacancyDesk.ts').then((api) => api.applicant);

/** One application: the words, the résumé as it was handed over, and the answer. */
export function ApplicantRow({ row }: { row: Applicant }) {
  const { revalidate } = useRevalidator();
  const [resume, setResume] = useState<Resume | null>(null);
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<2 | 3 | null>(null);
  const isWaiting = row.repliedAt === null;
  const isOver = isApplicationOver(row.applicationState);
  const open = async () => {
    if (resume) return setResume(null);
    setBusy(true);
    try {
      setResume((await call(await openIt(), { id: row.id })).resume);
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row
      heading="h2"
      stacks
      lead={<Avatar name={row.name} src={row.headImgUrl} size={44} />}
      title={row.name}
      meta={[row.headline, `${shownTime(row.appliedAt)} 投递`].filter(Boolean).join('，')}
      end={
        <StatusDot tone={stateTones[row.applicationState]}>{ApplicationState.labels[row.applicationState]}</StatusDot>
      }
    >
      {row.note ? <p className={styles.said}>{row.note}</p> : null}
      {row.declineReason === DeclineReason.none ? null : (
        <p className={styles.said}>原因：{DeclineReason.labels[row.declineReason]}</p>
      )}
      {row.replyText ? <p className={styles.said}>我们的答复：{row.replyText}</p> : null}
      <p className={styles.acts}>
        <Button
          size="sm"
          loading={busy}
          loadingLabel="打开中"
          aria-expanded={resume !== null}
          onClick={() => void open()}
        >
          {resume ? '收起档案' : '看档案'}
        </Button>
        <LinkButton size="sm" to={`/account/talent/profile?id=${row.id}`}>
          进展与备注
        </LinkButton>
        {row.isUnnamed === 1 ? null : (
          <LinkButton size="sm" to={isOver ? `/im?to=${row.userNo}` : `/im?application=${row.id}`}>
            聊一聊
          </LinkButton>
        )}
        {isWaiting ? (
          <>
            <Button size="sm" variant="primary" onClick={() => setVerdict(ApplicationState.talking)}>
              进一步沟通
            </Button>
            <Button size="sm" onClick={() => setVerdict(ApplicationState.declined)}>
              不合适
            </Button>
          </>
        ) : null}
      </p>
      {resume ? (
        <div className={styles.sheet}>
          <ResumeSheet resume={resume} audience="organization" isCopy />
        </div>
      ) : null}
      {verdict ? <AnswerDialog row={row} verdict={verdict} onClose={() => setVerdict(null)} /> : null}
    </Row>
  );
}
