import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { houseShare } from '../../db/schema/shareRule.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { namesOfPeople } from './names.ts';

interface House {
  orgNo: string;
  lecturerUserNo: string;
}

interface SetShare extends House {
  shareRatio: number;
  actorUserNo: string | null;
}

/** Keeps what an organization gives a lecturer from now on; of two within a second the later holds. In a transaction. */
export async function noteHouseShare(db: Db, { actorUserNo, shareRatio, ...its }: SetShare, now: Date): Promise<void> {
  const set = { shareRatio, actorUserNo };
  const target = [houseShare.lecturerUserNo, houseShare.orgNo, houseShare.beginsAt];
  await db
    .insert(houseShare)
    .values({ ...its, ...set, beginsAt: wireTime(now) })
    .onConflictDoUpdate({ target, set });
}

const ofHouse = ({ orgNo, lecturerUserNo }: House) =>
  and(eq(houseShare.lecturerUserNo, lecturerUserNo), eq(houseShare.orgNo, orgNo));

/** What an organization gave a lecturer, from when on and who set it; the newest first. */
export async function houseSharePage(db: Db, house: House, request: PageRequest) {
  const rows = db.select().from(houseShare).where(ofHouse(house)).orderBy(desc(houseShare.beginsAt)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(houseShare, ofHouse(house)));
  const names = await namesOfPeople(
    db,
    page.list.flatMap(({ actorUserNo }) => actorUserNo ?? []),
  );
  return {
    ...page,
    list: page.list.map(({ id, shareRatio, beginsAt, actorUserNo }) => ({
      id,
      shareRatio,
      beginsAt,
      actorName: names.get(actorUserNo ?? '') ?? '',
    })),
  };
}

/** As many as are shown of one lecturer. */
const SHOWN = 50;

/** What organizations gave these lecturers, the newest begin first. */
export async function houseSharesOf(db: Db, lecturerUserNos: readonly string[]) {
  if (lecturerUserNos.length === 0) return new Map<string, never[]>();
  const { lecturerUserNo, shareRatio, beginsAt, actorUserNo } = houseShare;
  const nth = sql<number>`row_number() over (partition by ${lecturerUserNo} order by ${beginsAt} desc)`.as('nth');
  const newest = db
    .select({ lecturerUserNo, orgNo: houseShare.orgNo, shareRatio, beginsAt, actorUserNo, nth })
    .from(houseShare)
    .where(inArray(lecturerUserNo, [...lecturerUserNos]))
    .as('newest');
  const rows = await db
    .select({
      lecturerUserNo: newest.lecturerUserNo,
      orgName: orgInfo.orgName,
      shareRatio: newest.shareRatio,
      beginsAt: newest.beginsAt,
      actorUserNo: newest.actorUserNo,
    })
    .from(newest)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, newest.orgNo))
    .where(sql`${newest.nth} <= ${SHOWN}`)
    .orderBy(desc(newest.beginsAt));
  const names = await namesOfPeople(
    db,
    rows.flatMap((row) => row.actorUserNo ?? []),
  );
  const shown = rows.map(({ actorUserNo: actor, ...row }) => ({ ...row, actorName: names.get(actor ?? '') ?? '' }));
  return Map.groupBy(shown, (row) => row.lecturerUserNo);
}
