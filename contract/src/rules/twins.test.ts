import { expect, it } from 'vitest';
import { pairOf, twinKeys } from './twins.ts';

const handed = {
  name: '许知夏',
  contact: { contactMobile: '13900000000', contactEmail: 'Xu@Example.com' },
  education: [{ schoolName: '江城职大' }, { schoolName: '江城职大' }],
};

it('is known by the ways to reach somebody, and by the name together with a school', () => {
  expect(twinKeys(handed)).toEqual(['1 13900000000', '2 xu@example.com', '3 许知夏\n江城职大']);
});

it('what was not handed over makes nobody alike, and neither does a name that nobody chose', () => {
  expect(twinKeys({ ...handed, contact: null, education: [] })).toEqual([]);
  expect(twinKeys({ ...handed, name: '用户8000', contact: { contactMobile: '', contactEmail: '' } })).toEqual([]);
});

it('a pair is the same from both sides, also where the numbers differ in length', () => {
  expect(pairOf('9', '10')).toEqual({ lowUserNo: '9', highUserNo: '10' });
  expect(pairOf('10', '9')).toEqual(pairOf('9', '10'));
});
