import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as search from '#contract/course/search.ts';
import * as feedback from '#contract/course/userAccusation.ts';
import { SHARE_POINTS, SHARES_A_DAY } from '#contract/rules/integral.ts';
import * as nav from '#contract/system/nav.ts';
import * as region from '#contract/system/region.ts';
import * as website from '#contract/system/website.ts';
import { sysConfig, website as websiteTable } from '#server/db/schema/system.ts';
import { orgInfo, user, userIdentity } from '#server/db/schema/user.ts';
import { isWritten } from '#server/domain/search/search.ts';
import { openSession } from '#server/domain/session/session.ts';
import { prepareWorld } from '#server/firstRun.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { members } from './data/departments.ts';
import { organizations } from './data/organizations.ts';
import { people } from './data/people.ts';
import { classes, teachers } from './data/school.ts';
import { searches } from './data/searches.ts';
import { seekers } from '#seed/data/seekers.ts';
import { repeated } from './make/talentTwin.ts';
import { recruiters } from './make/vacancies.ts';
import { loadDemoWorld } from './load.ts';
import { memoryStorage } from './make/memoryStorage.ts';
import { identityOf } from './make/person.ts';

const now = new Date('2026-11-21T08:00:00+08:00');
/** Six of the people of the demo are in a class of its school; the other places are new students'. */
const ofTheSchool = teachers.length + classes.length * 40 - 6;
/** The people of the demo, those who just work in its organizations, and those of the school. */
const everybody =
  people.length +
  members.filter(({ state }) => state !== 'invited').length +
  ofTheSchool +
  recruiters +
  seekers.length +
  repeated;
const storage = memoryStorage();
const routes = new Set(['/', '/list', '/makeComplaints', '/terrace/:id?']);

describe('demo world', async () => {
  const t = await testApp();
  const { db } = t.database;
  let first = false;
  const statements = await statementsOf(async () => {
    first = await loadDemoWorld(db, now, routes, storage, t.platform.config.secretKey);
  });

  it('loaded by a statement for many rows, a second time does nothing', async () => {
    expect(first).toBe(true);
    const { rows } = await db.execute<{ ids: number }>(sql`select (last_value - 1000000)::int as ids from ids`);
    expect(statements.length).toBeLessThan(rows[0]!.ids / 5);
    expect(await loadDemoWorld(db, now, routes, storage, t.platform.config.secretKey)).toBe(false);
    expect(await db.$count(user)).toBe(everybody);
    expect(await db.$count(orgInfo)).toBe(organizations.length);
  });

  it('only pages that are built stand in the navigation', async () => {
    const { data } = await t.guest.send(nav.barList);
    expect(data.list.map((one) => one.navUrl)).toEqual(['/list']);
    expect((await t.guest.send(website.get)).data).toMatchObject({ title: '知途', supportUrl: '/makeComplaints' });
    const footer = (await t.guest.send(website.navList)).data.websiteNavList;
    expect(footer.map((group) => group.websiteNavList.length)).toEqual([5, 5, 5]);
    expect((await t.guest.send(region.listAsTree)).data.regionList).toHaveLength(34);
  });

  it('points of sharing are earned by the rules: each its own, so many a day', async () => {
    const { rows } = await db.execute<{ each: number; times: number }>(sql`
      select points as each, count(*)::int as times from integral_log where kind = 'share' group by user_no, day, points`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { each, times } of rows) {
      expect(each).toBe(SHARE_POINTS);
      expect(times).toBeLessThanOrEqual(SHARES_A_DAY);
    }
  });

  it('what is unread in the conversations is what the messages say', async () => {
    const { rows } = await db.execute<{ wrong: number; unread: number }>(sql`
      select count(*) filter (where kept <> said)::int as wrong, count(*) filter (where said > 0)::int as unread from (
        select c.counted_total - m.counted_read - (m.own_total - m.own_read) as kept, (
          select count(*) from chat_message x where x.conversation_id = c.id and x.seq > m.read_seq
            and x.message_type <> 6 and x.sender_user_no <> m.user_no) as said
        from conversation_member m join conversation c on c.id = m.conversation_id) facts`);
    expect(rows[0]!.wrong).toBe(0);
    expect(rows[0]!.unread).toBeGreaterThan(8);
  });

  it('every hot word is found, ordered by how often', async () => {
    t.setNow(now);
    expect((await t.guest.send(search.hotWords)).data.list.map(({ word }) => word)).toEqual(
      searches.map(({ word }) => word),
    );
    for (const { word } of searches) expect(await isWritten(db, word, now), word).toBe(true);
  });

  it('everybody is a learner, 苏蔓 has three identities, student numbers are at their school', async () => {
    const rows = await db
      .select()
      .from(userIdentity)
      .innerJoin(user, eq(user.userNo, userIdentity.userNo))
      .orderBy(userIdentity.userType, userIdentity.id);
    const of = (mobile: string) =>
      rows.filter((row) => row.user_account.mobile === mobile).map((row) => row.user_identity);
    for (const { mobile } of people) expect(of(mobile).filter((one) => one.userType === 1)).toHaveLength(1);
    expect(of('13800000006').map((one) => one.userType)).toEqual([1, 2, 4]);
    expect(of('13800000001')[0]).toMatchObject({ orgNo: '900007', jobNumber: '20230001' });
  });

  it('the operator sees feedback waiting for an answer', async () => {
    const [operator] = await db.select().from(user).where(eq(user.mobile, '13800000009'));
    const identityId = await identityOf(db, operator!.userNo, 0);
    const given = { userNo: operator!.userNo, identityId, terminalType: 1, ttlSeconds: 600, ip: '', userAgent: '' };
    const sender = t.as(await openSession(db, given, t.platform.clock()));
    const { data } = await sender.send(feedback.handleList);
    expect(data.list.map((one) => one.userName)).toEqual(['泉水', '穆青']);
  });
});

describe('the same moment makes the same world', async () => {
  const [a, b] = [await testApp(), await testApp()];
  for (const { database, platform } of [a, b])
    await loadDemoWorld(database.db, now, routes, storage, platform.config.secretKey);

  it('ids are the referral codes', async () => {
    const numbers = ({ database }: typeof a) =>
      database.db.select({ no: user.userNo, code: user.referralCode }).from(user).orderBy(user.userNo);
    expect(await numbers(a)).toEqual(await numbers(b));
    expect(new Set((await numbers(a)).map((one) => one.code)).size).toBe(everybody);
  });
});

describe('first start', async () => {
  const t = await testApp();
  const plain = { ...t.platform, config: { ...t.platform.config, demo: false } };

  it('without the demo there are only the basics and one site row, once even when several processes start together', async () => {
    await Promise.all([1, 2, 3].map(() => prepareWorld(plain, async () => routes)));
    const { db } = t.database;
    expect(await db.$count(websiteTable)).toBe(1);
    expect(await db.$count(user)).toBe(0);
    const keys = await db.select({ key: sysConfig.configKey }).from(sysConfig).orderBy(sysConfig.configKey);
    expect(keys.map((one) => one.key)).toEqual(['keyMark', 'referenceData', 'trtcAppID']);
  });

  it('a database in use is not filled with the demo world', async () => {
    await prepareWorld(t.platform, async () => routes);
    expect(await t.database.db.$count(user)).toBe(0);
  });
});
