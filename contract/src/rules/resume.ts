import { salaryOptions } from './salary.ts';

/** Rows a person may keep in one section of the résumé; no section needs pages because of it. */
export const SECTION_ROWS = 50;

export const NEWS_IMAGES = 9;
export const WORK_FILES = 10;
/** Ability items that one work names. */
export const WORK_ABILITIES = 3;

/** Dates of a résumé are months, `yyyy-MM`. */
export const monthPattern = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

/** An end that has not been given means until today. */
export const inOrder = (startDate: string, endDate: string): boolean => endDate === '' || startDate <= endDate;

/** Whoever studies knows when they will be done; nothing else of a résumé lies in the future. */
const PLANNED_YEARS = 8;

/** The last month that may be given for something that is over, or (`planned`) is planned to be. `today` is `yyyy-MM-dd…`. */
export function lastMonth(today: string, planned = false): string {
  const [year = '', month = ''] = today.split('-');
  return planned ? `${Number(year) + PLANNED_YEARS}-12` : `${year}-${month}`;
}

/** 2023.09 – 2026.06, 2025.03 – 至今. */
export function periodText(startDate: string, endDate: string): string {
  if (startDate === '') return '';
  return `${monthText(startDate)} – ${endDate === '' ? '至今' : monthText(endDate)}`;
}

export const monthText = (month: string): string => month.replace('-', '.');

const scale = new Map(salaryOptions().map(({ value, label }) => [value, label]));

/** Both ends lie on the scale, the lower one first; 面议 stands alone. */
export function salaryProblem(min: number, max: number): string | undefined {
  if (!scale.has(min) || !scale.has(max)) return '请从列表里选择薪资';
  if ((min === 0) !== (max === 0)) return '面议时两端都选面议';
  return min > max ? '最高薪资不能低于最低薪资' : undefined;
}

/** Whole years of age on a day; undefined without a birthday. */
export function ageOn(birthday: string, today: string): number | undefined {
  if (birthday === '') return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5, 10) < birthday.slice(5) ? years - 1 : years;
}
