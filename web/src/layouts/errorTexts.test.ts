import { expect, it } from 'vitest';
import { errorTexts, statusOf } from './errorTexts.ts';

it('the state is that of the error, its status or response, else 500', () => {
  expect(statusOf({ status: 404, statusText: '', internal: false, data: null })).toBe(404);
  expect(statusOf({ statusCode: 404 })).toBe(404);
  expect(statusOf({ response: { status: 403 } })).toBe(403);
  for (const error of [new Error('x'), null, undefined, 'x', { status: '404' }, { response: null }]) {
    expect(statusOf(error)).toBe(500);
  }
});

it('two fixed sentences to the letter, other states look like 500', () => {
  expect(errorTexts(404)).toMatchObject({
    title: '啊呀，不小心飞出地球了！',
    note: '此页面已无法找到，可能已经被删除或地址错误',
  });
  for (const status of [500, 502, 418]) {
    expect(errorTexts(status)).toMatchObject({
      title: '啊呀，不小心页面出错！',
      note: '此页面可能有bug，请联系管理员！',
    });
  }
  expect(errorTexts(403).title).toBe('没有权限');
});
