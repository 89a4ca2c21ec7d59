import { useState } from 'react';
import * as api from '#contract/exam/sitting.ts';
import type { TrailEvent } from '#contract/exam/sittingShapes.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import { EVIDENCE_DAYS } from '#contract/rules/sittings.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../kit/call.ts';
import { useCall } from '../../../kit/useCall.ts';
import { ExamPhoto } from '../../../shared/questions/ExamPhoto.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { spokenTime } from './clockText.ts';
import styles from './Trail.module.css';

const mayExplain: ReadonlySet<SittingEventKind> = new Set([
  SittingEventKind.left,
  SittingEventKind.copied,
  SittingEventKind.pasted,
  SittingEventKind.leftFullScreen,
  SittingEventKind.device,
  SittingEventKind.offline,
  SittingEventKind.declined,
  SittingEventKind.photo,
  SittingEventKind.cancelled,
]);

/** What the sitting left behind besides answers: its candidate sees all of it and may say why. */
export function Trail({ sittingId }: { sittingId: string }) {
  const { data, refetch } = useCall(api.trail, { id: sittingId, pageSize: 100 });
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.trail}>
      <h2>考场记录</h2>
      <p>
        这些只是记录，不会自动变成处理；有需要说明的，可以写下原因，老师看得到。离开、复制等记录与说明保存{' '}
        {EVIDENCE_DAYS} 天。
        {data.outageSeconds > 0 ? `断线按规则共补时 ${spokenTime(data.outageSeconds)}。` : ''}
      </p>
      <ul>
        {data.list.map((one) => (
          <li key={one.id}>
            <Line event={one} onDone={() => void refetch()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ event, onDone }: { event: TrailEvent; onDone: () => void }) {
  const [words, setWords] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const name = SittingEventKind.labels[event.eventKind];
  const isPhoto = event.eventKind === SittingEventKind.photo;
  const isVoid = event.eventKind === SittingEventKind.cancelled;
  const send = async () => {
    setIsBusy(true);
    try {
      await call(api.explain, { id: event.id, explanation: words ?? '' });
      setWords(undefined);
      onDone();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className={styles.line}>
        <span>
          {exactTime(event.at)} {name}
          {event.seconds > 0 ? ` ${spokenTime(event.seconds)}` : ''}
          {event.detail === '' || isPhoto ? '' : `，${event.detail}`}
        </span>
        {mayExplain.has(event.eventKind) && words === undefined ? (
          <Button size="sm" variant="text" onClick={() => setWords(event.explanation)}>
            {event.explanation === '' ? (isVoid ? '提出异议' : '说明原因') : '修改说明'}
          </Button>
        ) : null}
      </div>
      {isPhoto ? <ExamPhoto url={event.detail} at={event.at} /> : null}
      {words === undefined ? (
        event.explanation === '' ? null : (
          <p className={styles.said}>我的说明：{event.explanation}</p>
        )
      ) : (
        <div className={styles.form}>
          <Textarea
            aria-label={`说明${name}的原因`}
            rows={3}
            maxLength={500}
            value={words}
            onChange={(change) => setWords(change.target.value)}
          />
          <div className={styles.acts}>
            <Button size="sm" disabled={isBusy} onClick={() => setWords(undefined)}>
              取消
            </Button>
            <Button
              size="sm"
              variant="primary"
              loading={isBusy}
              disabled={words.trim() === ''}
              onClick={() => void send().catch(() => undefined)}
            >
              提交说明
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
