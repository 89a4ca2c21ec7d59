import type { RealNameStanding } from '#contract/user/extFace.ts';

export const realNameSteps = ['填写资料', '人工审核', '认证完成'] as const;

/** Index of the step that is under way. */
export const stepOf = ({ state }: RealNameStanding): number => ({ none: 0, refused: 0, waiting: 1, passed: 3 })[state];
