import { and, asc, desc, eq, exists, ilike, sql } from 'drizzle-orm';
import { NO_SUCH_ABILITY } from '#contract/position/vacancyFailures.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import { bestOf, evidenceWords } from '#contract/rules/evidence.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { typicalPosition, typicalPositionAbility } from '../../db/schema/ability.ts';
import { vacancyAbility } from '../../db/schema/vacancy.ts';
import type { VacancyContent } from '../../db/schema/vacancy.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { evidenceFor } from '../abilities/evidence.ts';
import type { Evidence } from '../abilities/evidence.ts';
import { choosable, itemsOf } from '../abilities/items.ts';
import { typicalAbilities } from '../abilities/typical.ts';

/** What is asked for, in words, in the order given; an item that is gone is left out. */
export async function chosenOf(db: Db, asked: VacancyContent['abilities']) {
  const known = await itemsOf(
    db,
    asked.map(({ abilityId }) => abilityId),
  );
  return asked.flatMap(({ abilityId, abilityLevel }) => {
    const found = known.get(abilityId);
    return found ? [{ ...found, abilityId, abilityLevel }] : [];
  });
}

/** @throws NO_SUCH_ABILITY for anything but items that can be chosen today */
export async function checkAbilities(db: Db, asked: VacancyContent['abilities']): Promise<void> {
  const ids = asked.map(({ abilityId }) => abilityId);
  if ((await choosable(db, ids)).size === ids.length) return;
  throw fail(NO_SUCH_ABILITY, undefined, { issues: [{ path: 'abilities', message: NO_SUCH_ABILITY.msg }] });
}

/** The items that the public version asks for, those asked for most first. */
export const askedBy = (db: Db, vacancyId: string) =>
  db
    .select({ abilityId: vacancyAbility.abilityId, abilityLevel: vacancyAbility.abilityLevel })
    .from(vacancyAbility)
    .where(eq(vacancyAbility.vacancyId, vacancyId))
    .orderBy(desc(vacancyAbility.abilityLevel), asc(vacancyAbility.id));

/** Of each of these items what shows most of somebody, whatever it is; the level and its words stand beside the demand. */
export const shownOf = async (db: Db, userNo: string, abilityIds: readonly string[]): Promise<Map<string, Evidence>> =>
  bestOf(await evidenceFor(db, userNo, abilityIds));

interface Asked {
  abilityId: string;
  abilityName: string;
  groupName: string;
  levelWords: string[];
  abilityLevel: AbilityLevel;
}

/** A level with what shows it in words. */
interface ShownLevel {
  abilityLevel: AbilityLevel;
  words: string;
}

/** Demands, each with its level in words, beside what is shown of them; nothing is guessed. */
export const besides = (asked: readonly Asked[], shown: (abilityId: string) => ShownLevel | undefined) =>
  asked.map(({ abilityId, abilityName, groupName, abilityLevel, levelWords }) => {
    const own = shown(abilityId);
    return {
      abilityId,
      abilityName,
      groupName,
      abilityLevel,
      words: levelWords[abilityLevel - 1] ?? '',
      mine: own?.abilityLevel ?? null,
      evidence: own?.words ?? '',
    };
  });

/** The same beside what somebody shows today. */
export async function besideOwn(db: Db, userNo: string, asked: readonly Asked[]) {
  const shown = await shownOf(
    db,
    userNo,
    asked.map(({ abilityId }) => abilityId),
  );
  return besides(asked, (id) => {
    const own = shown.get(id);
    return own && { abilityLevel: own.abilityLevel, words: evidenceWords(own) };
  });
}

/** Typical positions that ask for something, with what they ask for. */
export async function findTypicals(db: Db, { str, ...request }: PageRequest & { str: string }) {
  const isPublic = exists(
    db
      .select({ one: sql`1` })
      .from(typicalPositionAbility)
      .where(eq(typicalPositionAbility.typicalPositionId, typicalPosition.id)),
  );
  const part = str === '' ? undefined : ilike(typicalPosition.positionName, containing(str));
  const where = and(enabled(typicalPosition), part, isPublic);
  const rows = db
    .select({ id: typicalPosition.id, positionName: typicalPosition.positionName })
    .from(typicalPosition)
    .where(where)
    .orderBy(asc(typicalPosition.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(typicalPosition, where));
  const asked = await typicalAbilities(
    db,
    page.list.map(({ id }) => id),
  );
  const itemsFor = (id: string) => (asked.get(id) ?? []).map((one) => ({ ...one, abilityId: one.id }));
  return { ...page, list: page.list.map((row) => ({ ...row, abilities: itemsFor(row.id) })) };
}

/** The name of a typical position; empty when there is none. */
export async function typicalName(db: Db, id: string | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db
    .select({ positionName: typicalPosition.positionName })
    .from(typicalPosition)
    .where(eq(typicalPosition.id, id));
  return row?.positionName ?? '';
}
