import type { ReactNode } from 'react';
import type { TestLine } from '#contract/exam/positionTest.ts';
import { AssessmentPhase, SittingState } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { resultHref, sitHref } from './addresses.ts';
import styles from './PositionTest.module.css';

interface TestRowProps {
  test: TestLine;
  /** Where one comes back to. */
  from: string;
  target: { jobId?: string; planId?: string };
  /** Before the facts of every test. */
  lead?: string | undefined;
  /** Instead of the way in. */
  locked?: ReactNode;
}

/** One test with its next step. */
export function TestRow({ test, from, target, lead, locked }: TestRowProps) {
  const { id, title, minutes, questionCount, endsAt, attempts, used, submittedAt, sittingId, sittingState } = test;
  const isRunning = sittingState === SittingState.running;
  const mayBegin = test.phase === AssessmentPhase.running && (isRunning || used < attempts);
  const meta = [
    lead,
    `${questionCount} 题`,
    minutes === null ? '不限时' : `${minutes} 分钟`,
    attempts > 1 && `还可以测 ${Math.max(0, attempts - used)} 次`,
    endsAt !== null && `${shownTime(endsAt)} 结束`,
    submittedAt !== null && `上次 ${shownTime(submittedAt)} 交卷`,
  ];
  const isDone = sittingId !== NONE && !isRunning;
  return (
    <Row
      stacks
      title={title}
      tags={<Tag tone={mayBegin ? 'ok' : 'neutral'}>{isRunning ? '正在作答' : AssessmentPhase.labels[test.phase]}</Tag>}
      meta={meta.filter(Boolean).join('，')}
      end={
        <span className={styles.acts}>
          {isDone ? (
            <LinkButton size="sm" to={resultHref(sittingId, target)} aria-label={`查看结果：${title}`}>
              查看结果
            </LinkButton>
          ) : null}
          {locked ??
            (mayBegin ? (
              <LinkButton size="sm" variant={isDone ? 'default' : 'primary'} to={sitHref(id, from, target)}>
                {isRunning ? '继续测试' : used > 0 ? '再测一次' : '开始测试'}
              </LinkButton>
            ) : null)}
        </span>
      }
    />
  );
}
