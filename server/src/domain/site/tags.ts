import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { OWN_TAGS, TOO_MANY_TAGS } from '#contract/system/tagItem.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { tagItem } from '../../db/schema/system.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';

/** The tags a person may choose from: those of the platform and their own. A guest has none of their own. */
export const choosable = (userNo: string | null) =>
  and(
    enabled(tagItem),
    userNo === null ? isNull(tagItem.userNo) : or(isNull(tagItem.userNo), eq(tagItem.userNo, userNo)),
  );

/**
 * The ids of tags by name, in the order given. Names nobody has offered yet become the person's own.
 * @throws TOO_MANY_TAGS when the group would hold more than `OWN_TAGS` of them.
 */
export async function idsOfTags(db: Db, userNo: string, tagGroup: string, names: string[]): Promise<string[]> {
  await oneAtATime(db, userNo);
  const known = await idsByName(db, userNo, tagGroup, names);
  const missing = [...new Set(names)].filter((name) => !known.has(name));
  if (missing.length > 0) {
    const own = await db.$count(tagItem, and(eq(tagItem.tagGroup, tagGroup), eq(tagItem.userNo, userNo)));
    if (own + missing.length > OWN_TAGS) throw fail(TOO_MANY_TAGS);
    const made = await db
      .insert(tagItem)
      .values(missing.map((tagName) => ({ tagGroup, tagName, userNo })))
      .returning({ id: tagItem.id, tagName: tagItem.tagName });
    for (const { id, tagName } of made) known.set(tagName, id);
  }
  return names.map((name) => known.get(name)!);
}

/** A tag of the person's own that was disabled keeps its name taken; offering it again brings no second one. */
async function idsByName(db: Db, userNo: string, tagGroup: string, names: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: tagItem.id, tagName: tagItem.tagName })
    .from(tagItem)
    .where(
      and(
        eq(tagItem.tagGroup, tagGroup),
        inArray(tagItem.tagName, names),
        or(and(isNull(tagItem.userNo), enabled(tagItem)), eq(tagItem.userNo, userNo)),
      ),
    )
    .orderBy(sql`${tagItem.userNo} nulls last`);
  return new Map(rows.map(({ id, tagName }) => [tagName, id]));
}
