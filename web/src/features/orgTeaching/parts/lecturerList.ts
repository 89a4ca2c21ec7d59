import { listSpec } from '../../../kit/list/listAddress.ts';

export const lecturerTabs = ['lecturers', 'invited', 'asks'] as const;

export const lecturerList = listSpec({ filters: { keyword: '', state: ['', '0', '1'] } });
