import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PlaceKind, UseState } from '#contract/rules/incubation.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { basePlace, deskUse, incubationBase } from '../../db/schema/incubation.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Names } from '../site/names.ts';

const places = (kind: PlaceKind, more = sql``): SQL<number> => sql<number>`(select count(*)::int from ${basePlace}
  where ${basePlace.baseId} = ${incubationBase.id} and ${basePlace.placeKind} = ${kind} and ${enabled(basePlace)} ${more})`;

const takenOn = (today: string): SQL => sql`exists (select 1 from ${deskUse}
  where ${deskUse.placeId} = ${basePlace.id} and ${deskUse.useState} = ${UseState.held}
  and ${deskUse.fromOn} <= ${today} and ${deskUse.untilOn} >= ${today})`;

/** Cards of bases with how much room there is on a day, to be narrowed and ordered. */
export const baseCards = (db: Db, today: string) =>
  db
    .select({
      id: incubationBase.id,
      orgNo: incubationBase.orgNo,
      orgName: orgInfo.orgName,
      baseName: incubationBase.baseName,
      regionCode: incubationBase.regionCode,
      address: incubationBase.address,
      openText: incubationBase.openText,
      intro: incubationBase.intro,
      contact: incubationBase.contact,
      isShown: incubationBase.isShown,
      countDesks: places(PlaceKind.desk),
      countFree: places(PlaceKind.desk, sql`and not ${takenOn(today)}`),
      countRooms: places(PlaceKind.room),
    })
    .from(incubationBase)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, incubationBase.orgNo));

/** Names for codes. */
export const withPlaceName = <R extends { regionCode: string }>(row: R, names: Names) => ({
  ...row,
  regionName: row.regionCode === '' ? '' : names.region(row.regionCode),
});
