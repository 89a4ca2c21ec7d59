import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as sitting from '#contract/exam/sitting.ts';
import { aliyun } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { assessmentStaff } from '#server/db/schema/assessment.ts';
import { questionVersion } from '#server/db/schema/question.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const upload = (who: Person) =>
  sendForm<StoredFile>(t, aliyun.path, who, { bytes: pdf, name: '报告.pdf', fields: { purpose: 'answer' } });
const open = async (url: string, who: Person) =>
  (await t.app.inject({ url, cookies: { RC_WEB_TOKEN: who.token } })).statusCode;

it('a file in an answer is one of the candidate, open to them and, once handed in, to who marks it', async () => {
  const [author, marker, learner, other] = await Promise.all([
    t.person({ userType: 2 }),
    t.person({ userType: 2 }),
    t.person(),
    t.person({ userType: 2 }),
  ]);
  const paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['short'] });
  const [item] = paper.items;
  await db
    .update(questionVersion)
    .set({ questionType: 11, body: { mostFiles: 2 } })
    .where(eq(questionVersion.id, item!.versionId));
  const assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper, beginsAt: null, endsAt: null });
  await addCandidate(db, assessmentId, learner.userNo, paper);
  await db.insert(assessmentStaff).values({ assessmentId, userNo: marker.userNo, isInvigilator: 0 });
  const { id } = (await learner.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data;
  const [own, foreign] = [(await upload(learner)).data.url, (await upload(other)).data.url];
  const save = (clientSeq: number, fileUrl: string) =>
    learner.send(sitting.save, {
      id,
      tabTurn: 1,
      sentAt: 0,
      entries: [{ clientSeq, slot: item!.itemId, answer: [{ fileUrl, fileName: '报告.pdf' }], givenAt: 0 }],
    });
  expect((await save(1, foreign)).data.refused).toEqual([{ clientSeq: 1, reason: 'file' }]);
  expect((await save(2, '/files/1.pdf')).data.refused).toEqual([{ clientSeq: 2, reason: 'file' }]);
  expect((await save(3, own)).data.receipts).toHaveLength(1);

  expect(await Promise.all([learner, author, marker, other].map((who) => open(own, who)))).toEqual([
    200, 404, 404, 404,
  ]);
  await learner.send(sitting.submit, { id, tabTurn: 1 });
  expect(await Promise.all([learner, author, marker, other].map((who) => open(own, who)))).toEqual([
    200, 200, 200, 404,
  ]);
});
