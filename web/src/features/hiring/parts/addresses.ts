import { ApplicationSource, MOST_COMPARED, stageKeys } from '#contract/rules/hiring.ts';
import type { Stage } from '#contract/rules/hiring.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

const LONGEST = { tag: 12, str: 30 };

/** The board is what an empty address means. */
export const poolSpec = listSpec({
  filters: {
    view: ['', 'list'],
    stage: ['', ...stageKeys],
    vacancy: '',
    source: ['', ...ApplicationSource.values.map(String)],
    tag: '',
    str: '',
  },
});

export interface PoolFilters {
  view: string;
  stage: string;
  vacancy: string;
  source: string;
  tag: string;
  str: string;
}

/** What is asked for by an address. */
export const askedFor = ({ stage, vacancy, source, tag, str }: PoolFilters) => ({
  stage: stage === '' ? undefined : (stage as Stage),
  vacancyId: isId(vacancy) ? vacancy : '0',
  applicationSource: valueOf(ApplicationSource, source),
  tagName: tag.slice(0, LONGEST.tag),
  str: str.slice(0, LONGEST.str),
});

export const candidatePath = (id: string): string => `/account/talent/profile?id=${id}`;

/** These candidates beside each other. */
export const comparePath = (ids: readonly string[]): string => `/account/talent/compare?ids=${ids.join(',')}`;

/** Whoever an address names, once each and no more than can be compared. */
export const comparedIn = (text: string): string[] =>
  [...new Set(text.split(','))].filter(isId).slice(0, MOST_COMPARED);
