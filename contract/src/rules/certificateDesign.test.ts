import { describe, expect, it } from 'vitest';
import { bodyProblem, filled, FIRST_BODY } from './certificateDesign.ts';
import { wrapped } from './certificateSheet.ts';

describe('body', () => {
  it.each([
    [FIRST_BODY, undefined],
    ['{姓名} 学完《{课程}》，{日期} 颁发，编号 {编号}，{学分} 学分。', undefined],
    ['学完《{课程}》', '正文里要有 {姓名}'],
    ['{姓名} 合格', '正文里要有 {课程}'],
    ['{姓名} 学完《{课程}》{班级}', '没有「{班级}」，可以用的是 {姓名}{课程}{学时}{学分}{日期}{编号}'],
    ['{姓名} 学完《{课程》', '有一个花括号没有成对'],
    ['{姓名}\n{课程}\n\n\n\n\n完', '正文最多 6 行'],
  ])('%s: %s', (body, problem) => {
    expect(bodyProblem(body)).toBe(problem);
  });

  it('says what its placeholders stand for', () => {
    const values = { 姓名: '林晓', 课程: '数据{姓名}', 学时: '12', 学分: '2', 日期: '', 编号: '' };
    expect(filled('{姓名} 学完《{课程}》{学时} 学时', values)).toBe('林晓 学完《数据{姓名}》12 学时');
  });
});

it('lines fit, keep words together and never begin with a mark', () => {
  const lines = wrapped('学完了《Linux 运维入门》的全部课时，共 12 学时。', 10, 90);
  expect(lines.join('').replaceAll(' ', '')).toBe('学完了《Linux运维入门》的全部课时，共12学时。');
  for (const line of lines) expect(line).not.toMatch(/^[，。》]/);
  expect(lines.some((line) => line.includes('Linux'))).toBe(true);
});
