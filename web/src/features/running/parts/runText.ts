import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { SubmitKind, Verdict } from '#contract/rules/assessments.ts';
import { RunState } from '#contract/rules/running.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const clockOf = (time: string | null): string => time?.slice(11, 16) ?? '—';
export const exactClock = (time: string | null): string => time?.slice(11) ?? '—';

export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / 1000));

/** 41 秒, 2 分 14 秒. */
export function spanText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes >= 60) return `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`;
}

/** How long ago, in the largest unit. */
export function agoText(from: string, now: string): string {
  const seconds = secondsBetween(from, now);
  if (seconds < 100) return `${seconds} 秒前`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} 分钟前` : `${Math.floor(seconds / 3600)} 小时前`;
}

/** Whom their end found without a network is waited for. */
export const awaitedText = ({ counts, awaitedUntil }: Overview): string =>
  counts.awaited > 0 ? `结束时不在线的等 ${counts.awaited} 人，最晚到 ${clockOf(awaitedUntil)}` : '';

/** What on record made it worth a look. */
export function signalText({ leaves, awaySeconds, copies, fullScreens, devices }: RunRow): string {
  const parts = [
    leaves > 0 ? `离开 ${leaves} 次，共 ${spanText(awaySeconds)}` : '',
    copies > 0 ? `复制粘贴 ${copies} 次` : '',
    fullScreens > 0 ? `退出全屏 ${fullScreens} 次` : '',
    devices > 0 ? `换设备 ${devices} 次` : '',
  ];
  return parts.filter(Boolean).join('，');
}

export type Mark = 'suspicious' | 'offline' | 'quiet' | 'paused' | 'notBegun' | 'answering' | 'submitted' | 'cancelled';

export interface Standing {
  mark: Mark;
  tone: StatusTone;
  label: string;
  /** A short one for a card. */
  brief: string;
  why: string;
}

/** How somebody stands, the most urgent first; thinking is never more than a hint. */
export function standingOf(row: RunRow, now: string): Standing {
  const at = (mark: Mark, tone: StatusTone, label: string, why = '', brief = label): Standing => ({
    mark,
    tone,
    label,
    why,
    brief,
  });
  const { runState, lastSavedAt, beganAt } = row;
  const saved = lastSavedAt ?? beganAt;
  const told = verdictText(row);
  if (row.isSuspicious === 1) return at('suspicious', 'failed', '可疑，待核实', signalText(row), signalBrief(row));
  if (row.offlineSince !== null) {
    const span = spanText(secondsBetween(row.offlineSince, now));
    const wait = row.awaitedUntil === null ? '答案存在考生本机' : `等到 ${clockOf(row.awaitedUntil)} 再收卷`;
    return at('offline', 'waiting', '断线', `${span}，${wait}`, `断线 ${span}`);
  }
  if (row.isQuiet === 1 && saved) {
    const span = spanText(secondsBetween(saved, now));
    return at('quiet', 'waiting', `${span}未保存`, told || '可能在想，不算异常');
  }
  if (runState === RunState.paused) return at('paused', 'waiting', '已暂停', told);
  if (runState === RunState.notBegun) {
    return at('notBegun', 'idle', '未开始', row.mayEnterLate === 1 ? '已准许补进' : '');
  }
  if (runState === RunState.submitted) {
    const how = row.submitKind === null ? '' : SubmitKind.labels[row.submitKind];
    return at('submitted', 'passed', '已交卷', told || how, `${clockOf(row.submittedAt)} 已交`);
  }
  if (runState === RunState.cancelled) return at('cancelled', 'idle', '已作废', told);
  return at('answering', 'idle', '答题中', told || signalText(row), saved ? agoText(saved, now) : '答题中');
}

const signalBrief = ({ leaves, copies, devices }: RunRow): string => {
  if (leaves > 0) return `离开 ${leaves} 次`;
  return copies > 0 ? `复制 ${copies} 次` : `换设备 ${devices} 次`;
};

const verdictText = ({ verdict, isConfirmed }: RunRow): string => {
  if (verdict === null) return '';
  return isConfirmed === 1 ? `判断：${Verdict.labels[verdict]}` : `判断待确认：${Verdict.labels[verdict]}`;
};
