import { useState } from 'react';
import type { ReceivedNomination } from '#contract/position/nomination.ts';
import { NominationState } from '#contract/rules/cooperation.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { ResumeSheet } from '../../../shared/resume/ResumeSheet.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { openNomination } from './calls.ts';
import styles from './Cooperation.module.css';
import { ReplyDialog } from './ReplyDialog.tsx';
import { nominationTone, receivedWords } from './words.ts';

/** A learner who agreed to be recommended: what the school says, the résumé as it is today, and the answer. */
export function ReceivedRow({ row }: { row: ReceivedNomination }) {
  const [resume, setResume] = useState<Resume | null>(null);
  const [verdict, setVerdict] = useState<5 | 6 | null>(null);
  const opening = usePress(openNomination);
  const open = async () => {
    if (resume) return setResume(null);
    const opened = await opening.send({ id: row.id });
    if (opened) setResume(opened.resume);
  };
  const waits = row.nominationState === NominationState.agreed;
  return (
    <Row
      heading="h2"
      stacks
      lead={<Avatar name={row.name} src={row.headImgUrl} size={44} />}
      title={row.name}
      meta={[row.headline, `${row.orgName}推荐到「${row.vacancyName}」`, shownTime(row.answeredAt ?? row.sentAt)]
        .filter(Boolean)
        .join('，')}
      end={
        <StatusDot tone={waits ? 'waiting' : nominationTone[row.nominationState]}>
          {receivedWords[row.nominationState]}
        </StatusDot>
      }
    >
      <p className={styles.said}>学校说：{row.words}</p>
      {row.learnerText ? <p className={styles.said}>学员说：{row.learnerText}</p> : null}
      {row.replyText ? <p className={styles.said}>我们的答复：{row.replyText}</p> : null}
      <p className={styles.acts}>
        <Button
          size="sm"
          loading={opening.sending}
          loadingLabel="打开中"
          aria-expanded={resume !== null}
          onClick={() => void open()}
        >
          {resume ? '收起档案' : '看档案'}
        </Button>
        <LinkButton size="sm" to={`/im?to=${row.userNo}`}>
          聊一聊
        </LinkButton>
        {waits ? (
          <>
            <Button size="sm" variant="primary" onClick={() => setVerdict(NominationState.suitable)}>
              合适
            </Button>
            <Button size="sm" onClick={() => setVerdict(NominationState.unsuitable)}>
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
      {verdict ? <ReplyDialog row={row} verdict={verdict} onClose={() => setVerdict(null)} /> : null}
    </Row>
  );
}
