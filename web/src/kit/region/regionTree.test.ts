import { expect, test } from 'vitest';
import { pathToRegion } from './regionTree.ts';

const city = { code: '420100', name: '武汉市', level: 2, children: [] };
const tree = [
  { code: '110000', name: '北京市', level: 1, children: [] },
  { code: '420000', name: '湖北省', level: 1, children: [city] },
];

test('the way down to a region, whatever its level', () => {
  const names = (code: string) => pathToRegion(tree, code).map(({ name }) => name);
  expect(names('420100')).toEqual(['湖北省', '武汉市']);
  expect(names('110000')).toEqual(['北京市']);
  expect(names('')).toEqual([]);
  expect(names('99')).toEqual([]);
});
