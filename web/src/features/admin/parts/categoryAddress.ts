import { zoneTypes } from './kinds/zone.tsx';

/** The kinds of course that have categories of their own. */
export const categoryTypes = zoneTypes;

export type CategoryType = (typeof zoneTypes)[number]['value'];

export const readCategoryType = (given: string | null): CategoryType =>
  categoryTypes.find(({ value }) => String(value) === given)?.value ?? 1;

/** Where the categories below `parent` (the top without one) are kept. */
export const categoryAddress = (type: number, parent?: string): string =>
  `/admin/categories?type=${type}${parent ? `&parent=${parent}` : ''}`;
