import { expect, it } from 'vitest';
import { fieldsOf } from './lecturerList.ts';
import { regionName, short } from './orgNames.ts';

const leaf = (code: string, name: string) => ({ code, name, level: 2, children: [] });
const tree = [
  { code: '420000', name: '湖北省', level: 1, children: [leaf('420100', '武汉市')] },
  { code: '310000', name: '上海市', level: 1, children: [leaf('310100', '市辖区')] },
];

it('a region is said as people say it', () => {
  expect(regionName(tree, '420111')).toBe('湖北 武汉');
  expect(regionName(tree, '310115')).toBe('上海');
  expect(regionName(tree, '999999')).toBe('');
  expect(regionName(tree, '')).toBe('');
  const names = ['广西壮族自治区', '内蒙古自治区', '香港特别行政区', '北京市', '吉林省'];
  expect(names.map(short)).toEqual(['广西', '内蒙古', '香港', '北京', '吉林']);
});

it('the fields that most lecturers share come first', () => {
  expect(fieldsOf([['数据', '教学'], ['数据'], []])).toEqual(['数据', '教学']);
});
