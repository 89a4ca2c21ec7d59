import { isId, NONE } from '#contract/rules/id.ts';

/** The vacancy or the plan that an address names; what is no number counts as not named. */
export function targetIn(search: URLSearchParams): { jobId: string; planId: string } {
  const idOf = (name: string) => {
    const given = search.get(name) ?? '';
    return isId(given) ? given : '';
  };
  return { jobId: idOf('jobId'), planId: idOf('planId') };
}

const query = (all: Record<string, string>): string =>
  String(new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '' && value !== NONE)));

interface Target {
  jobId?: string;
  planId?: string;
}

/** Where a test is sat; afterwards one comes back to where one was. */
export const sitHref = (examId: string, fromPage: string, target: Target = {}): string =>
  `/account/positiontest/test?${query({ examId, ...target, fromPage })}`;

export const resultHref = (id: string, target: Target = {}): string =>
  `/account/positiontest/result?${query({ id, ...target })}`;

export const matchingHref = (planId: string): string => `/exam/jobMatching?${query({ planId })}`;
