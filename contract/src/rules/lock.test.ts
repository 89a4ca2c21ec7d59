import { describe, expect, it } from 'vitest';
import { lockOf } from './lock.ts';

const learner = { signedIn: true, isOwner: false, enrolment: 'none', isFreeCourse: false, isPreview: false } as const;

describe('whether a class-hour is open', () => {
  it('everybody may try a trial, signed in or not', () => {
    expect(lockOf({ ...learner, signedIn: false, isPreview: true })).toBeUndefined();
  });

  it.each([
    ['免费课没有登录', { signedIn: false, isFreeCourse: true }, 'signIn'],
    ['收费课没有登录，登录也打不开', { signedIn: false }, 'buy'],
    ['收费课没有买', {}, 'buy'],
    ['免费课没有加入', { isFreeCourse: true }, 'enrol'],
    ['有效期已过', { enrolment: 'expired' }, 'expired'],
  ] as const)('%s', (_, standing, reason) => {
    expect(lockOf({ ...learner, ...standing })).toBe(reason);
  });

  it('members and the author are never locked out', () => {
    expect(lockOf({ ...learner, enrolment: 'valid' })).toBeUndefined();
    expect(lockOf({ ...learner, isOwner: true })).toBeUndefined();
  });
});
