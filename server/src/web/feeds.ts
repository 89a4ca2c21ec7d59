import type { FastifyInstance } from 'fastify';
import type { Platform } from '../kit/context.ts';
import { escapedXml } from '../kit/escapedXml.ts';

export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  author: string;
  /** As the wire writes it. */
  at: string;
}

/** Something to subscribe to. */
export interface Feed {
  title: string;
  /** The page it is the feed of. */
  path: string;
  description: string;
  entries(platform: Platform): Promise<FeedEntry[]>;
}

/** Serves feeds as RSS 2.0, by their addresses. */
export function mountFeeds(app: FastifyInstance, platform: Platform, feeds: Readonly<Record<string, Feed>>): void {
  const { publicUrl } = platform.config;
  for (const [address, feed] of Object.entries(feeds)) {
    app.get(address, async (_request, reply) =>
      reply.type('application/rss+xml; charset=utf-8').send(rss(publicUrl, feed, await feed.entries(platform))),
    );
  }
}

const rss = (publicUrl: string, { title, path, description }: Feed, entries: readonly FeedEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>` +
  `${element('title', title)}${element('link', publicUrl + path)}${element('description', description)}` +
  `<language>zh-cn</language>${entries.map((entry) => item(publicUrl, entry)).join('')}</channel></rss>`;

const item = (publicUrl: string, { path, title, summary, author, at }: FeedEntry): string =>
  `<item>${element('title', title)}${element('link', publicUrl + path)}${element('guid', publicUrl + path)}` +
  `${element('description', summary)}${element('dc:creator', author)}` +
  `${element('pubDate', new Date(`${at.replace(' ', 'T')}+08:00`).toUTCString())}</item>`;

const element = (name: string, text: string): string => `<${name}>${escapedXml(text)}</${name}>`;
