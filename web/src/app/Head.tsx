import { useLocation, useMatches } from 'react-router';
import type { Website } from '#contract/system/website.ts';
import { entryOf } from '../kit/page.ts';
import type { SiteData } from '../kit/site.ts';
import type { Seo } from '../kit/seo.ts';
import { errorTexts, statusOf } from '../layouts/errorTexts.ts';

interface HeadProps {
  site: Website | undefined;
  publicUrl: string | undefined;
  house: SiteData['house'] | undefined;
  /** Why the page could not be shown, if so. */
  error: unknown;
}

/** Title, description, canonical address and structured data of the page that is open. */
export function Head({ site, publicUrl, house, error }: HeadProps) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const page = matches.at(-1);
  const failed = error ? errorTexts(statusOf(error)).title : undefined;
  const entry = failed ? undefined : entryOf(page);
  const seo = failed ? undefined : (page?.loaderData as { seo?: Seo } | undefined)?.seo;
  const name = site?.title || '知途';
  const title = failed ?? seo?.title ?? entry?.title;
  const description = seo?.description || site?.desc || '';
  const canonical = publicUrl && entry ? publicUrl + (seo?.canonical ?? pathname) : undefined;
  return (
    <>
      <title>{title && title !== name ? `${title} - ${name}` : name}</title>
      <meta name="description" content={description} />
      {site?.keyword ? <meta name="keywords" content={site.keyword} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {entry?.noindex || !entry ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      <link rel="icon" href={site?.ico || '/favicon.svg'} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <meta name="theme-color" content={house?.color ?? '#0F6A50'} />
      {canonical && !entry?.noindex ? (
        <StructuredData data={seo?.jsonLd ?? plainPage({ name: title ?? name, description, url: canonical })} />
      ) : null}
    </>
  );
}

/** What a page is that says nothing of itself. */
const plainPage = (facts: { name: string; description: string; url: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  inLanguage: 'zh-CN',
  ...facts,
});

/** `<` is escaped so that no text of ours can close the element. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
