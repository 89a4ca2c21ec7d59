import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How it stands between a school (or a training organization) and an enterprise. */
export const CooperationState = choice({
  waiting: [0, '等待答复'],
  active: [1, '合作中'],
  refused: [2, '已谢绝'],
  withdrawn: [3, '已收回'],
  ended: [4, '已结束'],
});

export type CooperationState = ValueOf<typeof CooperationState>;

/** A learner whom a school recommends for one vacancy. Nobody but the school knows of it before the learner agrees. */
export const NominationState = choice({
  asked: [0, '等学员答复'],
  agreed: [1, '学员同意了'],
  declined: [2, '学员没有同意'],
  withdrawn: [3, '已撤回'],
  takenBack: [4, '学员收回了'],
  suitable: [5, '企业认为合适'],
  unsuitable: [6, '企业认为不合适'],
});

export type NominationState = ValueOf<typeof NominationState>;

/** What the enterprise sees: the learner agreed and has not taken it back. */
export const receivedStates: readonly NominationState[] = [
  NominationState.agreed,
  NominationState.suitable,
  NominationState.unsuitable,
];

/** Invitations of one organization that wait at the same time. */
export const MOST_WAITING_INVITATIONS = 50;
/** Learners whom one organization asks at the same time. */
export const MOST_ASKED_LEARNERS = 500;
