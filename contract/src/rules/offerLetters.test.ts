import { expect, it } from 'vitest';
import { OfferKind, OfferState, ownTerms, standingOf, termsProblem, waitProblem } from './offerLetters.ts';

it('a letter is over the day after its last one, and what was answered stays as it is', () => {
  const { sent, accepted, expired } = OfferState;
  expect(standingOf(sent, '2026-11-24', '2026-11-24')).toBe(sent);
  expect(standingOf(sent, '2026-11-24', '2026-11-25')).toBe(expired);
  expect(standingOf(accepted, '2026-11-24', '2026-11-25')).toBe(accepted);
});

it('an internship has an end after its beginning, and an agreement of three a school', () => {
  const terms = { offerKind: OfferKind.job, startOn: '2026-12-01', endOn: '', probation: '', schoolName: '' };
  expect(termsProblem(terms)).toBeUndefined();
  const internship = { ...terms, offerKind: OfferKind.internship };
  expect(termsProblem(internship)?.path).toBe('endOn');
  expect(termsProblem({ ...internship, endOn: '2026-12-01' })?.path).toBe('endOn');
  expect(termsProblem({ ...internship, endOn: '2026-12-02' })).toBeUndefined();
  expect(termsProblem({ ...terms, offerKind: OfferKind.threeParty })?.path).toBe('schoolName');
  expect(termsProblem({ ...terms, offerKind: OfferKind.threeParty, schoolName: '江城职大' })).toBeUndefined();
});

it('what only another kind asks for stays behind when the kind is changed, and is no problem', () => {
  const left = { startOn: '2026-12-01', endOn: '2026-11-01', probation: '三个月', schoolName: '江城职大' };
  const job = { ...left, offerKind: OfferKind.job };
  expect(termsProblem(job)).toBeUndefined();
  expect(ownTerms(job)).toEqual({ ...job, endOn: '', schoolName: '' });
  const internship = { ...left, offerKind: OfferKind.internship };
  expect(ownTerms(internship)).toEqual({ ...internship, probation: '', schoolName: '' });
});

it('an answer can be waited for today, and not for ever', () => {
  expect(waitProblem('2026-11-24', '2026-11-24')).toBeUndefined();
  expect(waitProblem('2026-11-23', '2026-11-24')).toContain('过去');
  expect(waitProblem('2027-11-23', '2026-11-24')).toContain('60');
});
