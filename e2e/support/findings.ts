import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { ImpactValue, RunOptions } from 'axe-core';

/** Half as long as the source that the package gives itself; it goes into every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  rule: string;
  impact: ImpactValue;
  /** The element it was found at, cut short. */
  html: string;
}

/**
 * What axe finds in the page as it is now, in its frames too; every rule unless told which. Runs in the page itself:
 * the wrapper `@axe-core/playwright` opens a tab for each answer, and sends all that is well through it.
 */
export async function findingsOf(page: Page, given: RunOptions = {}): Promise<Finding[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await Promise.all(page.frames().map((frame) => frame.evaluate(source)));
  return page.evaluate(
    async (options) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(document, options);
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html }) => ({ rule: id, impact: impact ?? null, html: html.slice(0, 160) })),
      );
    },
    { resultTypes: ['violations'], ...given } satisfies RunOptions,
  );
}
