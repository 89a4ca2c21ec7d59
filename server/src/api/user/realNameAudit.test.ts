import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DECIDED } from '#contract/kit/review.ts';
import * as ext from '#contract/user/ext.ts';
import * as face from '#contract/user/extFace.ts';
import * as messages from '#contract/user/msg.ts';
import * as queue from '#contract/user/realNameAudit.ts';
import { OWN_NAME } from '#contract/user/trustFailures.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { realName, sysLog } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
const NUMBER = '11010519491231002X';
let person: Person;
let operator: Person;
let id: string;
beforeEach(async () => {
  await db.delete(realName);
  [person, operator] = [await t.person({ nickname: '小林' }), await t.person({ userType: 0 })];
  await person.send(face.startFaceId, { realName: '林晓', idNumber: NUMBER, consent: true });
  id = (await operator.send(queue.list, {})).data.list[0]!.id;
});

it('the queue is masked; seeing it in full makes a log entry without its content', async () => {
  expect((await operator.send(queue.list, {})).data.list).toMatchObject([
    { userName: '小林', realName: '林*', idNumber: '1101**********002X', waitedHours: 0, isOwn: 0 },
  ]);
  expect((await operator.send(queue.reveal, { id })).data).toMatchObject({
    realName: '林晓',
    idNumber: NUMBER,
    birth: '1949-12-31',
    sex: '女',
  });
  const logs = await db.select().from(sysLog).where(eq(sysLog.userNo, operator.userNo)).orderBy(desc(sysLog.id));
  expect(logs).toMatchObject([{ path: queue.reveal.path, content: { id }, after: { userNo: person.userNo } }]);
  expect(JSON.stringify(logs)).not.toContain('林晓');
});

it("passed it becomes the person's name and is told; the full number is seen no more", async () => {
  expect(await operator.send(queue.audit, { id, auditStatus: 1 })).toMatchObject({ code: 200 });
  expect((await person.send(ext.view)).data.idCardName).toBe('林晓');
  expect((await person.send(messages.list)).data.list).toMatchObject([
    { msgType: 'review', msgTitle: '实名认证已通过', msgUrl: '/account/realnameauthentication/result' },
  ]);
  expect(await operator.send(queue.reveal, { id })).toMatchObject(NOT_FOUND);
  expect((await person.send(face.realName)).data.state).toBe('passed');
});

it("of two deciding one succeeds; refusing needs a reason; one's own is for others", async () => {
  const other = await t.person({ userType: 0 });
  const both = await Promise.all([operator, other].map((one) => one.send(queue.audit, { id, auditStatus: 1 })));
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, DECIDED.code]);
  expect(await operator.send(queue.audit, { id, auditStatus: 2 })).toMatchObject({ code: INVALID_INPUT.code });
  expect(await operator.send(queue.audit, { id: '1', auditStatus: 1 })).toMatchObject(NOT_FOUND);
  await db.update(realName).set({ userNo: operator.userNo, auditStatus: 0 });
  expect(await operator.send(queue.audit, { id, auditStatus: 1 })).toMatchObject(OWN_NAME);
  expect(await operator.send(queue.reveal, { id })).toMatchObject(OWN_NAME);
});

it('nothing is seen without permission', async () => {
  expect(await person.send(queue.list)).toMatchObject(NO_PERMISSION);
  expect(await person.send(queue.reveal, { id })).toMatchObject(NO_PERMISSION);
  expect(await person.send(queue.audit, { id, auditStatus: 1 })).toMatchObject(NO_PERMISSION);
});
