import { eq } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import * as running from '#contract/exam/running.ts';
import { takeOver } from '#contract/exam/sitting.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import { addCandidate, makeAssessment, makePaper, makeSitting } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { examSitting } from '../db/schema/sitting.ts';
import { startLive } from './startLive.ts';

const t = await testApp();
const { db, pool } = t.database;
afterAll(await startLive(t.app.server, t.platform, pool));
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

/** What the open page of a person hears about sittings, each with the sitting that it names. */
async function heardBy({ token }: Person) {
  const options = { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } };
  const socket = io(`http://127.0.0.1:${port}`, options);
  open.push(socket);
  const heard: string[] = [];
  socket.on('sittingMoved', ({ sittingId }: { sittingId: string }) => heard.push(sittingId));
  await new Promise<void>((settle) => void socket.on('connect', settle));
  return heard;
}

const within3s = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 20 });

it('open rooms hear of more time, a pause and a notice within three seconds, each of their own sitting', async () => {
  t.setNow(new Date('2026-11-21T10:00:00+08:00'));
  const author = await t.person({ userType: 2 });
  const paper = await makePaper(db, { authorUserNo: author.userNo });
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper });
  const rooms: { sittingId: string; candidateId: string; heard: string[] }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const person = await t.person();
    const candidateId = await addCandidate(db, assessmentId, person.userNo, paper);
    const sittingId = await makeSitting(db, { assessmentId, candidateId, userNo: person.userNo, paper });
    rooms.push({ sittingId, candidateId, heard: await heardBy(person) });
  }
  const all = { assessmentId, isForAll: 1 as const, candidateIds: [] };
  const begun = performance.now();
  await author.send(running.extend, { ...all, minutes: 5, reason: '网络中断' });
  await within3s(() => expect(rooms.map(({ heard }) => heard)).toEqual(rooms.map(({ sittingId }) => [sittingId])));
  process.stdout.write(`\n延长到考生页面：${Math.round(performance.now() - begun)} ms\n`);
  const [first, ...others] = rooms;
  const chosen = { assessmentId, isForAll: 0 as const, candidateIds: [first!.candidateId] };
  await author.send(running.pause, { ...chosen, reason: '换电脑' });
  await author.send(running.notice, { ...chosen, content: '请稍候' });
  await within3s(() => expect(first!.heard).toHaveLength(3));
  expect(others.map(({ heard }) => heard.length)).toEqual([1, 1]);
  const [row] = await db.select().from(examSitting).where(eq(examSitting.id, first!.sittingId));
  expect(row!.endsAt).toBe('2026-11-30 22:05:00');
});

it('the page that somebody left at another device hears that the other one goes on', async () => {
  t.setNow(new Date('2026-11-21T10:00:00+08:00'));
  const [author, person] = [await t.person({ userType: 2 }), await t.person()];
  const paper = await makePaper(db, { authorUserNo: author.userNo });
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper });
  const candidateId = await addCandidate(db, assessmentId, person.userNo, paper);
  const id = await makeSitting(db, { assessmentId, candidateId, userNo: person.userNo, paper });
  const heard = await heardBy(person);
  await person.send(takeOver, { id, tabKey: 'another-1' });
  await within3s(() => expect(heard).toEqual([id]));
});
