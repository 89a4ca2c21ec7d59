/** The conditions of the list of vacancies, as a saved search keeps them; empty for all. */
export interface SearchConditions {
  region: string;
  jobType: string;
  salary: string;
  degree: string;
  experience: string;
  nature: string;
  isActive: 0 | 1;
  orgNo: string;
  str: string;
}

/** Saved searches of one person. */
export const MOST_SEARCHES = 20;
/** More new vacancies than this are not counted. */
export const MOST_NEW = 99;
/** The part of the address that says which saved search is looked at. */
export const SAVED_PARAM = 'saved';

const named = ['region', 'jobType', 'salary', 'degree', 'experience', 'nature'] as const;

/** Without any condition everything would be new. */
export const isNarrowed = (of: SearchConditions): boolean =>
  of.isActive === 1 || of.orgNo !== '0' || of.str !== '' || named.some((name) => of[name] !== '');

/** The list under these conditions, named as its address names them (web: vacancySpec); in one order, however they were kept. */
export function vacancySearchPath(of: SearchConditions, id: string): string {
  const values = [
    ...named.map((name) => [name, of[name]] as const),
    ['active', of.isActive === 1 ? '1' : ''] as const,
    ['org', of.orgNo === '0' ? '' : of.orgNo] as const,
    ['str', of.str] as const,
    [SAVED_PARAM, id] as const,
  ];
  return `/positionlist?${new URLSearchParams(values.filter(([, value]) => value !== '').map((pair) => [...pair]))}`;
}

/** 3, or 99 以上 where counting stopped. */
export const newText = (count: number): string => (count > MOST_NEW ? `${MOST_NEW} 个以上` : `${count} 个`);
