import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { daysBetween } from './calendar.ts';

/** What an enterprise offers. */
export const OfferKind = choice({ job: [1, '正式录用'], internship: [2, '实习'], threeParty: [3, '三方协议'] });

export type OfferKind = ValueOf<typeof OfferKind>;

/** How it stands with a letter. */
export const OfferState = choice({
  sent: [0, '等对方答复'],
  accepted: [1, '接受了'],
  declined: [2, '谢绝了'],
  withdrawn: [3, '企业撤回了'],
  expired: [4, '过期没有答复'],
});

export type OfferState = ValueOf<typeof OfferState>;

/** What the numbers of letters begin with; certificates and transcripts begin otherwise. */
export const OFFER_PREFIX = 'LY';
/** So long at most a letter waits for an answer. */
const LONGEST_WAIT_DAYS = 60;

/** A letter that nobody answered in time is over, whether a row says so yet or not. */
export const standingOf = (state: OfferState, expiresOn: string, today: string): OfferState =>
  state === OfferState.sent && expiresOn < today ? OfferState.expired : state;

interface Terms {
  offerKind: OfferKind;
  startOn: string;
  endOn: string;
  probation: string;
  schoolName: string;
}

/** What is missing or wrong with the terms of its kind, at which field; undefined when nothing is. */
export function termsProblem({ offerKind, startOn, endOn, schoolName }: Terms) {
  const isShort = offerKind === OfferKind.internship;
  if (isShort && endOn === '') return { path: 'endOn', message: '请选择实习结束的日子' };
  if (isShort && endOn <= startOn) return { path: 'endOn', message: '结束的日子要在开始之后' };
  if (offerKind === OfferKind.threeParty && schoolName === '')
    return { path: 'schoolName', message: '三方协议要写明学校' };
  return undefined;
}

/** The terms without what only another kind asks for: who changed the kind while writing left it behind, unseen. */
export function ownTerms<T extends Terms>(terms: T): T {
  const isShort = terms.offerKind === OfferKind.internship;
  return {
    ...terms,
    endOn: isShort ? terms.endOn : '',
    probation: isShort ? '' : terms.probation,
    schoolName: terms.offerKind === OfferKind.threeParty ? terms.schoolName : '',
  };
}

/** What is wrong with the last day for an answer; undefined when nothing is. */
export function waitProblem(expiresOn: string, today: string): string | undefined {
  if (expiresOn < today) return '答复的最后一天已经过去';
  if (daysBetween(today, expiresOn) > LONGEST_WAIT_DAYS) return `最多等 ${LONGEST_WAIT_DAYS} 天`;
  return undefined;
}
