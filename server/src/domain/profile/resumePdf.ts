import { audienceKeys } from '#contract/rules/visibility.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import { website } from '../../db/schema/system.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { drawAside } from '../pdf/drawAside.ts';
import { jsonResumeOf } from '../resumeExchange/jsonResume.ts';
import type * as Drawing from './resumeDrawing.ts';
import { findReading } from './person.ts';
import { sheetOf } from './resumeSheet.ts';
import { readResume } from './resume.ts';

interface Wanted {
  userNo: string;
  /** As a signed address has it. */
  audience: string;
  publicUrl: string;
  now: Date;
}

/**
 * The résumé of a person with what that audience may read, as a PDF with selectable text that carries the same as JSON
 * Resume; undefined for nobody.
 */
export async function resumePdf(
  db: Db,
  { userNo, audience, publicUrl, now }: Wanted,
): Promise<{ bytes: Buffer; name: string } | undefined> {
  const eyes = audienceKeys.find((key) => key === audience);
  const reading = eyes && (await findReading(db, userNo, { isOwn: true, audience: eyes }));
  if (!reading) return undefined;
  const resume = listByUserNo.output.parse(await readResume(db, reading, now));
  const [site] = await db.select({ title: website.title }).from(website).limit(1);
  const json = JSON.stringify(jsonResumeOf(resume, wireTime(now).slice(0, 10)), null, 2);
  const sheet = { ...sheetOf(resume, { siteName: site?.title || '知途', publicUrl }), json };
  return {
    bytes: await drawAside<typeof Drawing>(new URL('./resumeDrawing.ts', import.meta.url), sheet),
    name: resume.name,
  };
}
