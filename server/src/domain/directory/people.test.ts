import { expect, it } from 'vitest';
import { branchesIn, personIn } from './people.ts';

const keys = {
  baseName: 'ou=people,dc=jiangcheng,dc=cn',
  nameKey: 'cn',
  mobileKey: 'mobile',
  numberKey: 'employeeNumber',
  postKey: 'title',
  departKey: '',
};
const dn = 'uid=lin,ou=教学科,ou=教务处,ou=people,dc=jiangcheng,dc=cn';

it('branches below the base are departments, from the top down', () => {
  expect(branchesIn(dn, keys.baseName)).toEqual(['教务处', '教学科']);
  expect(branchesIn('uid=lin,ou=people,dc=jiangcheng,dc=cn', keys.baseName)).toEqual([]);
  expect(branchesIn('uid=lin,cn=group,OU = 教务处 ,ou=people,dc=jiangcheng,dc=cn', keys.baseName)).toEqual(['教务处']);
});

it('names with commas and bytes are read as people wrote them', () => {
  const written = String.raw`cn=Lin\, Xiao,ou=Law\2C Politics,ou=\E6\95\99\E5\8A\A1,ou=people,dc=jiangcheng,dc=cn`;
  expect(branchesIn(written, keys.baseName)).toEqual(['教务', 'Law, Politics']);
});

it('attributes are found however they are written, and mobiles have eleven digits', () => {
  const values = new Map([
    ['cn', ' 林晓\u200b '],
    ['mobile', '+86 138-0000-0001'],
    ['employeenumber', 'J1'],
  ]);
  expect(personIn(keys, { dn, values })).toEqual({
    memberName: '林晓',
    mobile: '13800000001',
    jobNumber: 'J1',
    post: '',
    departments: ['教务处', '教学科'],
  });
});

it('an attribute may say the department instead, with what is above it', () => {
  const values = new Map([['department', '教务处 / 考试科']]);
  expect(personIn({ ...keys, departKey: 'Department' }, { dn, values }).departments).toEqual(['教务处', '考试科']);
});
