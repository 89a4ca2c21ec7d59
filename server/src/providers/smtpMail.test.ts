import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { codeMail } from '../domain/signIn/codeMail.ts';
import { smtpMail } from './smtpMail.ts';

/** As much of an SMTP server as takes one letter; refuses the receiver `no@…`. */
const letters: string[] = [];
const server = createServer((socket) => {
  let inLetter = false;
  let buffer = '';
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('utf8');
    if (inLetter) {
      if (!buffer.endsWith('\r\n.\r\n')) return;
      letters.push(buffer);
      inLetter = false;
      socket.write('250 taken\r\n');
    } else if (/^DATA/im.test(buffer)) {
      inLetter = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/im.test(buffer)) socket.end('221 bye\r\n');
    else socket.write(buffer.includes('<no@') ? '550 <no@example.com> unknown\r\n' : '250 ok\r\n');
    buffer = '';
  });
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(() => new Promise((done) => server.close(done)));

const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
const mail = smtpMail({ url, from: '知途 <no-reply@zhitu.example>' });

describe('mail', () => {
  it('the letter really reaches the server', async () => {
    await mail.send(codeMail('lin@example.com', '123456'));
    expect(letters[0]).toContain('To: lin@example.com');
    expect(letters[0]).toMatch(/From: .*<no-reply@zhitu\.example>/);
  });

  it('a refused recipient is failed; the log has neither recipient nor code', async () => {
    const error: unknown = await mail.send(codeMail('no@example.com', '123456')).catch((reason: unknown) => reason);
    expect(String(error)).toContain('EENVELOPE 550');
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/no@example|123456/);
  });
});
