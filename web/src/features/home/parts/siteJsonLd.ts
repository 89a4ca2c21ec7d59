import type { Website } from '#contract/system/website.ts';

/** What search engines learn of the site as a whole. */
export function siteJsonLd(site: Website, publicUrl: string): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: site.title,
    url: `${publicUrl}/`,
    ...(site.logo ? { logo: new URL(site.logo, publicUrl).href } : {}),
    ...(site.phone ? { telephone: site.phone } : {}),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: site.title,
    url: `${publicUrl}/`,
    description: site.desc,
    inLanguage: 'zh-CN',
    publisher: { '@id': organization['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [website, organization] };
}
