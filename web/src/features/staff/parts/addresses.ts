import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const PAGE_SIZE = 20;

/** The tabs of the staff list and the status each stands for. */
export const statusTabs = { active: 1, invited: 3, disabled: 2, all: undefined } as const;

export type StatusTab = keyof typeof statusTabs;

export const staffList = listSpec({
  filters: { status: ['active', 'invited', 'disabled', 'all'], keyword: '', departmentId: '', roleId: '' },
});

export const studyList = listSpec({ filters: { keyword: '', departmentId: '' } });

export const departSearch = listSpec({ filters: { keyword: '' } });

/** The people of a department, whatever their status. */
export const staffOfPath = (departmentId: string): string => `/account/staff?status=all&departmentId=${departmentId}`;

/** An id out of an address, or undefined for anything else. */
export const idIn = (text: string): string | undefined => (isId(text) ? text : undefined);
