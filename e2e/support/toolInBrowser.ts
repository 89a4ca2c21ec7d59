import type { BrowserContext } from '@playwright/test';
import type { JWTPayload } from 'jose';
import { claims } from '#server/domain/lti/claims.ts';
import type { LtiTool } from '#test/ltiTool.ts';
import { postingPage } from './postingPage.ts';

/** Lets the pages of a tool open in this browser: it asks who comes, chooses `items`, and shows what it was told of a launch. */
export async function toolInBrowser(
  context: BrowserContext,
  ours: string,
  { lab, items, onLaunch }: { lab: LtiTool; items: readonly object[]; onLaunch: (said: JWTPayload) => void },
): Promise<void> {
  const { loginUrl, launchUrls, deepLinkUrl } = lab.places;
  const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body });
  const saidIn = async (form: string | null) => lab.read(new URLSearchParams(form ?? '').get('id_token')!);
  await context.route(`${loginUrl}&*`, async (route) => {
    const asked = lab.ask(route.request().url());
    await route.fulfill(html(postingPage(`${ours}/lti/auth`, Object.fromEntries(asked))));
  });
  await context.route(deepLinkUrl, async (route) => {
    const JWT = await lab.choose(await saidIn(route.request().postData()), items);
    await route.fulfill(html(postingPage(`${ours}/lti/content`, { JWT })));
  });
  await context.route(launchUrls[0]!, async (route) => {
    const said = await saidIn(route.request().postData());
    onLaunch(said);
    const { title } = said[claims.resourceLink] as { title: string };
    await route.fulfill(html(`<h1>${title}</h1>`));
  });
}
