import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/course/certificate.ts';
import * as face from '#contract/user/extFace.ts';
import * as messages from '#contract/user/msg.ts';
import * as queue from '#contract/user/realNameAudit.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { ALREADY_REVOKED } from '#contract/course/failures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { textOf } from '#test/pdfText.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { makeLessons } from '#test/courses.ts';
import { realName } from '../../db/schema/trust.ts';
import { issueCertificate } from '../../domain/certificate/issue.ts';

const t = await testApp({ PUBLIC_URL: 'https://zhitu.example.com' });
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
let holder: Person;
let certificateNo: string;
let id: string;
beforeEach(async () => {
  t.setNow(now);
  holder = await t.person({ nickname: '林晓' });
  const { courseId } = await makeLessons(db, [7200]);
  ({ certificateNo } = await issueCertificate(db, holder.userNo, courseId, now));
  id = (await holder.send(contract.userList)).data.list[0]!.id;
});

const fetchPdf = (url: string, who: Person) => t.app.inject({ url, headers: { cookie: `RC_WEB_TOKEN=${who.token}` } });

describe('holder', () => {
  it("one's own are seen, others' are not found", async () => {
    expect((await holder.send(contract.userView, { id })).data).toMatchObject({
      certificateNo,
      holderName: '林晓',
      courseName: 'Linux 运维入门',
      hours: 2,
      state: 'valid',
      issuedAt: '2026-11-21 10:00:00',
      verifyUrl: `https://zhitu.example.com/certificate/verify/${certificateNo}`,
    });
    const other = await t.person();
    expect((await other.send(contract.userView, { id })).code).toBe(NOT_FOUND.code);
    expect((await other.send(contract.userList)).data.totalCount).toBe(0);
  });

  it('Chinese in the PDF is text; the address is for its owner and expires', async () => {
    const { pdfUrl } = (await holder.send(contract.userView, { id })).data;
    const pdf = await fetchPdf(pdfUrl, holder);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`inline; filename="${certificateNo}.pdf"`),
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.length).toBeLessThan(400_000);
    const words = await textOf(pdf.rawPayload);
    for (const part of ['结业证书', '林晓', 'Linux 运维入门', '2026 年 11 月 21 日', certificateNo, '2 学时'])
      expect(words).toContain(part);
    expect((await fetchPdf(pdfUrl, await t.person())).statusCode).toBe(403);
    t.setNow(new Date(now.getTime() + 7_200_000));
    expect((await fetchPdf(pdfUrl, holder)).statusCode).toBe(403);
  });
});

describe('verifying and revoking', () => {
  it('anybody verifies by number, in any case, with the name masked', async () => {
    const { data } = await t.guest.send(contract.verify, { certificateNo: ` ${certificateNo.toLowerCase()} ` });
    expect(data).toMatchObject({ certificateNo, holderName: '林*', courseName: 'Linux 运维入门', state: 'valid' });
    expect(data).not.toHaveProperty('userNo');
    expect(await t.guest.send(contract.verify, { certificateNo: 'ZT20260101-AAAAAAAA' })).toMatchObject({
      code: 404,
      msg: '没有这个编号的证书，请核对后再试',
    });
  });

  it('revoked by the operator it says so at once on the page and the PDF, and cannot be revoked again', async () => {
    const operator = await t.person({ userType: 0 });
    const sent = { certificateNo, revokeReason: '学习记录不实' };
    expect((await holder.send(contract.revoke, sent)).code).toBe(NO_PERMISSION.code);
    expect((await operator.send(contract.revoke, sent)).code).toBe(200);
    expect((await operator.send(contract.revoke, sent)).code).toBe(ALREADY_REVOKED.code);
    expect((await operator.send(contract.revoke, { ...sent, certificateNo: 'ZT-NOTHING' })).code).toBe(NOT_FOUND.code);
    expect((await t.guest.send(contract.verify, { certificateNo })).data).toMatchObject({
      state: 'revoked',
      revokeReason: '学习记录不实',
      revokedAt: '2026-11-21 10:00:00',
    });
    const { pdfUrl } = (await holder.send(contract.userView, { id })).data;
    expect(await textOf((await fetchPdf(pdfUrl, holder)).rawPayload)).toContain('已撤销');
  });
});

