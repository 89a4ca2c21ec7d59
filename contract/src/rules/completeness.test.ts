import { expect, test } from 'vitest';
import { completeness } from './completeness.ts';

const nothing = {
  headImgUrl: '',
  nickname: '',
  birthday: '',
  regionCode: '',
  eduGrade: '',
  jobStatus: '',
  introduction: '',
  contactMobile: '',
  contactEmail: '',
  counts: {},
};
const all = ['education', 'expectedJob', 'project', 'work', 'workSet', 'news'];

test('nothing is 0, everything is 100', () => {
  expect(completeness(nothing).percent).toBe(0);
  const full = Object.fromEntries(Object.keys(nothing).map((key) => [key, '有']));
  const counts = Object.fromEntries(all.map((key) => [key, 1]));
  expect(completeness({ ...nothing, ...full, counts }).percent).toBe(100);
});

test('the next step is the first thing not done yet', () => {
  const base = { ...nothing, nickname: '林晓', birthday: '2004-03-18', regionCode: '420111' };
  const { percent, steps } = completeness({ ...base, counts: { education: 2 } });
  expect(percent).toBe(30);
  expect(steps.find(({ isDone }) => !isDone)?.label).toBe('上传一张照片');
});
