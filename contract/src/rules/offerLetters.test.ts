import { expect, it } from 'vitest';
import { OfferKind, OfferState, standingOf, termsProblem, waitProblem } from './offerLetters.ts';

it('a letter is over the day after its last one, and what was answered stays as it is', () => {
  const { sent, accepted, expired } = OfferState;
  expect(standingOf(sent, '2026-11-24', '2026-11-24')).toBe(sent);
  expect(standingOf(sent, '2026-11-24', '2026-11-25')).toBe(expired);
  expect(standingOf(accepted, '2026-11-24', '2026-11-25')).toBe(accepted);
});

it('an internship has an end after its beginning, and an agreement of three a school', () => {
  const terms = { offerKind: OfferKind.job, startOn: '2026-12-01', endOn: '', schoolName: '' };
  expect(termsProblem(terms)).toBeUndefined();
  expect(termsProblem({ ...terms, offerKind: OfferKind.internship })?.path).toBe('endOn');
  expect(termsProblem({ ...terms, endOn: '2026-12-01' })?.path).toBe('endOn');
  expect(termsProblem({ ...terms, offerKind: OfferKind.threeParty })?.path).toBe('schoolName');
  expect(termsProblem({ ...terms, offerKind: OfferKind.threeParty, schoolName: '江城职大' })).toBeUndefined();
});

it('an answer can be waited for today, and not for ever', () => {
  expect(waitProblem('2026-11-24', '2026-11-24')).toBeUndefined();
  expect(waitProblem('2026-11-23', '2026-11-24')).toContain('过去');
  expect(waitProblem('2027-11-23', '2026-11-24')).toContain('60');
});
