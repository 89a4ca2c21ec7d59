import { FundState, HourState, MilestoneState, TutorState, UseState } from '../rules/incubation.ts';
import { machine } from '../rules/transitions.ts';
import { INCUBATION_MOVED_ON } from './incubationFailures.ts';

const step = { by: 'anyone', notFrom: INCUBATION_MOVED_ON } as const;

/** Of desks and of booked rooms. */
export const useSteps = machine(UseState.labels, {
  end: { ...step, from: [UseState.held], to: UseState.ended },
});

export const tutorSteps = machine(TutorState.labels, {
  accept: { ...step, from: [TutorState.invited], to: TutorState.active },
  decline: { ...step, from: [TutorState.invited], to: TutorState.declined },
  leave: { ...step, from: [TutorState.invited, TutorState.active], to: TutorState.left },
});

/** Who takes which step is a condition of the row (domain/incubation/policies.ts). */
export const hourSteps = machine(HourState.labels, {
  book: { ...step, from: [HourState.open], to: HourState.booked },
  release: { ...step, from: [HourState.booked], to: HourState.open },
  cancel: { ...step, from: [HourState.open, HourState.booked], to: HourState.cancelled },
  keep: { ...step, from: [HourState.booked], to: HourState.kept },
  miss: { ...step, from: [HourState.booked], to: HourState.missed },
});

export const milestoneSteps = machine(MilestoneState.labels, {
  report: { ...step, from: [MilestoneState.open, MilestoneState.returned], to: MilestoneState.reported },
  accept: { ...step, from: [MilestoneState.reported], to: MilestoneState.accepted },
  giveBack: { ...step, from: [MilestoneState.reported], to: MilestoneState.returned },
});

export const fundSteps = machine(FundState.labels, {
  grant: { ...step, from: [FundState.asked], to: FundState.granted },
  refuse: { ...step, from: [FundState.asked], to: FundState.refused },
  close: { ...step, from: [FundState.granted], to: FundState.closed },
});
