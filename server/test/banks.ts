import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  /** With its query. */
  url: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Said {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** A bank at home: hears what it is asked and answers as it is told. */
export async function bankAt(answer: (asked: Asked) => Said) {
  const heard: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const asked = { method: request.method!, url: request.url!, body, headers: request.headers };
      heard.push(asked);
      const { status, body: said, headers } = answer(asked);
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, heard, close: () => server.close() };
}

export const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export const rsaSign = (privateKey: string, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');

export const rsaVerify = (publicKey: string, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64');

/** A text sealed as WeChat Pay seals what its notices are about (AEAD_AES_256_GCM). */
export function sealedFor(apiKey: string, text: string) {
  const nonce = randomBytes(6).toString('hex');
  const associated = 'transaction';
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce);
  cipher.setAAD(Buffer.from(associated));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: sealed.toString('base64'), nonce, associated_data: associated };
}
