import { useState } from 'react';
import type { DeskInterview } from '#contract/position/interview.ts';
import { InterviewState, InterviewVerdict, scorePartKeys, scoreParts } from '#contract/rules/interviews.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { ends } from './calls.ts';
import { FeedbackDialog, RescheduleDialog, ScoreDialog } from './DeskDialogs.tsx';
import { Facts, spanText, tones } from './Facts.tsx';
import styles from './Interview.module.css';

const { proposed, accepted, moving, done } = InterviewState;
const pending: ReadonlySet<InterviewState> = new Set([proposed, accepted, moving]);

interface DeskRowProps {
  row: DeskInterview;
  /** Wire time: what has begun can be ended and scored. */
  now: string;
}

/** An interview as the enterprise has it. */
export function DeskRow({ row, now }: DeskRowProps) {
  const { interviewState, slots } = row;
  const [open, setOpen] = useState<'times' | 'score' | 'feedback' | null>(null);
  const close = () => setOpen(null);
  const hasBegun = row.startsAt <= now && (interviewState === accepted || interviewState === done);
  const me = row.members.find(({ isMe }) => isMe === 1);
  const hasScored = me?.isScored === 1;
  return (
    <Row
      heading="h2"
      stacks
      lead={<Avatar name={row.name} src={row.headImgUrl} size={44} />}
      title={`${row.name}：${row.interviewName}`}
      meta={row.vacancyName}
      end={<StatusDot tone={tones[interviewState]}>{InterviewState.labels[interviewState]}</StatusDot>}
    >
      <Facts row={row} />
      {interviewState === proposed ? (
        <p className={styles.said}>给了：{slots.map(spanText).join('；') || '都过去了，请换时间'}</p>
      ) : null}
      <Sheets row={row} />
      <p className={styles.acts}>
        {hasBegun && me ? (
          <Button size="sm" onClick={() => setOpen('score')}>
            {hasScored ? '改评价' : '写评价'}
          </Button>
        ) : null}
        <Can action="interview:manage">
          {hasBegun && interviewState === accepted ? <Ends row={row} /> : null}
          {interviewState === done ? (
            <Button size="sm" onClick={() => setOpen('feedback')}>
              {row.feedback ? '改反馈' : '给反馈'}
            </Button>
          ) : null}
          {pending.has(interviewState) && !hasBegun ? (
            <>
              <Button size="sm" onClick={() => setOpen('times')}>
                换时间
              </Button>
              <Cancel row={row} />
            </>
          ) : null}
        </Can>
        {pending.has(interviewState) ? (
          <LinkButton size="sm" to={`/im?interview=${row.id}`}>
            聊一聊
          </LinkButton>
        ) : null}
        <LinkButton size="sm" to={`/account/talent/profile?id=${row.applicationId}`}>
          看候选人
        </LinkButton>
      </p>
      {open === 'times' ? <RescheduleDialog row={row} onClose={close} /> : null}
      {open === 'score' ? <ScoreDialog row={row} onClose={close} /> : null}
      {open === 'feedback' ? <FeedbackDialog row={row} onClose={close} /> : null}
    </Row>
  );
}

function Ends({ row: { id } }: { row: DeskInterview }) {
  const finish = usePress(ends.finish);
  const noShow = usePress(ends.noShow);
  return (
    <>
      <Button size="sm" loading={finish.sending} onClick={() => void finish.send({ id }, '记好了，可以给反馈')}>
        面试结束
      </Button>
      <Button size="sm" loading={noShow.sending} onClick={() => void noShow.send({ id }, '记好了，对方会收到消息')}>
        没有到场
      </Button>
    </>
  );
}

function Cancel({ row: { id } }: { row: DeskInterview }) {
  const { send, sending } = usePress(ends.cancel);
  return (
    <Button size="sm" variant="danger" loading={sending} onClick={() => void send({ id }, '取消了，对方会收到消息')}>
      取消面试
    </Button>
  );
}

/** Who interviews and what each handed in. */
function Sheets({ row: { members } }: { row: DeskInterview }) {
  return (
    <ul className={styles.sheets} aria-label="面试官">
      {members.map(({ userNo, name, isScored, sheet }) => (
        <li key={userNo} className={styles.sheet}>
          {name}：
          {sheet
            ? [
                ...scorePartKeys.map((part) => `${scoreParts[part]} ${sheet[part]}`),
                InterviewVerdict.labels[sheet.interviewVerdict],
                sheet.remark,
              ]
                .filter(Boolean)
                .join('，')
            : isScored === 1
              ? '已交评价，你交了才看得到'
              : '还没有评价'}
        </li>
      ))}
    </ul>
  );
}
