/** What a page's loader may say for search engines, as `seo` in its data. */
export interface Seo {
  title?: string;
  description?: string;
  /** Path of the one address this content is known by, when it is not the path of the page. */
  canonical?: string;
  /** A schema.org object. */
  jsonLd?: object;
}
