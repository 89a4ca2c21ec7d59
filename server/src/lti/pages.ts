import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

const page = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>知途</title></head><body>${body}</body></html>`;

const SUBMIT = 'document.forms[0].submit()';
const hash = createHash('sha256').update(SUBMIT).digest('base64');

/**
 * Has the browser post a message of ours to another site; somebody without scripts presses the button. That site may lead
 * on to others (many tools do, and Chrome asks `form-action` of each of them): the address of the form is the bound.
 */
export function postOn(reply: FastifyReply, url: string, fields: Readonly<Record<string, string>>): FastifyReply {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  const form = `<form method="post" action="${escaped(url)}">${inputs}<button>继续</button></form>`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'sha256-${hash}'; form-action ${new URL(url).origin} https:; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'origin')
    .type('text/html; charset=utf-8')
    .send(page(`${form}<script>${SUBMIT}</script>`));
}

/**
 * What is shown in a frame of another site: browsers keep nothing there that we could know somebody by, so it goes on in a
 * window of its own. Nothing can be done on this page but that.
 */
export function newWindow(reply: FastifyReply, href: string): FastifyReply {
  reply.removeHeader('x-frame-options');
  return reply
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      page(
        `<p>浏览器不让框架里的网页记住登录，请在新窗口里学习。</p>` +
          `<p><a href="${escaped(href)}" target="_blank" rel="noreferrer">在新窗口打开课程</a></p>`,
      ),
    );
}

/** What became of something that a tool of others brought, in a window that has nothing else to do. */
export function sayTo(reply: FastifyReply, title: string, note: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(`<h1>${escaped(title)}</h1><p>${escaped(note)}</p>`));
}
