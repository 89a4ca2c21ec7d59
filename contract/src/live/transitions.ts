import { HandState, RoomStatus } from '../rules/liveRooms.ts';
import { machine } from '../rules/transitions.ts';
import { HAND_GONE, NOT_ON_AIR } from './failures.ts';

const { ended, onAir, paused, toCome } = RoomStatus;
const held = { by: 'anyone', notFrom: NOT_ON_AIR } as const;

/** A class on air; who may hold it is asked before (domain/live/enter.ts). */
export const roomSteps = machine(RoomStatus.labels, {
  begin: { ...held, from: [toCome, paused], to: onAir },
  pause: { ...held, from: [onAir], to: paused },
  end: { ...held, from: [onAir, paused], to: ended },
});

const { down, onStage, raised } = HandState;
const its = { by: 'anyone', notFrom: HAND_GONE } as const;

export const handSteps = machine(HandState.labels, {
  raise: { ...its, from: [down], to: raised },
  stage: { ...its, from: [raised], to: onStage },
  lower: { ...its, from: [raised, onStage], to: down },
});
