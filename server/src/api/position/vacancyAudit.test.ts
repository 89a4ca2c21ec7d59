import { expect, it } from 'vitest';
import * as audit from '#contract/position/vacancyAudit.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { ENDS_IN_PAST, OWN_VACANCY } from '#contract/position/vacancyFailures.ts';
import { eq } from 'drizzle-orm';
import { testApp } from '#test/testApp.ts';
import { makeHiring, offerVacancyChoices, staySignedIn, vacancyForm } from '#test/vacancies.ts';
import { vacancyAudit } from '../../db/schema/vacancy.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const { boss } = await makeHiring(t, '云杉数据');
const operator = await t.person({ userType: 0 });

it('a last day that came while it waited is not made public; refusing it is possible and it can be mended', async () => {
  const { id } = (await boss.send(desk.submit, vacancyForm({ endDate: '2026-11-25' }))).data;
  const [queued] = (await operator.send(audit.list)).data.list;
  await staySignedIn(t);
  t.setNow(new Date('2026-11-26T10:00:00+08:00'));
  const late = await operator.send(audit.audit, { id: queued!.id, auditStatus: 1 });
  expect(late.code).toBe(ENDS_IN_PAST.code);
  expect((await operator.send(audit.list)).data.totalCount).toBe(1);
  await operator.send(audit.audit, { id: queued!.id, auditStatus: 2, auditOpinion: '已经到期' });
  expect((await boss.send(desk.list)).data.list[0]).toMatchObject({
    vacancyState: 5,
    audit: { auditStatus: 2, auditOpinion: '已经到期' },
  });
  expect((await boss.send(desk.submit, vacancyForm({ id }))).code).toBe(200);
});

it('nobody passes what they handed in themselves', async () => {
  const [queued] = (await operator.send(audit.list)).data.list;
  await t.database.db.update(vacancyAudit).set({ userNo: operator.userNo }).where(eq(vacancyAudit.id, queued!.id));
  expect((await operator.send(audit.list)).data.list[0]!.isOwn).toBe(1);
  expect((await operator.send(audit.audit, { id: queued!.id, auditStatus: 1 })).code).toBe(OWN_VACANCY.code);
});
