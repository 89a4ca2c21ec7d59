import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SENT_TOO_FAST } from '#contract/im/failures.ts';
import { INVALID_INPUT, TOO_OFTEN } from '#contract/kit/errors.ts';
import { ChatType, SEND_RATE } from '#contract/rules/chat.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { aliyun, WRONG_KIND } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { newKey, openWith, say } from '#test/chat.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import { chatMessage } from '../../db/schema/chat.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T10:00:00+08:00'));

const FLOOD = 10_000;
/** All of them wait for the few connections of one server; more would wait longer than a question may. */
const AT_ONCE = 100;

it('of ten thousand messages in a minute the first are sent, the others hear why not, and nobody waits for them', async () => {
  const [flooder, other, third] = [await t.person(), await t.person(), await t.person()];
  const id = await openWith(flooder, other);
  const quiet = await openWith(other, third);
  const clientKey = newKey();
  expect((await say(flooder, id, '第一句', { clientKey })).code).toBe(200);
  let [sent, refused, longest] = [1, 0, 0];
  const start = performance.now();
  for (let from = 1; from < FLOOD; from += AT_ONCE) {
    const flood = Promise.all(
      Array.from({ length: Math.min(AT_ONCE, FLOOD - from) }, (_, n) => say(flooder, id, `刷屏 ${from + n}`)),
    );
    const began = performance.now();
    // the other one in the same conversation, now and then: they have a limit of their own
    const place = from % (AT_ONCE * 2) === 1 ? id : quiet;
    expect((await say(other, place, '我没有刷屏')).code).toBe(200);
    longest = Math.max(longest, performance.now() - began);
    for (const { code, msg } of await flood) {
      if (code === 200) sent += 1;
      else {
        expect([code, msg]).toEqual([TOO_OFTEN.code, SENT_TOO_FAST.msg]);
        refused += 1;
      }
    }
  }
  const all = performance.now() - start;
  expect([sent, refused]).toEqual([SEND_RATE.most, FLOOD - SEND_RATE.most]);
  expect(SENT_TOO_FAST.msg).toBe(`发得太快了，每分钟最多 ${SEND_RATE.most} 条，请稍等片刻`);
  expect(longest).toBeLessThan(all / 4); // as long as one batch takes, not as long as all of them
  const rows = await db.select({ sender: chatMessage.senderUserNo }).from(chatMessage);
  expect(rows.filter(({ sender }) => sender === flooder.userNo)).toHaveLength(SEND_RATE.most);
  // what arrived before is answered even now
  expect(await say(flooder, id, '第一句', { clientKey })).toMatchObject({ code: 200, data: { text: '第一句' } });
  t.setNow(new Date('2026-11-21T10:01:01+08:00'));
  expect((await say(flooder, id, '缓一缓')).code).toBe(200);
}, 180_000);

it('a file that lies about what it is gets no further than its first bytes, or is sent as what it is', async () => {
  const [one, two] = [await t.person(), await t.person()];
  const id = await openWith(one, two);
  const upload = (purpose: UploadPurpose, bytes: Buffer, name: string) =>
    sendForm<StoredFile>(t, aliyun.path, one, { bytes, name, fields: { purpose } });
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f6a50' } })
    .png()
    .toBuffer();
  for (const [purpose, bytes, name] of [
    ['chatPicture', page, '合影.png'],
    ['chatPicture', svg, '合影.png'],
    ['chatPicture', pdf, '合影.png'],
    ['chatPicture', program, '合影.png'],
    ['chatFile', page, '讲义.pdf'],
    ['chatFile', program, '讲义.pdf'],
    ['chatVoice', pdf, '语音.webm'],
    ['chatVoice', png, '语音.webm'],
  ] as const)
    expect(await upload(purpose, bytes, name), `${purpose} ${name}`).toMatchObject({ code: WRONG_KIND.code });

  // known by its bytes: what says that it is a program and is a document is kept, and opened, as a document
  const { data: kept } = await upload('chatFile', pdf, '讲义.exe');
  expect(kept.extension).toBe('pdf');
  const as = (messageType: ChatType, url: string) =>
    say(one, id, '', { messageType: messageType as never, file: { url, name: '讲义.exe' } });
  for (const type of [ChatType.picture, ChatType.voice])
    expect(await as(type, kept.url)).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path: 'file', message: '文件不存在，请重新上传' }] },
    });
  expect((await as(ChatType.file, kept.url.replace('.pdf', '.html'))).data.file?.url).toBe(kept.url);
  const opened = await t.app.inject({ url: kept.url, cookies: { RC_WEB_TOKEN: two.token } });
  expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(opened.headers['content-disposition']).toContain('attachment');

  const { data: picture } = await upload('chatPicture', png, '合影.exe');
  expect((await as(ChatType.file, picture.url)).code).toBe(INVALID_INPUT.code);
  expect((await as(ChatType.picture, picture.url)).data.file).toMatchObject({ url: picture.url });
});
