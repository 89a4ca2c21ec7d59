import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeskRow } from '#contract/position/vacancyDesk.ts';
import { CallError } from '#contract/kit/callError.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { isPublicVacancy, PauseReason, VacancyState } from '#contract/rules/vacancies.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { toast } from '../../../ui/toast.ts';
import { steps } from './calls.ts';
import type { Step } from './calls.ts';
import styles from './Desk.module.css';

const { draft, waiting, open, paused, closed, refused, expired } = VacancyState;

const tones: Record<VacancyState, StatusTone> = {
  [draft]: 'idle',
  [waiting]: 'waiting',
  [open]: 'passed',
  [paused]: 'waiting',
  [closed]: 'idle',
  [refused]: 'failed',
  [expired]: 'idle',
};

/** What may be done in each state. */
const offered: Record<VacancyState, readonly Step[]> = {
  [draft]: ['copy', 'remove'],
  [waiting]: ['takeBack'],
  [open]: ['refresh', 'pause', 'close', 'copy'],
  [paused]: ['resume', 'close', 'copy'],
  [closed]: ['resume', 'copy'],
  [refused]: ['copy', 'remove'],
  [expired]: ['close', 'copy'],
};

const names: Record<Step, string> = {
  takeBack: '收回',
  pause: '暂停',
  resume: '恢复招聘',
  close: '关闭',
  refresh: '刷新',
  copy: '复制',
  remove: '删除',
};

/** These are asked about first. */
const asks: Partial<Record<Step, string>> = {
  close: '关闭之后不再收投递，页面还在，标着已关闭；以后可以恢复。',
  remove: '草稿会被删掉，不能找回。',
};

/** One vacancy of the enterprise with how it stands and what can be done. */
export function PositionRow({ row }: { row: DeskRow }) {
  const [asked, setAsked] = useState<Step | null>(null);
  const [sending, setSending] = useState(false);
  const { revalidate } = useRevalidator();
  const take = async (step: Step) => {
    setSending(true);
    try {
      await call(await steps[step](), { id: row.id });
      toast(`${names[step]}成功`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    setSending(false);
    setAsked(null);
    await revalidate();
  };
  const isChanging = row.audit?.auditStatus === AuditState.waiting && isPublicVacancy(row.vacancyState);
  const acts = isChanging ? [...offered[row.vacancyState], 'takeBack' as const] : offered[row.vacancyState];
  return (
    <Row
      heading="h2"
      stacks
      title={row.vacancyName}
      to={isPublicVacancy(row.vacancyState) ? vacancyPath(row.id) : undefined}
      meta={factsOf(row)}
      end={
        <StatusDot tone={tones[row.vacancyState]} reason={reasonOf(row, isChanging)}>
          {VacancyState.labels[row.vacancyState]}
        </StatusDot>
      }
    >
      <p className={styles.acts}>
        {isPublicVacancy(row.vacancyState) ? (
          <LinkButton to={`/account/position/applicants?id=${row.id}`} size="sm">
            投递 {row.countApply} 份{row.countNew > 0 ? `，${row.countNew} 份待答复` : ''}
          </LinkButton>
        ) : null}
        {row.vacancyState === waiting ? null : (
          <LinkButton to={`/account/position/add?id=${row.id}`} size="sm">
            修改
          </LinkButton>
        )}
        {acts.map((step) => (
          <Button
            key={step}
            size="sm"
            variant="text"
            disabled={sending}
            aria-label={`${names[step]}${row.vacancyName}`}
            onClick={() => (asks[step] ? setAsked(step) : void take(step))}
          >
            {names[step]}
          </Button>
        ))}
      </p>
      {asked ? (
        <ConfirmDialog
          open
          title={`${names[asked]}「${row.vacancyName}」`}
          note={asks[asked]}
          confirmLabel={names[asked]}
          danger
          loading={sending}
          loadingLabel="提交中"
          onConfirm={() => void take(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Row>
  );
}

const factsOf = (row: DeskRow): string =>
  [
    salaryText(row.salaryMin, row.salaryMax),
    row.regionName,
    row.natureName,
    `招 ${row.countWanted} 人`,
    row.endDate ? `${row.endDate} 截止` : '',
    row.refreshedAt ? `${shownTime(row.refreshedAt)} 刷新` : '',
  ]
    .filter(Boolean)
    .join('，');

function reasonOf(row: DeskRow, isChanging: boolean): string | undefined {
  if (isChanging) return '改动在审核，公开的还是原来的';
  if (row.vacancyState === paused) return PauseReason.labels[row.pauseReason];
  if (row.audit?.auditStatus === AuditState.refused) return `退回：${row.audit.auditOpinion}`;
  return undefined;
}
