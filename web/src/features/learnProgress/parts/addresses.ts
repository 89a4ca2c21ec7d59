import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const placeKinds = ['course', 'offering', 'grade'] as const;

export type PlaceKind = (typeof placeKinds)[number];

export const placeSpec = listSpec({ filters: { kind: placeKinds, keyword: '' } });

export const progressSorts = ['progressUp', 'progress', 'recent', 'name'] as const;

export const progressSpec = listSpec({
  filters: { courseId: '', offeringId: '', gradeId: '', state: '', keyword: '' },
  sorts: progressSorts,
});

const queryNames = { course: 'courseId', offering: 'offeringId', grade: 'gradeId' } as const;

export const PATH = '/myguidance/learnProgress';

export const progressPath = (kind: PlaceKind, id: string): string => `${PATH}?${queryNames[kind]}=${id}`;

export interface ScopeNames {
  courseId?: string;
  offeringId?: string;
  gradeId?: string;
}

/** The course, offering or class that the address names; nothing for none. */
export function scopeIn(query: URLSearchParams): ScopeNames {
  const named = Object.values(queryNames).flatMap((name) => {
    const id = query.get(name);
    return id && isId(id) ? [[name, id] as const] : [];
  });
  return Object.fromEntries(named);
}
