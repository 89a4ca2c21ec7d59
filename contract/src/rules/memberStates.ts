/** Where somebody stands on the staff of an organization. */
export const memberStates = { 1: '在职', 2: '已停用', 3: '已邀请' } as const;

export type MemberState = keyof typeof memberStates;

export const ACTIVE = 1;
export const DISABLED = 2;
export const INVITED = 3;

/** Only who works here can be sent away for a while, and only who was sent away can come back. */
export const mayDisable = (state: number): boolean => state === ACTIVE;
export const mayEnable = (state: number): boolean => state === DISABLED;

/** Minutes until the same person may be reminded of an invitation again. */
export const REMIND_MINUTES = 10;
