import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import * as certificate from '#contract/course/certificate.ts';
import * as template from '#contract/course/certificateTemplate.ts';
import * as courseAuth from '#contract/course/courseAuth.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { aliyun } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { makeOrg } from '#seed/make/org.ts';
import { issueCertificate } from '#server/domain/certificate/issue.ts';
import { makeLessons } from '#test/courses.ts';
import { textOf } from '#test/pdfText.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Reply } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
t.setNow(now);
const wish = {
  templateName: '岗前培训',
  title: '培训合格证书',
  body: '{姓名} 学完《{课程}》，共 {学时} 学时、{学分} 学分，{日期} 考核合格，编号 {编号}。',
  signerName: '梁启舟',
  signerTitle: '教务总监',
  ground: 2 as const,
  colour: 3 as const,
};
let orgNo: string;
let [head, stranger]: Person[] = [];
beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造学堂' });
  head = await t.person({ userType: 3, orgNo, isAdmin: true });
  const other = await makeOrg(db, { orgType: 4, orgName: '别的大学' });
  stranger = await t.person({ userType: 4, orgNo: other, isAdmin: true });
});
const adds = async (more: object) => (await head!.send(template.save, { ...wish, ...more })).data.id;
const finished = async (courseId: string) => {
  const holder = await t.person({ nickname: '林晓' });
  await issueCertificate(db, holder.userNo, courseId, now);
  const [row] = (await holder.send(certificate.userList)).data.list;
  const read = async () => {
    const { pdfUrl } = (await holder.send(certificate.userView, { id: row!.id })).data;
    const pdf = await t.app.inject({ url: pdfUrl, headers: { cookie: `RC_WEB_TOKEN=${holder.token}` } });
    return pdf.rawPayload;
  };
  return { row: row!, read, words: async () => (await textOf(await read())).replaceAll('\n', '') };
};
const lessons = async (given: object = {}) =>
  (await makeLessons(db, [7200], { courseName: '机器人调试', orgNo, ...given })).courseId;

async function uploaded(person: Person, content: Buffer): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'seal');
  form.append('file', new Blob([new Uint8Array(content)]), '章.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await t.app.inject({
    method: 'POST',
    url: `/apis${aliyun.path}`,
    headers: { token: person.token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Reply<StoredFile>>().data.url;
}

describe('templates', () => {
  it('are for the staff with the right, of their own organization, each name once; the first is the default', async () => {
    expect((await (await t.person()).send(template.list)).code).toBe(NO_PERMISSION.code);
    const plain = await t.person({ userType: 3, orgNo });
    expect((await plain.send(template.save, wish)).code).toBe(NO_PERMISSION.code);
    const first = await adds({});
    const second = await adds({ templateName: '企业内训' });
    expect((await head!.send(template.save, wish)).code).toBe(template.TEMPLATE_NAME_TAKEN.code);
    const { data } = await head!.send(template.list);
    expect(data).toMatchObject({
      orgName: '北岸智造学堂',
      list: [
        { id: first, isDefault: 1 },
        { id: second, isDefault: 0 },
      ],
    });
    expect((await stranger!.send(template.list)).data.totalCount).toBe(0);
    expect((await stranger!.send(template.remove, { id: second })).code).toBe(NOT_FOUND.code);
    expect((await head!.send(template.setDefault, { id: second })).code).toBe(200);
    expect((await head!.send(template.list)).data.list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, 1],
      [first, 0],
    ]);
    for (const id of [first, second]) expect((await head!.send(template.remove, { id })).code).toBe(200);
    expect((await head!.send(template.list)).data.totalCount).toBe(0);
  });

  it.each([
    ['没有姓名', { body: '学完《{课程}》' }, 'body', '正文里要有 {姓名}'],
    ['没有课程', { body: '{姓名} 合格' }, 'body', '正文里要有 {课程}'],
    ['不认识的', { body: '{姓名}《{课程}》{班级}' }, 'body', '没有「{班级}」'],
    ['没有标题', { title: '' }, 'title', ''],
    ['标题太长', { title: '这是一个非常非常非常长的标题' }, 'title', ''],
    ['别人的印章', { sealImg: '/files/1.webp' }, 'sealImg', ''],
  ])('%s is told at its field', async (_, wrong, path, message) => {
    const reply = await head!.send(template.save, { ...wish, ...(wrong as object) });
    expect(reply).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path, message: expect.stringContaining(message) }] },
    });
  });
});

