import { listSpec } from '../../../kit/list/listAddress.ts';

export const keeperTabs = ['lessons', 'rates'] as const;

/** `?day=2026-09-09`; empty for today. */
export const lessonList = listSpec({ filters: { day: '', keyword: '' } });

export const rateList = listSpec({ filters: { by: ['person', 'offering', 'grade'], keyword: '' } });

export const rollList = listSpec({
  filters: { only: ['all', 'missing', 'present', 'late', 'leave', 'absent', 'hint'] },
});

export const historyList = listSpec({ filters: { state: ['', '1', '2', '3', '4'] } });

/** What the code on the screen leads to: the check-in and the digits. */
export const SCANNED = { session: 's', code: 'c' } as const;

export const boardHref = (id: string): string => `/account/stusign/${id}`;
export const rollHref = (id: string): string => `/account/stusign/${id}/roll`;

const DAY = /^20\d\d-\d\d-\d\d$/;

/** The day an address means; undefined for today. */
export const dayIn = (text: string): string | undefined =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** A learner's own attendance: the semester, one course of it, one state. */
export const ownList = listSpec({ filters: { term: '', course: '', state: ['', '1', '2', '3', '4'] } });
