import { expect, it } from 'vitest';
import { pastedLines } from './pastedLines.ts';

it.each([
  ['林晓\t2301', { name: '林晓', number: '2301' }],
  ['2301，林晓', { name: '林晓', number: '2301' }],
  ['林晓 13800000001', { name: '林晓', number: '13800000001' }],
  ['王伟2 20230001', { name: '王伟2', number: '20230001' }],
  ['2301', { name: '', number: '2301' }],
  ['林晓', { name: '林晓', number: '' }],
])('%s', (line, read) => {
  expect(pastedLines(`姓名\t学号\n\n${line}\r\n`)).toEqual([read]);
});
