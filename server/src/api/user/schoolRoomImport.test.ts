import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as room from '#contract/user/schoolRoom.ts';
import * as imports from '#contract/user/schoolRoomImport.ts';
import { makeLesson, makeOffering, makeRoom, makeSchool } from '#test/school.ts';
import { bytesOf, checkSheet, reasonsIn } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const school = await makeSchool(t);
const other = await makeSchool(t);
const { admin } = school;
await makeRoom(db, school, { roomName: 'A-205' });

it('rooms come out of a spreadsheet row by row, once, and go again unless they were used or changed', async () => {
  const head = ['校区*', '楼', '教室名称*', '类型*', '座位*', '设备'];
  const { data: view } = await checkSheet(
    t,
    imports,
    admin,
    await bytesOf(head, [
      ['主校区', '南楼', '101', '普通教室', 60, '投影、扩音'],
      ['主校区', '南楼', '102', '机房', 40, ''],
      ['没有的', '', '', '会议室', 0, ''],
      ['主校区', '南楼', '101', '普通教室', 60, ''],
      ['主校区', '教学楼', 'A-205', '机房', '很多', ''],
      ['主校区', '南楼', '103', '机房', 40, ''],
    ]),
  );
  expect(view).toMatchObject({ totalCount: 6, badCount: 3 });
  expect(reasonsIn(view)).toEqual([
    [
      4,
      '校区：没有校区「没有的」',
      '教室名称：请输入教室名称',
      '座位：至少 1 个座位',
      expect.stringContaining('类型：请填写其中一种'),
    ],
    [5, '教室名称：和第 2 行重复'],
    [6, '座位：请输入座位数', '教室名称：这栋楼里已经有这间教室'],
  ]);
  const before = (await admin.send(room.list)).data.totalCount;
  const runs = await Promise.all([1, 2].map(() => admin.send(imports.run, { id: view.id })));
  expect(runs.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const { list, totalCount } = (await admin.send(room.list, { keyword: '南楼' })).data;
  expect(totalCount).toBe(3);
  const offeringId = await makeOffering(db, school);
  await makeLesson(db, school, { offeringId, day: '2026-11-25', week: 12, roomId: list[0]!.id });
  await admin.send(room.update, { ...list[1]!, seats: 99 });
  const undone = (await admin.send(imports.undo, { id: view.id })).data;
  expect(undone.removedCount).toBe(1);
  expect(undone.kept.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    '南楼 101 已经排了课',
    '南楼 102 导入之后改过资料',
  ]);
  expect((await admin.send(room.list)).data.totalCount).toBe(before + 2);
  expect((await other.admin.send(imports.view, { id: view.id })).code).toBe(NOT_FOUND.code);
});
