import { expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/user/schoolFailures.ts';
import * as room from '#contract/user/schoolRoom.ts';
import { makeLesson, makeOffering, makeRoom, makeSchool } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-23T02:00:00Z'));
const school = await makeSchool(t);
const other = await makeSchool(t);
const { admin, campusId } = school;
const lab = {
  campusId,
  building: '信息楼 3',
  roomName: '3-401',
  roomKind: 2 as const,
  seats: 48,
  equipment: ['电脑', '投影'],
};

it('rooms are added, changed and found by name, kind, seats and equipment', async () => {
  const { id } = (await admin.send(room.save, { ...lab, equipment: ['电脑', '投影', '电脑'] })).data;
  await admin.send(room.save, { ...lab, roomName: 'A-101', building: '', roomKind: 4, seats: 180, equipment: [] });
  const found = async (filter: object) =>
    (await admin.send(room.list, filter)).data.list.map(({ roomName }) => roomName);
  expect(await found({ keyword: '信息' })).toEqual(['3-401']);
  expect(await found({ roomKind: 4 })).toEqual(['A-101']);
  expect(await found({ seats: 100 })).toEqual(['A-101']);
  expect(await found({ equipment: '电脑' })).toEqual(['3-401']);
  expect((await admin.send(room.campuses)).data.equipment).toEqual(['投影', '电脑'].toSorted());
  expect((await admin.send(room.save, lab)).code).toBe(failures.ROOM_TAKEN.code);
  expect((await admin.send(room.update, { id, ...lab, seats: 50 })).code).toBe(200);
  expect((await admin.send(room.list, { keyword: '3-401' })).data.list[0]).toMatchObject({ seats: 50 });
});

it('a room with lessons to come is not disabled, one with those of the past is; its name is free then', async () => {
  const id = await makeRoom(db, school, { roomName: 'B-104' });
  const offeringId = await makeOffering(db, school);
  await makeLesson(db, school, { offeringId, day: '2026-11-20', week: 11, roomId: id });
  await makeLesson(db, school, { offeringId, day: '2026-11-23', week: 12, fromBell: 3, toBell: 4, roomId: id });
  expect(await admin.send(room.disable, { id })).toMatchObject({
    code: failures.ROOM_IN_USE.code,
    msg: '还有 1 节将来的课在这间教室，请先换教室',
  });
  t.setNow(new Date('2026-11-23T03:31:00Z'));
  expect((await admin.send(room.disable, { id })).code).toBe(200);
  const again = await admin.send(room.save, { ...lab, building: '教学楼', roomName: 'B-104' });
  expect(again.code).toBe(200);
  expect((await admin.send(room.enable, { id })).code).toBe(failures.ROOM_TAKEN.code);
  expect((await admin.send(room.list, { statusId: 0 })).data.totalCount).toBe(1);
  t.setNow(new Date('2026-11-23T02:00:00Z'));
});

it('a campus goes when it is empty, and has its name alone', async () => {
  const { id } = (await admin.send(room.saveCampus, { campusName: '滨湖校区', address: '' })).data;
  expect((await admin.send(room.saveCampus, { campusName: '滨湖校区' })).code).toBe(failures.CAMPUS_TAKEN.code);
  expect((await admin.send(room.removeCampus, { id: campusId })).code).toBe(failures.CAMPUS_IN_USE.code);
  expect((await admin.send(room.removeCampus, { id })).code).toBe(200);
});

it('another school is out of reach, and who lacks the permission is', async () => {
  const id = await makeRoom(db, other);
  for (const call of [room.disable, room.enable]) {
    expect((await admin.send(call, { id })).code).toBe(NOT_FOUND.code);
  }
  expect((await admin.send(room.update, { id, ...lab })).code).toBe(NOT_FOUND.code);
  const theirs = await admin.send(room.save, { ...lab, campusId: other.campusId, roomName: 'X' });
  expect(theirs).toMatchObject({ code: 422, data: { issues: [{ path: 'campusId' }] } });
  expect((await admin.send(room.removeCampus, { id: other.campusId })).code).toBe(NOT_FOUND.code);
  const plain = await t.person({ userType: 4, orgNo: school.orgNo });
  expect((await plain.send(room.list)).code).toBe(NO_PERMISSION.code);
});
