import { useState } from 'react';
import * as api from '#contract/exam/sitting.ts';
import type { Entry } from '#contract/exam/sittingShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentPhase, assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import { exactTime, shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { pointsText } from '#contract/rules/points.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { enterFullScreen } from '../room/FullScreen.tsx';
import { keepTab, newTabKey } from '../room/tabKey.ts';
import styles from './PreCheck.module.css';
import { Rehearsal } from './Rehearsal.tsx';
import { trailPath } from './trailPath.ts';

interface PreCheckProps {
  entry: Entry;
  backTo: string;
  onEnter: (sittingId: string) => void;
}

/** Before the beginning: what it is, the rules in words, a rehearsal, and the door. */
export function PreCheck({ entry, backTo, onEnter }: PreCheckProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { isFormal } = assessmentTraits[entry.assessmentKind];
  const begin = async () => {
    setIsBusy(true);
    try {
      // a press is what a browser wants to see for it, so it comes before anything is waited for
      await enterFullScreen(entry.proctorGrade);
      const tabKey = newTabKey();
      const { id, isResumed } = await call(api.begin, { assessmentId: entry.assessmentId, tabKey });
      if (isResumed === 0) keepTab(id, tabKey);
      onEnter(id);
    } finally {
      setIsBusy(false);
    }
  };
  const isRunning = entry.runningId !== '';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.tags}>
          <Tag tone="outline">{AssessmentKind.labels[entry.assessmentKind]}</Tag>
          <Tag tone={entry.phase === AssessmentPhase.running ? 'ok' : 'neutral'}>
            {AssessmentPhase.labels[entry.phase]}
          </Tag>
        </p>
        <h1>{entry.title}</h1>
        {entry.intro === '' ? null : <RichText html={entry.intro} />}
      </header>
      <FactList label="基本信息" isPaired facts={factsOf(entry)} />
      <section className={styles.part}>
        <h2>作答规则</h2>
        <ul className={styles.rules}>
          {entry.notes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      {isFormal && !isRunning ? <Rehearsal entry={entry} /> : null}
      {entry.refusal === '' ? null : <Banner tone="warn">{entry.refusal}</Banner>}
      <div className={styles.acts}>
        <Button
          variant="primary"
          size="lg"
          loading={isBusy}
          loadingLabel="正在进入"
          disabled={entry.refusal !== ''}
          onClick={() => void begin().catch(() => undefined)}
        >
          {isRunning ? '继续作答' : '开始作答'}
        </Button>
        <LinkButton size="lg" to={backTo}>
          返回
        </LinkButton>
      </div>
      <Past entry={entry} />
    </div>
  );
}

function factsOf(entry: Entry) {
  const { isFormal } = assessmentTraits[entry.assessmentKind];
  const { passPoints, minutes, extraMinutes, beginsAt, endsAt, redoUntil, attempts, used } = entry;
  const pass = passPoints === null ? '' : `，${pointsText(passPoints)} 分合格`;
  return [
    { label: '总分', value: `${pointsText(entry.fullPoints)} 分${pass}` },
    { label: '题数', value: `${entry.questionCount} 题` },
    { label: '时长', value: minutes === null ? '不限时' : `${minutes + extraMinutes} 分钟` },
    { label: '次数', value: `共 ${attempts} 次，已用 ${used} 次` },
    { label: '开始', value: beginsAt === null ? '' : shownTime(beginsAt) },
    { label: '结束', value: endsAt === null ? '' : shownTime(endsAt) },
    ...(redoUntil === null ? [] : [{ label: isFormal ? '再考截止' : '重交截止', value: shownTime(redoUntil) }]),
  ];
}

function Past({ entry: { sittings, assessmentId } }: { entry: Entry }) {
  const done = sittings.filter(({ sittingState }) => sittingState !== SittingState.running);
  if (done.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>我的作答</h2>
      <ul className={styles.past}>
        {done.map(({ id, attempt, sittingState, submittedAt }) => (
          <li key={id}>
            <span>
              第 {attempt} 次，{SittingState.labels[sittingState]}
              {submittedAt === null ? '' : `，${exactTime(submittedAt)}`}
            </span>
            <span className={styles.ways}>
              <TextLink to={trailPath(assessmentId, id)}>凭据与考场记录</TextLink>
              {sittingState === SittingState.cancelled ? null : (
                <TextLink to={`/exam/result?id=${id}`}>查看结果</TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
