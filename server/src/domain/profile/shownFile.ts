import type { SQL } from 'drizzle-orm';
import { audienceOf, mayRead } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import type { Db } from '../../db/client.ts';
import type { SessionUser } from '../../kit/context.ts';
import { readRows } from './ownRows.ts';
import { cardOf } from './person.ts';
import { worksFor } from './policies.ts';
import * as sections from './sections.ts';
import type { Section } from './sections.ts';

/** Whether somebody else may read a row of this person's résumé that has the file in it. */
export async function isShownFile(db: Db, userNo: string, url: string, viewer: SessionUser): Promise<boolean> {
  const card = await cardOf(db, userNo);
  if (!card) return false;
  const audience = audienceOf(false, viewer.userType);
  const shows = async <F extends object>(key: ResumeSection, section: Section<F>, where?: SQL): Promise<boolean> => {
    if (!mayRead(card.chosen, key, audience)) return false;
    const rows = await readRows<F>(db, section, userNo, where);
    return rows.some((row) => section.files?.(row).some((file) => file.url === url));
  };
  return (await shows('workSet', sections.workSet, worksFor(userNo, false))) || shows('news', sections.news);
}
