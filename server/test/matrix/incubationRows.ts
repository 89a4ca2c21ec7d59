import type { PgTable } from 'drizzle-orm/pg-core';
import { dataRoom, dataRoomPart } from '#server/db/schema/dataRoom.ts';
import {
  basePlace,
  deskUse,
  fundReceipt,
  incubationBase,
  incubationFund,
  incubationTutor,
  milestone,
  roomBooking,
  tutorHour,
} from '#server/db/schema/incubation.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  /** Whose base it is, and who hosts the project. */
  orgNo: string;
  /** Leads the project, and advises the teams of the organization. */
  userNo: string;
  projectId: string;
}

/** What an incubated project has of its host: a desk, a room, a talk, a milestone, money. */
export async function makeIncubationRows(
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo, projectId }: Owner,
) {
  const told = { baseName: `${tag}基地`, address: `${tag}路`, openText: '每天', intro: `${tag}介绍`, isShown: 0 };
  const baseId = await insert(incubationBase, { ...told, orgNo });
  const desk = await insert(basePlace, { baseId, placeKind: 1, placeName: `${tag}工位` });
  const room = await insert(basePlace, { baseId, placeKind: 2, placeName: `${tag}会议室`, seats: 8 });
  const tutorId = await insert(incubationTutor, { orgNo, userNo, topics: `${tag}题目`, tutorState: 1 });
  const place = `${tag}三楼`;
  const hours = (day: string) => ({ tutorId, place, beginsAt: `${day} 09:00:00`, endsAt: `${day} 10:00:00` });
  const talk = { projectId, bookerUserNo: userNo, topic: `${tag}想谈的`, hourState: 1 };
  const asked = { purpose: `${tag}申请`, plan: `${tag}用法`, askedCents: 10_000, grantedCents: 10_000 };
  const fundId = await insert(incubationFund, { ...asked, projectId, askerUserNo: userNo, fundState: 2 });
  const paid = { fundId, payerUserNo: userNo, what: `${tag}买的`, spentOn: '2026-11-20', amountCents: 100 };
  const goal = { title: `${tag}里程碑`, goal: `${tag}目标`, dueOn: '2027-01-01', authorUserNo: userNo };
  const booked = { placeId: room, projectId, bookerUserNo: userNo, purpose: `${tag}开会` };
  const booking = { ...booked, beginsAt: '2036-01-01 09:00:00', endsAt: '2036-01-01 10:00:00' };
  const snapshot = {
    projectName: `${tag}项目`,
    slogan: `${tag}介绍`,
    hostName: `${tag}单位`,
    stage: '原型',
    problem: `${tag}问题`,
    solution: `${tag}做法`,
    figures: '',
    team: [],
    milestones: [],
  };
  const shared = { token: `${projectId}-matrix`, asOfAt: NOW, expiresAt: '2036-01-01 00:00:00' };
  const roomId = await insert(dataRoom, {
    ...shared,
    projectId,
    makerUserNo: userNo,
    roomName: `${tag}数据室`,
    snapshot,
  });
  await insert(dataRoomPart, { roomId, userNo });
  return {
    dataRoom: roomId,
    incubationBase: baseId,
    basePlace: room,
    deskUse: await insert(deskUse, { placeId: desk, projectId, fromOn: '2026-11-01', untilOn: '2036-01-01' }),
    roomBooking: await insert(roomBooking, booking),
    incubationTutor: tutorId,
    ownTutor: tutorId,
    tutorHour: await insert(tutorHour, hours('2036-01-01')),
    openHour: await insert(tutorHour, hours('2036-01-02')),
    teamHour: await insert(tutorHour, { ...hours('2036-01-03'), ...talk }),
    milestone: await insert(milestone, { ...goal, projectId }),
    incubationFund: fundId,
    fundReceipt: await insert(fundReceipt, { ...paid, gmtCreate: NOW }),
  };
}