describe('what is issued', () => {
  it('says what the template says, and stays as it was when the template changes or goes', async () => {
    const id = await adds({ templateName: '会变的' });
    const courseId = await lessons({ credit: 15 });
    const before = await finished(courseId);
    expect(before.row.title).toBe('培训合格证书');
    const said = `林晓 学完《机器人调试》，共 2 学时、1.5 学分，2026 年 11 月 21 日 考核合格，编号 ${before.row.certificateNo}。`;
    const words = await before.words();
    for (const part of ['北岸智造学堂', '培训合格证书', '梁启舟', '教务总监', before.row.certificateNo])
      expect(words).toContain(part);
    expect(words.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
    const changed = { ...wish, templateName: '会变的', title: '结课证明', body: '兹证明 {姓名} 学完《{课程}》。' };
    expect((await head!.send(template.update, { id, ...changed })).code).toBe(200);
    expect(await before.words()).toBe(words);
    const after = await (await finished(courseId)).words();
    expect(after).toContain('结课证明');
    expect(after.replaceAll(' ', '')).toContain('兹证明林晓学完《机器人调试》。');
    await head!.send(template.remove, { id });
    expect(await before.words()).toBe(words);
    const standard = await finished(courseId);
    expect(standard.row.title).toBe('结业证书');
    expect(await standard.words()).toContain('学完了下面这门课程的全部课时，特此证明。');
  });

  it('is chosen by the certification of the course, which also says the hours and the credit', async () => {
    const standard = await adds({ templateName: '默认的', title: '结业证明' });
    const chosen = await adds({ templateName: '内训的', title: '内训证书' });
    const [courseId, platform] = [await lessons(), await lessons({ orgNo: null })];
    const terms = { credit: 2, hours: 32, validFrom: '2026-11-01', validTo: null, templateId: chosen };
    const refused = await head!.send(courseAuth.save, { courseId: platform, ...terms });
    expect(refused).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'templateId' }] } });
    const { id } = (await head!.send(courseAuth.save, { courseId, ...terms })).data;
    expect((await head!.send(courseAuth.list)).data.list[0]).toMatchObject({ id, templateId: chosen });
    const { list } = (await head!.send(template.list)).data;
    expect(list.map(({ countCourse }) => countCourse)).toEqual([0, 1]);
    const first = await finished(courseId);
    expect(first.row).toMatchObject({ title: '内训证书', hours: 32 });
    expect((await first.words()).replaceAll(' ', '')).toContain('共32学时、2学分');
    await head!.send(template.remove, { id: chosen });
    expect((await finished(courseId)).row.title).toBe('结业证明');
    await head!.send(courseAuth.end, { id });
    await head!.send(template.remove, { id: standard });
    expect((await finished(platform)).row.title).toBe('结业证书');
  });

  it('carries the uploaded seal as a picture', async () => {
    const square = { width: 60, height: 60, channels: 4, background: '#c00000' } as const;
    const sealImg = await uploaded(head!, await sharp({ create: square }).png().toBuffer());
    const plain = await adds({ templateName: '没有章' });
    const without = await (await finished(await lessons())).read();
    await head!.send(template.remove, { id: plain });
    const id = await adds({ templateName: '有章', sealImg });
    const sealed = await (await finished(await lessons())).read();
    expect(without.toString('latin1')).not.toContain('/Subtype /Image');
    expect(sealed.toString('latin1')).toContain('/Subtype /Image');
    await head!.send(template.remove, { id });
  });
});
