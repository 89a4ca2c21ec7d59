import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where somebody stands on the staff of an organization. */
export const MemberState = choice({ active: [1, '在职'], disabled: [2, '已停用'], invited: [3, '已邀请'] });

export type MemberState = ValueOf<typeof MemberState>;

/** Only who works here can be sent away for a while, and only who was sent away can come back. */
export const mayDisable = (state: number): boolean => state === MemberState.active;
export const mayEnable = (state: number): boolean => state === MemberState.disabled;

/** Minutes until the same person may be reminded of an invitation again. */
export const REMIND_MINUTES = 10;