describe('whose name', () => {
  const finish = async (person: Person, wish = {}) => {
    const { courseId } = await makeLessons(db, [60], wish);
    return issueCertificate(db, person.userNo, courseId, now);
  };

  const verify = async (person: Person, name: string) => {
    await db.delete(realName);
    await person.send(face.startFaceId, { realName: name, idNumber: '11010519491231002X', consent: true });
    const operator = await t.person({ userType: 0 });
    const [row] = (await operator.send(queue.list)).data.list;
    expect((await operator.send(queue.audit, { id: row!.id, auditStatus: 1 })).code).toBe(200);
  };

  it('what is looked up or handed out gives none', async () => {
    const courseCategory = CourseCategory.library;
    expect(await finish(holder, { courseCategory })).toEqual({ certificateNo: '', isWaiting: false });
    expect((await holder.send(contract.userList)).data.totalCount).toBe(1);
  });

  it('without a name it waits until one is told, and nothing is lost meanwhile', async () => {
    const nameless = await t.person({ nickname: '' });
    expect(await finish(nameless, { courseName: '排版入门' })).toEqual({ certificateNo: '', isWaiting: true });
    await finish(nameless, { courseName: '字体入门' });
    const before = (await nameless.send(contract.userList)).data;
    expect(before).toMatchObject({ totalCount: 0, waiting: [{ courseName: '排版入门' }, { courseName: '字体入门' }] });
    for (const holderName of ['用户4428', '王', '<b>王</b>', '王  小明'])
      expect((await nameless.send(contract.claim, { holderName })).code).toBe(422);
    expect((await nameless.send(contract.claim, { holderName: ' 王小明 ' })).data).toEqual({ count: 2 });
    const after = (await nameless.send(contract.userList)).data;
    expect(after).toMatchObject({ totalCount: 2, waiting: [] });
    expect(after.list.map(({ holderName }) => holderName)).toEqual(['王小明', '王小明']);
    expect(await finish(nameless)).toMatchObject({ isWaiting: false });
  });

  it('what somebody calls themselves is put on it only if it is a name', async () => {
    expect(await finish(await t.person({ nickname: '用户4428' }))).toEqual({ certificateNo: '', isWaiting: true });
    expect(await finish(await t.person({ nickname: '王小明' }))).toMatchObject({ isWaiting: false });
  });

  it('everybody is told of their certificate', async () => {
    const { list } = (await holder.send(messages.list, { pageCurrent: 1 })).data;
    expect(list).toMatchObject([
      { msgTitle: '《Linux 运维入门》的结业证书已颁发', msgUrl: `/account/certificate?no=${certificateNo}` },
    ]);
  });

  it('verified, the certificates say the real name under new numbers, and the old numbers say so', async () => {
    await verify(holder, '林晓晓');
    const [row] = (await holder.send(contract.userList)).data.list;
    expect(row).toMatchObject({ id, holderName: '林晓晓', issuedAt: '2026-11-21 10:00:00' });
    expect(row!.certificateNo).not.toBe(certificateNo);
    expect((await t.guest.send(contract.verify, { certificateNo })).data).toMatchObject({
      state: 'replaced',
      certificateNo: row!.certificateNo,
      holderName: '林**',
    });
    const fresh = { certificateNo: row!.certificateNo };
    expect((await t.guest.send(contract.verify, fresh)).data).toMatchObject({ state: 'valid', replacedAt: null });
  });

  it('a message opens the certificate that it names, under its new number too, and nobody else does', async () => {
    await verify(holder, '王小明');
    const named = async (who: Person) => (await who.send(contract.userList, { certificateNo })).data.named;
    expect(await named(holder)).toMatchObject({ id, holderName: '王小明' });
    expect((await named(holder))!.certificateNo).not.toBe(certificateNo);
    expect(await named(await t.person())).toBeNull();
    expect((await holder.send(contract.userList, { certificateNo: 'nothing' })).data.named).toBeNull();
  });

  it('verified, what waited is issued; what was revoked keeps its number', async () => {
    const operator = await t.person({ userType: 0 });
    await operator.send(contract.revoke, { certificateNo, revokeReason: '学习记录不实' });
    const nameless = await t.person({ nickname: '' });
    await finish(nameless);
    await verify(nameless, '王小明');
    await verify(holder, '林晓晓');
    expect((await nameless.send(contract.userList)).data).toMatchObject({
      waiting: [],
      list: [{ holderName: '王小明' }],
    });
    expect((await holder.send(contract.userList)).data.list).toMatchObject([{ certificateNo, state: 'revoked' }]);
  });
});
