import { listSpec } from '../../../kit/list/listAddress.ts';

export const gradeTabs = ['grades', 'applies'] as const;

/** What a class page shows. */
export const roomTabs = ['members', 'notices', 'courses', 'exams', 'files', 'applies'] as const;

export const gradeList = listSpec({ filters: { keyword: '', state: ['1', '2'] } });

export const memberList = listSpec({ filters: { keyword: '', role: ['', 'teachers', 'students', 'admins'] } });

export const applyList = listSpec({ filters: { state: ['0', '1', '2', '3', '4'] } });

export const plainList = listSpec({});

export const gradePath = (id: string): string => `/account/grades/${id}`;
