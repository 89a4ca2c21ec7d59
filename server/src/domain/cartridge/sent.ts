import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { courseAudit } from '../../db/schema/authoring.ts';
import type { Platform } from '../../kit/context.ts';
import { leavingOf } from './leaving.ts';
import { packageStream } from './packageStream.ts';

/** The part of a claim that opens the package of a draft. */
export const CARTRIDGE_PART = 'z';

export const cartridgeName = (courseName: string): string =>
  `${courseName.replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, '')}.imscc`;

/** The package of a draft as it is now; undefined when there is no such draft. */
export async function cartridgeOf(
  { db, providers, clock }: Pick<Platform, 'db' | 'providers' | 'clock'>,
  id: string,
): Promise<{ fileName: string; stream: Readable } | undefined> {
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, id));
  if (!draft) return undefined;
  const leaving = await leavingOf({ db, storage: providers.storage, now: clock() }, draft);
  return { fileName: cartridgeName(draft.courseName), stream: packageStream(leaving) };
}
