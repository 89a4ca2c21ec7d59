import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { isGuarded } from '#contract/rules/guard.ts';
import type { Platform } from '../kit/context.ts';
import { escapedXml } from '../kit/escapedXml.ts';
import type { Feed } from './feeds.ts';
import { mountFeeds } from './feeds.ts';

/** A page for search engines: its path, and when it last changed as the wire writes it. */
export interface PublicPage {
  path: string;
  changed?: string;
}

/** What the product says of its pages; the web side only serves them. */
export interface Site {
  /** Pages beside those of the route table: one file of the index each, at most 50,000 addresses. */
  readonly sources: Readonly<Record<string, (platform: Platform) => Promise<PublicPage[]>>>;
  /** What can be subscribed to, by address. */
  readonly feeds: Readonly<Record<string, Feed>>;
  /** Beginnings of addresses that search engines leave out. */
  readonly hidden: readonly string[];
  /** Whether the page of an address belongs to one visitor. */
  isPersonal(url: string): boolean;
}

/** `/robots.txt`, `/sitemap.xml`, the files it lists, and the feeds. */
export function mountSeoFiles(
  app: FastifyInstance,
  platform: Platform,
  site: Site,
  paths: () => Promise<string[]>,
): void {
  const { publicUrl } = platform.config;
  const sources: Site['sources'] = {
    pages: async () => (await paths()).map((path) => ({ path })),
    ...site.sources,
  };
  mountFeeds(app, platform, site.feeds);
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicUrl, site.hidden)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapIndex(publicUrl, Object.keys(sources))),
  );
  for (const [name, source] of Object.entries(sources)) {
    app.get(`/sitemap/${name}.xml`, async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, await source(platform))),
    );
  }
}

interface Handle {
  path?: string;
  noindex?: boolean;
  needsQuery?: boolean;
}

/** The pages of the table that anybody may open under one fixed address. */
export function publicPaths(build: ServerBuild): string[] {
  const paths = Object.values(build.routes).flatMap((route) => {
    const { path, noindex, needsQuery } = (route?.module as { handle?: Handle } | undefined)?.handle ?? {};
    const isListed = path && !noindex && !needsQuery && !isGuarded(path) && !path.includes(':');
    return isListed ? [path] : [];
  });
  return [...new Set(paths)];
}

const robots = (publicUrl: string, hidden: readonly string[]): string => `User-agent: *
${hidden.map((path) => `Disallow: ${path}`).join('\n')}
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapIndex = (publicUrl: string, names: string[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>${names
    .map((name) => `<sitemap><loc>${escapedXml(`${publicUrl}/sitemap/${name}.xml`)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

const sitemap = (publicUrl: string, pages: PublicPage[]): string =>
  `${HEAD}<urlset ${SPACE}>${pages
    .map(({ path, changed }) => {
      const when = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${escapedXml(publicUrl + path)}</loc>${when}</url>`;
    })
    .join('')}</urlset>`;
