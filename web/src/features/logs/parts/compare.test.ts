import { expect, it } from 'vitest';
import { namesFor } from './callNames.ts';
import { compare, sentFields } from './compare.ts';

const fields = ['remark', 'roleName', 'codes', 'powerLevel', 'id', 'mobile'];
const names = namesFor('/system/auth/authRole/update', JSON.stringify(fields));

it('changed ones first, permissions and data scope in plain words', () => {
  const before = JSON.stringify({ remark: '旧', roleName: '教务', codes: ['staff'], powerLevel: 1 });
  const after = JSON.stringify({ remark: '旧', roleName: '教务', codes: ['staff', 'member:edit'], powerLevel: 2 });
  expect(compare(before, after, names)).toEqual([
    { field: 'codes', name: '权限', before: '员工', after: '员工、邀请、修改与停用员工', isChanged: true },
    { field: 'powerLevel', name: '数据范围', before: '仅本人', after: '本部门及下级部门', isChanged: true },
    { field: 'remark', name: '说明', before: '旧', after: '旧', isChanged: false },
    { field: 'roleName', name: '角色名称', before: '教务', after: '教务', isChanged: false },
  ]);
});

it('created has no before, deleted no after, told nothing has no comparison', () => {
  expect(compare(null, '{"roleName":"甲"}', names)).toMatchObject([{ before: '', after: '甲', isChanged: true }]);
  expect(compare('{"roleName":"甲"}', null, names)).toMatchObject([{ before: '甲', after: '' }]);
  expect(compare(null, null, names)).toEqual([]);
});

it('what was sent is read out item by item, lists and tables too', () => {
  const content = JSON.stringify({ id: '1', codes: ['roles'], rows: [{ mobile: '138', x: true }], empty: null });
  expect(sentFields(content, names)).toEqual([
    { label: '编号', value: '1' },
    { label: '权限', value: '角色' },
    { label: 'rows', value: '手机号：138，x：是' },
    { label: 'empty', value: '' },
  ]);
});

it('state and time in plain words, what is for machines is not shown', () => {
  const content = JSON.stringify({ statusId: 0, beginTime: '2020-01-02 08:00:00', proof: '***', version: '7' });
  expect(sentFields(content, names).map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
    '停用',
    '2020 年 1 月 2 日 08:00:00',
  ]);
});
