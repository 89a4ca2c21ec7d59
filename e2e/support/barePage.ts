import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const ROW = '<li><a href="/">知途把课程、测评、典型岗位与招聘连成一条路</a><p>看得见一份工作的要求。</p></li>';
const PAGE =
  '<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="stylesheet" href="/bare.css"></head>' +
  `<body><h1>知途</h1><img src="/bare.svg" width="320" height="300" alt=""><ul>${ROW.repeat(600)}</ul></body></html>`;
const SHEET = Array.from({ length: 600 }, (_, at) => `.row${at} { margin: ${at}px; padding: 1px }`).join('\n');
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="300"><rect width="320" height="300" fill="#0f6a50"/></svg>';

const parts: Record<string, [type: string, body: string]> = {
  '/': ['text/html; charset=utf-8', PAGE],
  '/bare.css': ['text/css', SHEET],
  '/bare.svg': ['image/svg+xml', PICTURE],
};

/** A page of 600 links with one style sheet, one picture and no script, about as long as ours: what a browser cannot do without. */
export async function serveBarePage(): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const [type, body] = parts[request.url!] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
