import { expect, it } from 'vitest';
import { isPersonal, personalWords, templateProblem } from './talentTemplates.ts';

const receiver = { name: '许知夏', vacancyName: '数据分析助理', orgName: '云杉数据' };

it('everybody reads their own words', () => {
  const text = '{姓名}你好，谢谢你投递{企业}的「{职位}」，{姓名}';
  expect(templateProblem(text)).toBeUndefined();
  expect(personalWords(text, receiver)).toBe('许知夏你好，谢谢你投递云杉数据的「数据分析助理」，许知夏');
});

it('a name with a sign of the replacement stays as it is, and nothing in it is filled a second time', () => {
  expect(personalWords('{姓名}', { ...receiver, name: '$&{职位}' })).toBe('$&{职位}');
});

it('in a blind review nobody is named', () => {
  expect(personalWords('{姓名}你好', { ...receiver, name: null })).toBe('朋友你好');
});

it('what nothing stands for is said while the template is written', () => {
  expect(templateProblem('{公司}你好')).toBe('没有「{公司}」，可以用的是 {姓名}{职位}{企业}');
  expect(templateProblem('{姓名')).toBe('有一个花括号没有成对');
  expect(isPersonal('你好')).toBe(false);
  expect(isPersonal('{公司}你好')).toBe(false);
  expect(isPersonal('{职位}')).toBe(true);
});
