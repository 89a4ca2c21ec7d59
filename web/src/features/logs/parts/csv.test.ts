import { expect, it } from 'vitest';
import { UserType } from '#contract/rules/userTypes.ts';
import { csvOf } from './csv.ts';

const row = {
  id: '1',
  gmtCreate: '2026-11-22 09:00:00',
  userNo: '2',
  realName: '郑书禾',
  userType: UserType.school,
  orgName: '江城职业技术大学',
  ip: '127.0.0.1',
  operation: '删除角色',
  path: '/x',
};

it('a row a line, commas and quotes do not shift it', () => {
  const lines = csvOf([{ ...row, operation: '改,"名"' }]).split('\r\n');
  expect(lines[0]).toBe('时间,操作,人员,单位,来自,地址,编号');
  expect(lines[1]).toBe('2026-11-22 09:00:00,"改,""名""",郑书禾（学校）,江城职业技术大学,127.0.0.1,/x,1');
});

it('what looks like a formula stays text', () => {
  for (const name of ['=1+1', '+1', '-1', '@x']) expect(csvOf([{ ...row, orgName: name }])).toContain(`,'${name},`);
});
