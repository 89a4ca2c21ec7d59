import { eq } from 'drizzle-orm';
import { createCipheriv, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as chapterApi from '#contract/course/chapterAudit.ts';
import * as draft from '#contract/course/courseAudit.ts';
import * as packages from '#contract/course/coursePackage.ts';
import * as period from '#contract/course/periodAudit.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import * as messages from '#contract/user/msg.ts';
import { SPACE_FULL } from '#contract/system/upload.ts';
import { courseAudit } from '#server/db/schema/authoring.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { contentOf } from '#server/domain/authoring/content.ts';
import { storePicture } from '#server/domain/files/storePicture.ts';
import { openArchive } from '#server/domain/archive/openArchive.ts';
import { makeAbilities } from '#test/abilities.ts';
import { writeCourse } from '#test/authoring.ts';
import { cartridgeOf } from '#test/cartridges.ts';
import { teacher } from '#test/catalogue.ts';
import { makeMedia } from '#test/courses.ts';
import { packageOf } from '#test/scormPackages.ts';
import { scratchFolder } from '#test/scratchFolder.ts';
import { zipOf } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { uploadedFile } from '#test/tus.ts';

const t = await testApp();
const { db } = t.database;
const { providers } = t.platform;
const { storage } = providers;
const author = await teacher(t, '王老师');
const folder = await scratchFolder();

/** What is told about the same course is told without its ids. */
const comparable = async (id: string, now = new Date()) => {
  const { facts, chapters } = await contentOf(db, id, now);
  const { courseLogo, lecturerUserNo: _, ...said } = facts;
  const plain = chapters.map(({ id: _id, periods, ...chapter }) => ({
    ...chapter,
    periods: periods.map(({ id: _period, content: _content, ...one }) => ({
      ...one,
      shown: one.shown.replace(/\/files\/\d+/g, ''),
    })),
  }));
  return { said: { ...said, hasLogo: courseLogo !== '' }, chapters: plain };
};

const getAs = (who: Person, url: string) =>
  t.app.inject({ method: 'GET', url, headers: { cookie: `RC_WEB_TOKEN=${who.token}` } });

const unpacked = async (bytes: Buffer) => {
  const path = join(folder, `${randomBytes(6).toString('hex')}.zip`);
  await writeFile(path, bytes);
  const archive = await openArchive(path);
  const files = new Map<string, Buffer>();
  for (const { path: name } of archive.entries) files.set(name, await buffer(await archive.read(name)));
  archive.close();
  return files;
};

const upload = (bytes: Buffer, name = '课程包.imscc', who = author) => uploadedFile(t, who, name, bytes);
const checked = async (bytes: Buffer, name?: string) => {
  const reply = await author.send(packages.check, { mediaId: await upload(bytes, name) });
  return { ...reply, issues: (reply.data as { issues?: unknown } | null)?.issues };
};

async function picture(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const stored = await storePicture(
    { db, providers, user: { ...author, orgNo: null }, now: new Date() },
    'a.png',
    bytes,
  );
  return 'url' in stored ? stored.url : expect.fail('no picture');
}

it('a course that was taken out and brought in again is the same course', async () => {
  const { items } = await makeAbilities(db, ['取数', '制图']);
  const { id, chapterIds } = await writeCourse(t, author, [], CourseKind.online);
  const { data: first } = await author.send(draft.view, { id });
  const image = await picture();
  await author.send(draft.update, {
    id,
    revision: first.facts.revision,
    courseLogo: image,
    introduce: `<h2>学什么</h2><p>一步一步来。</p><p><img src="${image}" alt="图"></p>`,
    tags: ['运维', 'Linux'],
    isFree: 0,
    courseOriginal: 199.5,
    courseDiscount: 99,
    credit: 1.5,
    completionPercent: 80,
    isDragAllowed: 0,
    abilities: [{ id: items[1]!, abilityLevel: 3 }],
  });
  expect(chapterIds).toEqual([]);
  const add = async (chapterName: string) =>
    (await author.send(chapterApi.save, { courseId: id, chapterName })).data.chapter.id;
  const [one, two] = [await add('入门 <一> & "二"'), await add('提高')];
  await author.send(chapterApi.update, { id: two, revision: 0, chapterDesc: '选学', isFree: 1 });
  const write = async (chapterId: string, periodName: string, set: object) => {
    const { data } = await author.send(period.save, { chapterId, periodName });
    const { code } = await author.send(period.update, { id: data.period.id, revision: 0, ...set });
    expect(code, periodName).toBe(200);
  };
  const text = `<p>先<strong>登录</strong>，公式 <span data-latex="x^2">x^2</span>：</p><p><img src="${image}" alt="终端"></p>`;
  await write(one, '读一读', { fileType: FileType.text, content: text, periodDesc: '十分钟', isFree: 1 });
  await write(one, '官网', { fileType: FileType.link, linkUrl: 'https://www.kernel.org/?a=1&b=2' });
  const sheet = await upload(Buffer.from('命令,说明\nls,列出'), '命令表.csv');
  await write(two, '速查表', { mediaId: sheet, wares: [{ docName: '同一张表', mediaId: sheet }] });
  const scorm = await upload(packageOf(1, [{ id: '1', href: 'a.html' }]), '消防.zip');
  await db.update(mediaFile).set({ fileType: FileType.package }).where(eq(mediaFile.id, scorm));
  await write(two, '互动课件', { mediaId: scorm });

  const { data: plan } = await author.send(packages.plan, { id });
  expect(plan).toMatchObject({ fileName: 'Linux 运维入门.imscc', chapterCount: 2, periodCount: 4, fileCount: 3 });
  expect(plan.notes).toEqual([
    { place: '提高', name: '互动课件', note: '课件包整个放在里面，别的平台要另外打开它', isLeft: 0 },
  ]);
  const sent = await getAs(author, plan.url);
  expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/zip']);
  expect((await getAs(await teacher(t, '别人'), plan.url)).statusCode).toBe(403);
  const files = await unpacked(sent.rawPayload);
  const manifest = files.get('imsmanifest.xml')!.toString();
  expect(manifest).toContain('<schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>');
  expect(manifest).toContain('入门 &lt;一&gt; &amp; &quot;二&quot;');
  for (const [, href] of manifest.matchAll(/<file href="([^"]*)"/g))
    expect(files.has(decodeURIComponent(href!)), href).toBe(true);

  const before = await db.$count(mediaFile);
  const mediaId = await upload(sent.rawPayload);
  const { data: look } = await author.send(packages.check, { mediaId });
  expect(look).toMatchObject({ courseName: 'Linux 运维入门', courseKind: CourseKind.online, isOurs: 1, noteCount: 0 });
  expect(look).toMatchObject({ chapterCount: 2, periodCount: 4, fileCount: 2 });
  const { data: made } = await author.send(packages.bring, { mediaId });
  await t.runJobs();
  expect(await comparable(made.id)).toEqual(await comparable(id));
  const { data: copy } = await author.send(draft.view, { id: made.id });
  expect(copy).toMatchObject({ auditStatus: 3, version: 0 });
  expect(copy.facts.courseLogo).not.toBe(image);
  // the files are the author's already, so they lie there once
  expect(await db.$count(mediaFile)).toBe(before + 1);
  const { data: box } = await author.send(messages.list, {});
  expect(box.list[0]).toMatchObject({ msgTitle: '「Linux 运维入门」的内容已经从课程包放好' });
});

it('another author gets the files into their own space, counted and checked', async () => {
  const bytes = cartridgeOf('别处的课', [
    {
      title: '第一单元',
      parts: [
        { title: '表', href: 'f/表.csv', content: 'a,b' },
        { title: '假的', href: 'f/x.pdf', content: '<html></html>' },
      ],
    },
  ]);
  const other = await teacher(t, '李老师');
  const { data: made } = await other.send(packages.bring, { mediaId: await upload(bytes, 'a.zip', other) });
  await t.runJobs();
  const { data } = await other.send(draft.outline, { id: made.id });
  const [fine, wrong] = data.chapters[0]!.periods;
  expect(fine).toMatchObject({ periodName: '表', media: { fileName: '表.csv', mediaState: MediaState.ready } });
  expect(wrong).toMatchObject({ periodName: '假的', media: null });
  const { data: box } = await other.send(messages.list, {});
  expect(box.list[0]!.msgTitle).toBe('「别处的课」的内容已经从课程包放好，1 处没有照原样');
  expect((await author.send(draft.view, { id: made.id })).code).toBe(NOT_FOUND.code);
});

it('a cartridge of another platform: pages, links, discussions and files come in, the rest is said item by item', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const html = `<!DOCTYPE html><html><head><style>p{}</style></head><body><h1>开始</h1><script>alert(1)</script>
    <p onclick="x()">读 <a href="../f/b.pdf">讲义</a> 与 <a href="https://a.cn">官网</a></p>
    <img src="$IMS-CC-FILEBASE$/../img/%E5%9B%BE.png"><img src="../../../etc/passwd"></body></html>`;
  const link = '<webLink xmlns="x"><title>t</title><url href="https://example.com/a"/></webLink>';
  const bad = '<webLink xmlns="x"><title>t</title><url href="javascript:alert(1)"/></webLink>';
  const topic = '<topic xmlns="x"><title>t</title><text texttype="text/html">&lt;p&gt;说说看&lt;/p&gt;</text></topic>';
  const bytes = cartridgeOf(
    '网络基础',
    [
      { title: '首页', href: 'p/index.html', content: html },
      {
        title: '第一单元',
        parts: [
          { title: '网站', type: 'imswl_xmlv1p1', href: 'l/1.xml', content: link },
          { title: '坏的网址', type: 'imswl_xmlv1p1', href: 'l/2.xml', content: bad },
          { title: '讨论', type: 'imsdt_xmlv1p1', href: 'd/1.xml', content: topic },
          {
            title: '小节',
            parts: [{ title: '练习', type: 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment', href: 'q.xml', content: '<q/>' }],
          },
          { title: '小节', parts: [{ title: '说明', href: 'f/a.md', content: '# 说明' }] },
          { title: '工具', type: 'imsbasiclti_xmlv1p0', href: 't.xml', content: '<t/>' },
          { title: '没有的', href: 'f/none.pdf' },
          { title: '爬出去', href: '../../etc/passwd' },
          { title: '程序', href: 'f/a.exe', content: 'MZ' },
          { title: '压缩包', href: 'f/a.zip', content: zipOf([{ name: 'a', content: Buffer.from('a') }]) },
        ],
      },
    ],
    [{ name: 'img/图.png', content: png }],
  );
  const mediaId = await upload(bytes, 'x.zip');
  const { data: look } = await author.send(packages.check, { mediaId });
  expect(look).toMatchObject({
    courseName: '网络基础',
    courseKind: CourseKind.online,
    isOurs: 0,
    chapterCount: 2,
    periodCount: 4,
  });
  expect(look.notes.map(({ name, note }) => `${name}：${note}`)).toEqual([
    '坏的网址：网址不是 http 或 https，没有带进来',
    '小节 · 练习：测验没有带进来：在题库的导入里选这个包，题目会进题库',
    '工具：外部工具（LTI）没有带进来',
    '没有的：清单里有，但是不在包里',
    '爬出去：清单里有，但是不在包里',
    '程序：不支持 EXE 文件，没有带进来',
    '压缩包：是压缩包，在线课程的课时只能是视频、音频、图片、文档、链接、图文、课件包、作业与考试、外部工具',
  ]);
  const { data: made } = await author.send(packages.bring, { mediaId });
  await t.runJobs();
  const { data } = await author.send(draft.outline, { id: made.id });
  expect(
    data.chapters.map(({ chapterName, periods }) => [chapterName, ...periods.map((one) => one.periodName)]),
  ).toEqual([
    ['其它内容', '首页'],
    ['第一单元', '网站', '讨论', '小节 · 说明'],
  ]);
  const { data: page } = await author.send(period.view, { id: data.chapters[0]!.periods[0]!.id });
  expect(page.content).toMatch(/^<h2>开始<\/h2>/);
  expect(page.content).toContain('href="https://a.cn"');
  expect(page.content.match(/<img[^>]*src="([^"]*)"/g)).toHaveLength(1);
  expect(page.content).toMatch(/src="\/files\/\d+\.webp"/);
  expect(page.content).not.toMatch(/script|onclick|passwd|b\.pdf/);
  const { data: said } = await author.send(period.view, { id: data.chapters[1]!.periods[1]!.id });
  expect(said.content).toBe('<p>说说看</p>');
  const { data: box } = await author.send(messages.list, {});
  expect(box.list[0]!.msgTitle).toContain('处没有照原样');
});

it('a film whose original is gone goes along as what was made of it', async () => {
  const [key, iv] = [randomBytes(16), randomBytes(16)];
  const segments = [randomBytes(188 * 3), randomBytes(188 * 2)];
  const below = `made/film-${randomBytes(4).toString('hex')}`;
  for (const [at, bytes] of segments.entries()) {
    const cipher = createCipheriv('aes-128-cbc', key, iv);
    await storage.put(`${below}/720-0000${at}.ts`, Buffer.concat([cipher.update(bytes), cipher.final()]), 'video/mp2t');
  }
  const list = `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="segment.key",IV=0x${iv.toString('hex')}\n#EXTINF:6,\n720-00000.ts\n#EXTINF:4,\n720-00001.ts\n`;
  await storage.put(`${below}/720.m3u8`, Buffer.from(list), 'x');
  await storage.put(`${below}/index.m3u8`, Buffer.from('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n720.m3u8\n'), 'x');
  const { id, chapterIds } = await writeCourse(t, author, [1]);
  const mediaId = await makeMedia(db, { userNo: author.userNo, storageKey: `${below}/index.m3u8`, segmentKey: key });
  await author.send(period.save, { chapterId: chapterIds[0]!, periodName: '做好的片子', mediaId });
  const { data: plan } = await author.send(packages.plan, { id });
  expect(plan.notes).toEqual([
    { place: '第 1 部分', name: '课时 1.1', note: '「第一课.mp4」已经不在了', isLeft: 1 },
    { place: '第 1 部分', name: '做好的片子', note: '原片没有留下，放的是做好的最高一档（TS）', isLeft: 0 },
  ]);
  const files = await unpacked((await getAs(author, plan.url)).rawPayload);
  expect(files.get(`files/${mediaId}/第一课.ts`)).toEqual(Buffer.concat(segments));
});

it('what is no cartridge, or made to do harm, is refused with a sentence at the file', async () => {
  const at = (message: string) => [{ path: 'mediaId', message }];
  const refusal = async (bytes: Buffer) => (await checked(bytes)).issues;
  const manifest = (content: string) => ({ name: 'imsmanifest.xml', content: Buffer.from(content) });
  expect(await refusal(zipOf([{ name: 'a.txt', content: Buffer.from('a') }]))).toEqual(
    at('压缩包的最外层没有 imsmanifest.xml，不是课程包'),
  );
  expect(await refusal(packageOf(1, [{ id: '1', href: 'a.html' }]))).toEqual(
    at('这是 SCORM 课件包：在课时里选「课件包」上传它'),
  );
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><manifest>&c;</manifest>';
  expect(await refusal(zipOf([manifest(bomb)]))).toEqual(at('「imsmanifest.xml」里有 DOCTYPE 声明，不能用'));
  expect(await refusal(zipOf([manifest('<manifest><metadata>')]))).toEqual(at('「imsmanifest.xml」不是完整的 XML'));
  expect(await refusal(zipOf([manifest('<manifest/>')]))).toEqual(
    at('清单没有说这是 IMS Common Cartridge 课程包，打不开'),
  );
  const climbing = { name: '../../outside.txt', content: Buffer.from('x') };
  expect(await refusal(cartridgeOf('a', [], [climbing]))).toEqual(
    at('压缩包里的路径「../../outside.txt」不正常，可能会跑到别的文件夹里'),
  );
  const huge = { name: 'zeros.bin', content: Buffer.alloc(8_000_000) };
  expect(await refusal(cartridgeOf('a', [], [huge]))).toEqual(at('压缩包里的「zeros.bin」展开后大得不正常'));
  const link = { name: 'link', content: Buffer.from('/etc/passwd'), mode: 0o120777 };
  expect(await refusal(cartridgeOf('a', [], [link]))).toEqual(at('压缩包里的「link」是符号链接，不能放'));
  const changed = { name: 'zhitu/course.json', content: Buffer.from('{"format":"zhitu-course","version":1}') };
  expect(await refusal(cartridgeOf('a', [], [changed]))).toEqual(
    at('课程包里的 zhitu/course.json 被改过，读不懂；删掉它可以当作别处的课程包打开'),
  );
  const many = Array.from({ length: 201 }, (_, n) => ({ title: `章 ${n}`, parts: [] }));
  expect(await refusal(cartridgeOf('a', many))).toEqual(at('一门课程最多 200 章'));
  const csv = await author.send(packages.check, { mediaId: await upload(Buffer.from('a,b'), 'a.csv') });
  expect(csv).toMatchObject({
    code: packages.NOT_AN_ARCHIVE.code,
    data: { issues: at('请选择一个 ZIP 或 IMSCC 文件') },
  });
  expect(await db.$count(courseAudit, eq(courseAudit.courseName, 'a'))).toBe(0);
});

it('is for authors, for their own files and within their room', async () => {
  const bytes = cartridgeOf('小课', [{ title: '一', parts: [{ title: '表', href: 'a.csv', content: 'a,b' }] }]);
  const mediaId = await upload(bytes, 'a.zip');
  const stranger = await teacher(t, '生人');
  expect((await stranger.send(packages.check, { mediaId })).code).toBe(NOT_FOUND.code);
  const learner = await t.person();
  const own = await upload(bytes, 'a.zip', learner);
  expect((await learner.send(packages.bring, { mediaId: own })).code).toBe(2332);
  const { id } = await writeCourse(t, author, [1]);
  expect((await stranger.send(packages.plan, { id })).code).toBe(NOT_FOUND.code);
  await makeMedia(db, { userNo: author.userNo, storageKey: 'big/one.mp4', fileSize: String(10 ** 13) });
  expect((await author.send(packages.bring, { mediaId })).code).toBe(SPACE_FULL.code);
});
