/** Why a class-hour cannot be opened, in the words the learner reads. */
export const lockReasons = {
  signIn: '登录后可以学习',
  enrol: '加入课程后可以学习',
  buy: '购买后可以学习',
  expired: '学习有效期已过',
} as const;

export type LockReason = keyof typeof lockReasons;

interface Standing {
  signedIn: boolean;
  /** Author of the course, or staff of the organization it belongs to. */
  isOwner: boolean;
  enrolment: 'none' | 'valid' | 'expired';
  isFreeCourse: boolean;
  /** The class-hour or its chapter is given away as a preview. */
  isPreview: boolean;
}

/** Whether a class-hour is locked for somebody, and why; undefined when it is open. Signing in alone opens nothing that has a price. */
export function lockOf({ signedIn, isOwner, enrolment, isFreeCourse, isPreview }: Standing): LockReason | undefined {
  if (isPreview) return undefined;
  if (!signedIn) return isFreeCourse ? 'signIn' : 'buy';
  if (isOwner || enrolment === 'valid') return undefined;
  if (enrolment === 'expired') return 'expired';
  return isFreeCourse ? 'enrol' : 'buy';
}
