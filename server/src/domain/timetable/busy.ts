import { sql } from 'drizzle-orm';
import { LessonState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { written } from '../../db/written.ts';
import { holderIds } from './holders.ts';
import type { Holders, Times } from './holders.ts';

type Held = Times & { by: string };

type HeldBy = { holder: string; by: string; beginsAt: string; endsAt: string };

/** Who is taken when, kept in memory while the lines of a sheet are laid beside one another. */
export class Busy {
  readonly #held = new Map<string, Held[]>();

  /** By whom one of these is taken at one of these times; undefined when nobody is. */
  clash(holders: Holders, times: readonly Times[]): string | undefined {
    for (const holder of holderIds(holders)) {
      const found = this.#held
        .get(holder)
        ?.find((held) => times.some((time) => held.beginsAt < time.endsAt && time.beginsAt < held.endsAt));
      if (found) return found.by;
    }
    return undefined;
  }

  take(holders: Holders, times: readonly Times[], by: string): void {
    for (const holder of holderIds(holders)) {
      this.#held.set(holder, [
        ...(this.#held.get(holder) ?? []),
        ...times.map(({ beginsAt, endsAt }) => ({ beginsAt, endsAt, by })),
      ]);
    }
  }
}

/** What stands in the timetable of a school already, within these days. */
export async function busyIn(db: Db, orgNo: string, { from, to }: { from: string; to: string }): Promise<Busy> {
  const { rows } = await db.execute<HeldBy>(sql`
    select claim.holder::text as holder, claim.begins_at as "beginsAt", claim.ends_at as "endsAt", offering.offering_name as by
    from lesson join lesson_claim claim on claim.lesson_id = lesson.id join offering on offering.id = lesson.offering_id
    where lesson.org_no = ${orgNo} and lesson.lesson_state = ${written(LessonState.held)} and lesson.begins_at between ${from} and ${to}`);
  const busy = new Busy();
  const parts = Map.groupBy(rows, ({ holder, by }) => `${holder} ${by}`);
  for (const some of parts.values()) {
    const [{ holder, by }] = some as [HeldBy];
    const times = some.map(({ beginsAt, endsAt }) => ({
      beginsAt: beginsAt.slice(0, 19),
      endsAt: endsAt.slice(0, 19),
    }));
    busy.take({ teacherUserNos: [holder], roomId: null, gradeIds: [] }, times, `「${by}」`);
  }
  return busy;
}
