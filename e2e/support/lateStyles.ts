import type { Page, Response } from '@playwright/test';

/**
 * The style sheets that the page fetched although nobody did anything: what they are for was shown without them.
 * @param response the document, as the server sent it; a page that has led on to another one is not judged
 */
export async function lateStyles(page: Page, response: Response | null): Promise<string[]> {
  if (!response || new URL(response.url()).pathname !== new URL(page.url()).pathname) return [];
  const html = await response.text();
  const sheets = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    return [...links].map(({ href }) => new URL(href).pathname);
  });
  return sheets.filter((path) => !html.includes(`<link rel="stylesheet" href="${path}`));
}
