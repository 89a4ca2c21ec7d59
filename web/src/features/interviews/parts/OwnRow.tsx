import { useState } from 'react';
import type { OwnInterview } from '#contract/position/interview.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { accept } from './calls.ts';
import { Facts, spanText, tones } from './Facts.tsx';
import styles from './Interview.module.css';

const { proposed, accepted, moving } = InterviewState;

/** An interview as the candidate has it: the times to choose from, and what else can be said. */
export function OwnRow({ row }: { row: OwnInterview }) {
  const { id, interviewState, slots } = row;
  const { send, sending } = usePress(accept);
  const [step, setStep] = useState<'decline' | 'askMove' | null>(null);
  const mayChoose = interviewState === proposed;
  const isPending = mayChoose || interviewState === accepted || interviewState === moving;
  return (
    <Row
      heading="h2"
      stacks
      title={`${row.orgName}：${row.interviewName}`}
      meta={row.vacancyName}
      end={<StatusDot tone={tones[interviewState]}>{InterviewState.labels[interviewState]}</StatusDot>}
    >
      <Facts row={row} />
      {mayChoose && slots.length === 0 ? <p>给的时间都过去了，请告诉企业想改时间</p> : null}
      {mayChoose ? (
        <div className={styles.acts} role="group" aria-label={`选${row.interviewName}的时间`}>
          {slots.map((slot) => (
            <Button
              key={slot.id}
              size="sm"
              loading={sending}
              onClick={() => void send({ id, slotId: slot.id }, '约好了，企业会收到消息')}
            >
              {spanText(slot)}
            </Button>
          ))}
        </div>
      ) : null}
      <p className={styles.acts}>
        {mayChoose || interviewState === accepted ? (
          <Button size="sm" onClick={() => setStep('askMove')}>
            想改时间
          </Button>
        ) : null}
        {isPending ? (
          <Button size="sm" variant="danger" onClick={() => setStep('decline')}>
            谢绝
          </Button>
        ) : null}
        {isPending ? (
          <LinkButton size="sm" to={`/im?interview=${id}`}>
            聊一聊
          </LinkButton>
        ) : null}
        <LinkButton size="sm" to={`/account/jobs/portrait?id=${row.applicationId}`}>
          看投递
        </LinkButton>
      </p>
      {step ? <AnswerDialog row={row} step={step} onClose={() => setStep(null)} /> : null}
    </Row>
  );
}
