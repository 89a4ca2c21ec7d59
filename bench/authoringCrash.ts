import { createHash, randomBytes, randomInt } from 'node:crypto';
import { enter } from '../scripts/lib/galleryPeople.mjs';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const LECTURER = { mobile: '13800000002', userType: 2 };
const PIECE = 512 * 1024;
const PIECES = 24;
const TUS = '/apis/system/auth/upload/tus';

interface Author {
  url: string;
  token: string;
  id: string;
  revision: number;
  /** What the server said it has. */
  acknowledged: string;
  /** Was sent and not answered: it may be there or not. */
  sent: string;
  saves: number;
}

interface Upload {
  address: string;
  bytes: Buffer;
  received: number;
}

/**
 * `npm run bench -- authoringCrash 50`: while a course is being written and a file uploaded, `kill -9` hits the server at
 * a random moment; after each restart what was acknowledged as saved must be there, and the upload goes on from what
 * was acknowledged and arrives bit-identical.
 */
export async function run([rounds = '50']: string[]): Promise<void> {
  const world = await benchWorld();
  const start = () => world.start(serverProgram);
  try {
    let server = await start();
    const token = (await enter(server.url, LECTURER))!;
    const { id } = await ask(server.url, token, '/course/auth/course/audit/save', {
      courseKind: 1,
      courseName: '写到一半',
    });
    const author: Author = {
      url: server.url,
      token,
      id: id as string,
      revision: 0,
      acknowledged: '',
      sent: '',
      saves: 0,
    };
    let upload = await begin(author);
    let files = 0;
    let kept = 0;
    for (let round = 0; round < Number(rounds); round += 1) {
      const stop = new AbortController();
      const work = [writing(author), uploading(author, upload, stop.signal)];
      await new Promise((resolve) => setTimeout(resolve, randomInt(100, 900)));
      process.kill(server.pid, 'SIGKILL');
      stop.abort();
      await Promise.all([server.gone, ...work]);
      server = await start();
      author.url = server.url;
      await check(author);
      kept += await checkUpload(author, upload);
      if (upload.received === upload.bytes.length) {
        await finish(author, upload);
        files += 1;
        upload = await begin(author);
      }
      if (round % 10 === 9) console.log(`第 ${round + 1} 轮：${author.saves} 次保存、${files} 个文件`);
    }
    const stop = new AbortController();
    await uploading(author, upload, stop.signal);
    await finish(author, upload);
    const head = ['轮数', '确认的保存', '续传时已在的字节', '收齐且逐位相同的文件', '丢失'];
    report(head, [[rounds, String(author.saves), String(kept), String(files + 1), '0']]);
  } finally {
    await world.close();
  }
}

/** Writes one thing after the other, as a page does; what is not answered may or may not be there. */
async function writing(author: Author): Promise<void> {
  const { url, token, id } = author;
  for (;;) {
    author.sent = `第 ${author.saves + 1} 次：${randomBytes(8).toString('hex')}`;
    const input = { id, revision: author.revision, summary: author.sent };
    const facts = await ask(url, token, '/course/auth/course/audit/update', input).catch(() => undefined);
    if (!facts) return;
    author.revision = facts['revision'] as number;
    author.acknowledged = author.sent;
    author.saves += 1;
  }
}

async function check(author: Author): Promise<void> {
  const { url, token, id } = author;
  const draft = await ask(url, token, '/course/auth/course/audit/view', { id });
  const { summary, revision } = draft['facts'] as { summary: string; revision: number };
  if (summary !== author.acknowledged && summary !== author.sent)
    throw new Error(`存着的是「${summary}」，确认过的是「${author.acknowledged}」`);
  if (revision < author.revision) throw new Error(`版本退回到 ${revision}，确认过的是 ${author.revision}`);
  author.revision = revision;
  author.acknowledged = summary;
}

const protocol = { 'tus-resumable': '1.0.0' };
const octets = { ...protocol, 'content-type': 'application/offset+octet-stream' };

/** A text of random letters: whatever is found in it must be what was sent. */
async function begin({ url, token }: Author): Promise<Upload> {
  const bytes = Buffer.from(randomBytes((PIECE * PIECES) / 2).toString('hex'));
  const metadata = `filename ${Buffer.from('讲义.txt').toString('base64')}`;
  const headers = { token, ...protocol, 'upload-length': String(bytes.length), 'upload-metadata': metadata };
  const response = await fetch(url + TUS, { method: 'POST', headers });
  if (response.status !== 201) throw new Error(`开始上传得到 ${response.status}：${await response.text()}`);
  return { address: new URL(response.headers.get('location')!, url).pathname, bytes, received: 0 };
}

async function uploading({ url, token }: Author, upload: Upload, signal: AbortSignal): Promise<void> {
  while (upload.received < upload.bytes.length) {
    const body = upload.bytes.subarray(upload.received, upload.received + PIECE);
    const headers = { token, ...octets, 'upload-offset': String(upload.received) };
    const sent = fetch(url + upload.address, { method: 'PATCH', headers, body: new Uint8Array(body), signal });
    const response = await sent.catch(() => undefined);
    if (response?.status !== 204) return;
    upload.received = Number(response.headers.get('upload-offset'));
  }
}

/** @returns bytes from which it goes on */
async function checkUpload({ url, token }: Author, upload: Upload): Promise<number> {
  const response = await fetch(url + upload.address, { method: 'HEAD', headers: { token, ...protocol } });
  const there = Number(response.headers.get('upload-offset'));
  if (!(there >= upload.received)) throw new Error(`上传只剩 ${there} 字节，确认过 ${upload.received}`);
  upload.received = there;
  return there;
}

async function finish({ url, token }: Author, { address, bytes }: Upload): Promise<void> {
  const key = address.split('/').at(-1)!;
  const media = await ask(url, token, '/system/auth/upload/finish', { key });
  const found = await ask(url, token, '/system/auth/upload/download', { id: media['id'] });
  const cookie = { cookie: `RC_WEB_TOKEN=${token}` };
  const response = await fetch(url + String(found['url']), { headers: cookie });
  const kept = Buffer.from(await response.arrayBuffer());
  if (digest(kept) !== digest(bytes)) throw new Error('收下的文件和送出的不一样');
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Answer = Record<string, unknown>;

async function ask(url: string, token: string, path: string, input: object): Promise<Answer> {
  const response = await fetch(`${url}/apis${path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  });
  const reply = (await response.json()) as { code: number; msg: string; data: Answer };
  if (reply.code === 200) return reply.data;
  throw new Error(`${path} 得到 ${reply.code}：${reply.msg}`);
}
