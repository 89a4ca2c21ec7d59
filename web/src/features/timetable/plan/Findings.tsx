import { TriangleAlert } from 'lucide-react';
import { bellsWords, dayWords } from '#contract/rules/calendarWords.ts';
import { HolderKind, MendKind, UNDO_MINUTES } from '#contract/rules/scheduleChanges.ts';
import type { Clash, Mend } from '#contract/user/orgStuSchedule.ts';
import { shortDay } from '../../../shared/timetable/weekLesson.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Findings.module.css';
import { MendCards } from './MendCards.tsx';
import { toldBy } from './mendWords.ts';
import type { useFindings } from './useFindings.ts';
import { weekText } from './weekText.ts';

interface FindingsProps {
  of: ReturnType<typeof useFindings>;
  /** The ways out that can be gone. */
  mends: readonly Mend[];
  chosen: number | null;
  onChoose: (at: number) => void;
  onApply: (mend: Mend) => void;
  applying: boolean;
  /** What is planned has nobody who waits for it; what is moved has. */
  isKnown: boolean;
}

/** What a plan would meet: how often it is held, which weeks fall away, with whom it collides, and the ways out. */
export function Findings({ of, mends, chosen, onChoose, onApply, applying, isKnown }: FindingsProps) {
  const { found, failure, isCurrent } = of;
  if (failure) {
    return (
      <p className={styles.said} role="alert">
        {failure.message}
      </p>
    );
  }
  if (!found) return <p className={styles.said}>选好开课班与时间，这里会说有没有冲突</p>;
  const { lessonCount, skipped, studentCount, clashes } = found;
  const mend = chosen === null ? undefined : mends[chosen];
  return (
    <section className={styles.findings} aria-label="检查结果" aria-busy={!isCurrent}>
      <p role="status">
        共 {lessonCount} 次课，{studentCount} 名学生
        {clashes.length === 0 ? '，没有冲突' : `，有 ${clashes.length} 处冲突`}
      </p>
      {skipped.length > 0 ? (
        <p className={styles.skipped}>
          放假不上：{skipped.map(({ week, day, dayName }) => `第 ${week} 周（${shortDay(day)} ${dayName}）`).join('、')}
        </p>
      ) : null}
      {clashes.length > 0 ? <Clashes clashes={clashes} /> : null}
      {clashes.length > 0 && mends.length === 0 && isCurrent ? (
        <p className={styles.skipped}>没有找到不再冲突的办法，请换一个时间、教室或教师。</p>
      ) : null}
      {mends.length > 0 ? (
        <>
          <MendCards mends={mends} chosen={chosen} onChoose={onChoose} />
          <div className={styles.apply}>
            <span>{mend ? said(mend, isKnown) : '选一个办法，确认以前什么也不改'}</span>
            <Button
              variant="primary"
              disabled={!mend || !isCurrent}
              loading={applying}
              loadingLabel="应用中"
              onClick={() => mend && onApply(mend)}
            >
              应用并通知
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

const said = (mend: Mend, isKnown: boolean): string =>
  isKnown || mend.mendKind === MendKind.other
    ? `应用后通知 ${toldBy(mend)} 人，${UNDO_MINUTES} 分钟内可撤回`
    : `新排的课不打扰别人，${UNDO_MINUTES} 分钟内可撤回`;

function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  return (
    <ul className={styles.clashes}>
      {clashes.map((clash) => (
        <li key={`${clash.holderKind} ${clash.holderName} ${clash.lessonIds[0]}`}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>
            {HolderKind.labels[clash.holderKind]}撞车：<b>{clash.holderName}</b> 已有「{clash.offeringName}」
            {clash.gradeNames.length > 0 ? `（${clash.gradeNames.join('、')}）` : ''}，第 {weekText(clash.weeks)}，
            {dayWords(clash.day)} {bellsWords(clash.fromBell, clash.toBell)}
            {clash.weeks.length > 1 ? '起' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
