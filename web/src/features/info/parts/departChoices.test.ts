import { expect, it } from 'vitest';
import { departChoices } from './departChoices.ts';

it('faculties by level with their full names; those below a disabled one stand outermost', () => {
  const list = [
    { id: '1', parentId: '0', departName: '教务处' },
    { id: '4', parentId: '2', departName: '数据科学教研室' },
    { id: '3', parentId: '1', departName: '教学运行科' },
    { id: '2', parentId: '0', departName: '信息工程学院' },
    { id: '5', parentId: '99', departName: '实训中心' },
  ];
  expect(departChoices(list).map(({ label }) => label)).toEqual([
    '教务处',
    '教务处 / 教学运行科',
    '信息工程学院',
    '信息工程学院 / 数据科学教研室',
    '实训中心',
  ]);
});
