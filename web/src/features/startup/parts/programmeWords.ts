import { AppealState } from '#contract/rules/appeals.ts';
import {
  ProgrammePhase,
  ProgrammeState,
  ReaderState,
  ReadingState,
  StartApplicationState,
} from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCard } from '#contract/startup/programmeShapes.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const phaseTones: Record<ProgrammePhase, StatusTone> = {
  [ProgrammePhase.open]: 'passed',
  [ProgrammePhase.soon]: 'idle',
  [ProgrammePhase.reading]: 'waiting',
  [ProgrammePhase.published]: 'idle',
};

export const programmeTones: Record<ProgrammeState, StatusTone> = {
  [ProgrammeState.draft]: 'idle',
  [ProgrammeState.open]: 'passed',
  [ProgrammeState.reading]: 'waiting',
  [ProgrammeState.published]: 'passed',
  [ProgrammeState.cancelled]: 'failed',
};

const applicationTones: Record<StartApplicationState, StatusTone> = {
  [StartApplicationState.submitted]: 'waiting',
  [StartApplicationState.withdrawn]: 'idle',
  [StartApplicationState.admitted]: 'passed',
  [StartApplicationState.refused]: 'failed',
  [StartApplicationState.waiting]: 'waiting',
};

export const readerTones: Record<ReaderState, StatusTone> = {
  [ReaderState.invited]: 'waiting',
  [ReaderState.accepted]: 'passed',
  [ReaderState.declined]: 'failed',
  [ReaderState.removed]: 'idle',
};

export const readingTones: Record<ReadingState, StatusTone> = {
  [ReadingState.waiting]: 'waiting',
  [ReadingState.done]: 'passed',
  [ReadingState.replaced]: 'idle',
};

/** How an application stands: one whose programme was cancelled is decided by nobody any more. */
export const standingOf = ({
  programmeState,
  applicationState,
}: {
  programmeState: ProgrammeState;
  applicationState: StartApplicationState;
}): { tone: StatusTone; words: string } =>
  programmeState === ProgrammeState.cancelled && applicationState === StartApplicationState.submitted
    ? { tone: 'idle', words: '征集取消了' }
    : { tone: applicationTones[applicationState], words: StartApplicationState.labels[applicationState] };

/** What became of an objection to a result. */
export const appealWords: Record<AppealState, string> = {
  [AppealState.waiting]: '申诉等待答复',
  [AppealState.granted]: '申诉成立，重新评',
  [AppealState.refused]: '申诉没有成立',
  [AppealState.withdrawn]: '申诉已撤回',
};

const rounds: Readonly<Record<number, string>> = { 3: '第三位', 4: '复议' };

/** Which reading it is, where it is not one of the first two. */
export const roundText = (round: number): string => rounds[round] ?? '';

/** The days that matter now. */
export function programmeDays({ phase, applyFrom, applyUntil, readUntil }: ProgrammeCard): string {
  if (phase === ProgrammePhase.soon) return `${applyFrom} 开始申请`;
  if (phase === ProgrammePhase.open) return `${applyUntil} 截止`;
  return phase === ProgrammePhase.reading ? `${readUntil} 评完` : '';
}
