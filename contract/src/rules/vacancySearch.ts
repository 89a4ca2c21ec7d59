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

/** Without any condition everything would be new. */
export const isNarrowed = (of: SearchConditions): boolean =>
  of.isActive === 1 ||
  of.orgNo !== '0' ||
  [of.region, of.jobType, of.salary, of.degree, of.experience, of.nature, of.str].some((text) => text !== '');

/** The list under these conditions, named as its address names them (web: vacancySpec). */
export function vacancySearchPath({ isActive, orgNo, ...texts }: SearchConditions, id: string): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
  if (isActive === 1) query.set('active', '1');
  if (orgNo !== '0') query.set('org', orgNo);
  query.set(SAVED_PARAM, id);
  return `/positionlist?${query}`;
}

/** 3, or 99 以上 where counting stopped. */
export const newText = (count: number): string => (count > MOST_NEW ? `${MOST_NEW} 个以上` : `${count} 个`);
