import { AttendanceState, rateOf } from '#contract/rules/attendance.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

const tones: Record<AttendanceState, StatusTone> = { 1: 'passed', 2: 'waiting', 3: 'idle', 4: 'failed' };

/** How somebody stands on the roll, with a fact below. */
export function Standing({ state, reason }: { state: AttendanceState | null; reason?: string }) {
  if (state === null) return <StatusDot tone="idle">未签到</StatusDot>;
  return (
    <StatusDot tone={tones[state]} reason={reason || undefined}>
      {AttendanceState.labels[state]}
    </StatusDot>
  );
}

/** 08:00 - 09:35. */
export const clocks = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }): string =>
  `${beginsAt.slice(11, 16)} - ${endsAt.slice(11, 16)}`;

export const rateText = (rate: number | null): string => (rate === null ? '还没有' : `${rate}%`);

interface Tally {
  present: number;
  late: number;
  leave: number;
  absent: number;
}

/** Several courses together. */
export function totalOf(rows: readonly Tally[]): Tally & { rate: number | null } {
  const sum = (key: keyof Tally) => rows.reduce((total, row) => total + row[key], 0);
  const all = { present: sum('present'), late: sum('late'), leave: sum('leave'), absent: sum('absent') };
  return { ...all, rate: rateOf(all) };
}
