import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { PHOTO_OFF, SITTING_GONE, SITTING_OVER, TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import { rulesOf, SittingEventKind } from '#contract/rules/assessments.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { PHOTO_DAYS } from '#contract/rules/sittings.ts';
import { aliyun } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { assessment, assessmentStaff } from '#server/db/schema/assessment.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { forgetPhotos } from '#server/domain/sitting/photos.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-23T10:00:00+08:00');
const photograph = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#446688' } })
  .jpeg()
  .toBuffer();
t.setNow(NOW);
const [author, invigilator, marker, other] = [
  await t.person({ userType: 2 }),
  await t.person({ userType: 2 }),
  await t.person({ userType: 2 }),
  await t.person({ userType: 2 }),
];
let learner: Person;
let assessmentId: string;
let id: string;

beforeEach(async () => {
  t.setNow(NOW);
  learner = await t.person();
  const paper = await makePaper(db, { authorUserNo: author.userNo });
  const times = { beginsAt: '2026-11-23 09:00:00', endsAt: '2026-11-23 11:00:00' };
  assessmentId = await makeAssessment(db, {
    authorUserNo: author.userNo,
    paper,
    ...times,
    rules: { isPhotographed: 1 },
  });
  await addCandidate(db, assessmentId, learner.userNo, paper);
  await db.insert(assessmentStaff).values([
    { assessmentId, userNo: invigilator.userNo, isMarker: 0 },
    { assessmentId, userNo: marker.userNo, isInvigilator: 0 },
  ]);
  id = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data.id;
});

const uploaded = async (who: Person, purpose = 'examPhoto'): Promise<string> => {
  const file = { bytes: photograph, name: '照片.jpg', fields: { purpose } };
  return (await sendForm<StoredFile>(t, aliyun.path, who, file)).data.url;
};
const consent = (isGiven: 0 | 1, tabTurn = 1) => learner.send(sitting.consent, { id, tabTurn, isGiven });
const send = (fileUrl: string, who = learner) => who.send(sitting.photo, { id, tabTurn: 1, fileUrl });
const consentShown = async () => (await learner.send(sitting.view, { id, tabKey: 'tab-one-1' })).data.photo;
const open = async (url: string, who: Person) =>
  (await t.app.inject({ url, cookies: { RC_WEB_TOKEN: who.token } })).statusCode;

it('a photograph is taken only with a consent of its own, which can be refused and taken back; answering goes on', async () => {
  expect(await consentShown()).toEqual({ consent: null });
  const url = await uploaded(learner);
  expect((await send(url)).code).toBe(PHOTO_OFF.code);
  await consent(0);
  expect([await consentShown(), (await send(url)).code]).toEqual([{ consent: 0 }, PHOTO_OFF.code]);
  t.setNow(new Date(NOW.getTime() + 60_000));
  await consent(1);
  await consent(1);
  expect([await consentShown(), (await send(url)).code, (await send(url)).code]).toEqual([{ consent: 1 }, 200, 200]);
  const { list } = (await learner.send(sitting.trail, { id })).data;
  const { consented, declined, photo } = SittingEventKind;
  const said = list.filter(({ eventKind }) => eventKind >= consented && eventKind <= photo);
  expect(said.map(({ eventKind, detail }) => [eventKind, detail])).toEqual([
    [declined, ''],
    [consented, ''],
    [photo, url],
  ]);
  t.setNow(new Date(NOW.getTime() + 120_000));
  await consent(0);
  expect((await send(await uploaded(learner))).code).toBe(PHOTO_OFF.code);
  expect((await learner.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(200);
  expect((await consent(1)).code).toBe(SITTING_OVER.code);
});

it('only the candidate and who watches see it; nobody hands in what is not their own photograph', async () => {
  await consent(1);
  const url = await uploaded(learner);
  await send(url);
  const everybody = [learner, author, invigilator, marker, other];
  expect(await Promise.all(everybody.map((who) => open(url, who)))).toEqual([200, 200, 200, 404, 404]);
  const { events } = (await invigilator.send(running.evidence, { sittingId: id })).data;
  expect(events.at(-1)).toMatchObject({ eventKind: SittingEventKind.photo, detail: url });
  for (const foreign of [await uploaded(other), await uploaded(learner, 'avatar'), '/files/1.webp'])
    expect((await send(foreign)).code).toBe(422);
  expect((await send(url, other)).code).toBe(SITTING_GONE.code);
  expect((await consent(1, 0)).code).toBe(TAKEN_OVER.code);
});

it('where no photographs are taken nobody is asked for one', async () => {
  await db
    .update(assessment)
    .set({ rules: rulesOf(AssessmentKind.exam) })
    .where(eq(assessment.id, assessmentId));
  expect(await consentShown()).toBeNull();
  expect((await consent(1)).code).toBe(PHOTO_OFF.code);
});

it('is gone after its days; that there was one stays on record', async () => {
  await consent(1);
  const url = await uploaded(learner);
  await send(url);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  t.setNow(days(PHOTO_DAYS - 1));
  await forgetPhotos.run(t.platform, {});
  const [fresh] = await db.select().from(storedFile).where(eq(storedFile.userNo, learner.userNo));
  expect(fresh!.statusId).toBe(1);
  t.setNow(days(PHOTO_DAYS + 1));
  await forgetPhotos.run(t.platform, {});
  const [old] = await db.select().from(storedFile).where(eq(storedFile.userNo, learner.userNo));
  expect(old!.statusId).toBe(0);
  t.setNow(NOW);
  expect(await open(url, author)).toBe(404);
});
