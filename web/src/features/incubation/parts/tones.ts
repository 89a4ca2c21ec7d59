import {
  CheckVerdict,
  FundState,
  HourState,
  MilestoneState,
  ReportState,
  TutorState,
} from '#contract/rules/incubation.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

/** How the states of an incubation look. */
export const milestoneTones: Record<MilestoneState, StatusTone> = {
  [MilestoneState.open]: 'idle',
  [MilestoneState.reported]: 'waiting',
  [MilestoneState.returned]: 'failed',
  [MilestoneState.accepted]: 'passed',
};

export const reportTones: Record<ReportState, StatusTone> = {
  [ReportState.waiting]: 'waiting',
  [ReportState.accepted]: 'passed',
  [ReportState.returned]: 'failed',
};

export const checkTones: Record<CheckVerdict, StatusTone> = {
  [CheckVerdict.fine]: 'passed',
  [CheckVerdict.improve]: 'waiting',
  [CheckVerdict.risky]: 'failed',
};

export const fundTones: Record<FundState, StatusTone> = {
  [FundState.asked]: 'waiting',
  [FundState.granted]: 'passed',
  [FundState.refused]: 'failed',
  [FundState.closed]: 'idle',
};

export const hourTones: Record<HourState, StatusTone> = {
  [HourState.open]: 'idle',
  [HourState.booked]: 'waiting',
  [HourState.kept]: 'passed',
  [HourState.missed]: 'failed',
  [HourState.cancelled]: 'idle',
};

export const tutorTones: Record<TutorState, StatusTone> = {
  [TutorState.invited]: 'waiting',
  [TutorState.active]: 'passed',
  [TutorState.declined]: 'failed',
  [TutorState.left]: 'idle',
};
