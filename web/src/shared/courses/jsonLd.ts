/** Several schema.org objects of one page. */
export const graph = (...parts: (object | null)[]): object => ({
  '@context': 'https://schema.org',
  '@graph': parts.filter((part) => part !== null),
});

export interface Crumb {
  label: string;
  /** Path; the page itself has none. */
  to?: string;
}

export const breadcrumbLd = (publicUrl: string, crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to === undefined ? {} : { item: publicUrl + to }),
  })),
});

/** What a list page shows, in its order; null for an empty one. */
export const itemListLd = (publicUrl: string, items: readonly { name: string; path: string }[]): object | null =>
  items.length === 0
    ? null
    : {
        '@type': 'ItemList',
        itemListElement: items.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: publicUrl + path,
        })),
      };
