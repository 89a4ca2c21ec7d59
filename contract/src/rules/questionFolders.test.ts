import { expect, it } from 'vitest';
import { branchOf, folderLines, heightOf, levelOf } from './questionFolders.ts';

const folders = [
  { id: '3', parentId: '2', folderName: '离散' },
  { id: '1', parentId: '0', folderName: '第 10 章' },
  { id: '2', parentId: '1', folderName: '描述统计' },
  { id: '4', parentId: '0', folderName: '第 2 章' },
  { id: '5', parentId: '9', folderName: '上级已经没有的' },
];

it('lists folders below their parents, numbers in their order', () => {
  expect(folderLines(folders).map(({ id, level }) => [id, level])).toEqual([
    ['4', 1],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['5', 1],
  ]);
});

it('knows what is below a folder, how deep it stands and how high it is', () => {
  expect(branchOf(folders, '1')).toEqual(['1', '2', '3']);
  expect(['0', '1', '3'].map((id) => levelOf(folders, id))).toEqual([0, 1, 3]);
  expect(['1', '3'].map((id) => heightOf(folders, id))).toEqual([3, 1]);
});
