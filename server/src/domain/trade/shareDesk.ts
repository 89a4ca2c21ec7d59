import { and, asc, desc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SELLER_PERCENT } from '#contract/rules/saleShares.ts';
import { wireTime } from '#contract/rules/time.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { SHARE_BEGUN, SHARE_TWICE } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import { shareRule } from '../../db/schema/shareRule.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { beginningWith } from '../../kit/like.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { namesOfPeople } from './names.ts';
import { houseSharesOf } from './houseShares.ts';
import type { ShareOwner } from './shareRules.ts';

interface Search extends PageRequest {
  walletKind: WalletKind;
  keyword: string;
}

interface Seller {
  ownerNo: string;
  ownerName: string;
}

/** Where sellers of a kind are found: organizations and schools, or lecturers. */
interface Sellers {
  count: () => Promise<number>;
  rows: (limit: number, offset: number) => PromiseLike<Seller[]>;
  named: (ownerNo: string) => PromiseLike<Seller[]>;
}

function organizations(db: Db, keyword: string): Sellers {
  const ownNames = keyword === '' ? undefined : like(orgInfo.orgName, beginningWith(keyword));
  const selling = and(enabled(orgInfo), inArray(orgInfo.orgType, [OrgType.organization, OrgType.school]));
  const columns = { ownerNo: orgInfo.orgNo, ownerName: orgInfo.orgName };
  return {
    count: () => db.$count(orgInfo, and(selling, ownNames)),
    rows: (limit, offset) =>
      db
        .select(columns)
        .from(orgInfo)
        .where(and(selling, ownNames))
        .orderBy(asc(orgInfo.orgName), asc(orgInfo.orgNo))
        .limit(limit)
        .offset(offset),
    named: (ownerNo) =>
      db
        .select(columns)
        .from(orgInfo)
        .where(and(selling, eq(orgInfo.orgNo, ownerNo))),
  };
}

function lecturers(db: Db, keyword: string): Sellers {
  const ownNames = keyword === '' ? undefined : like(lecturer.lecturerName, beginningWith(keyword));
  const columns = { ownerNo: lecturer.lecturerUserNo, ownerName: lecturer.lecturerName };
  return {
    count: () => db.$count(lecturer, and(enabled(lecturer), ownNames)),
    rows: (limit, offset) =>
      db
        .select(columns)
        .from(lecturer)
        .where(and(enabled(lecturer), ownNames))
        .orderBy(asc(lecturer.lecturerName), asc(lecturer.lecturerUserNo))
        .limit(limit)
        .offset(offset),
    named: (ownerNo) =>
      db
        .select(columns)
        .from(lecturer)
        .where(and(enabled(lecturer), eq(lecturer.lecturerUserNo, ownerNo))),
  };
}

const sellersOf = (db: Db, walletKind: WalletKind, keyword = ''): Sellers =>
  walletKind === WalletKind.organization ? organizations(db, keyword) : lecturers(db, keyword);

/** Sellers by name with what they get now, what was agreed for later, and what was before. */
export async function sharePage({ db, now }: UserCtx, { walletKind, keyword, ...request }: Search) {
  const sellers = sellersOf(db, walletKind, keyword);
  const page = await pageAt(request, await sellers.count(), sellers.rows);
  const ownerNos = page.list.map(({ ownerNo }) => ownerNo);
  const rules = await rulesByOwner(db, walletKind, ownerNos);
  const houses = await houseSharesOf(db, walletKind === WalletKind.lecturer ? ownerNos : []);
  const at = wireTime(now);
  return {
    ...page,
    list: page.list.map((seller) => {
      const its = rules.get(seller.ownerNo) ?? [];
      const current = its.find(({ beginsAt }) => beginsAt <= at);
      const isNextAhead = its[0] !== undefined && its[0].beginsAt > at ? (1 as const) : (0 as const);
      return {
        walletKind,
        ...seller,
        sellerPercent: current?.sellerPercent ?? SELLER_PERCENT,
        isNextAhead,
        rules: its,
        houses: houses.get(seller.ownerNo) ?? [],
      };
    }),
  };
}

/** All that was ever said about these sellers, the newest begin first. */
async function rulesByOwner(db: Db, walletKind: WalletKind, ownerNos: readonly string[]) {
  const theirs = ownerNos.length === 0 ? sql`false` : inArray(shareRule.ownerNo, [...ownerNos]);
  const rows = await db
    .select()
    .from(shareRule)
    .where(and(eq(shareRule.walletKind, walletKind), theirs))
    .orderBy(desc(shareRule.beginsAt));
  const names = await namesOfPeople(
    db,
    rows.map(({ actorUserNo }) => actorUserNo),
  );
  const shown = rows.map(({ ownerNo, id, sellerPercent, beginsAt, reason, actorUserNo, gmtCreate }) => ({
    ownerNo,
    rule: { id, sellerPercent, beginsAt, reason, actorName: names.get(actorUserNo) ?? '', gmtCreate },
  }));
  const grouped = Map.groupBy(shown, ({ ownerNo }) => ownerNo);
  return new Map([...grouped].map(([ownerNo, its]) => [ownerNo, its.map(({ rule }) => rule)]));
}

interface Wish extends ShareOwner {
  sellerPercent: number;
  beginsAt: string;
  reason: string;
}

/**
 * From a moment to come a seller gets another part; orders that are there by then keep theirs. The seller is told.
 * @throws NOT_FOUND, SHARE_TWICE, 422 for what has begun
 */
export async function saveShare({ db, user, now }: UserCtx, wish: Wish): Promise<string> {
  const [owner] = await sellersOf(db, wish.walletKind).named(wish.ownerNo);
  if (!owner) throw fail(NOT_FOUND);
  if (wish.beginsAt <= wireTime(now)) throw failAt('beginsAt', '生效时间要晚于现在：已经下的订单不能改');
  const adding = db
    .insert(shareRule)
    .values({ ...wish, gmtCreate: wireTime(now), actorUserNo: user.userNo })
    .returning({ id: shareRule.id });
  const [made] = await refusedAs(adding, { share_rule_one_begin: SHARE_TWICE });
  await sendMessage(
    { db },
    {
      to: wish.walletKind === WalletKind.lecturer ? [wish.ownerNo] : await adminsOf(db, wish.ownerNo),
      msgType: 'system',
      msgTitle: `${wish.beginsAt.slice(0, 16)} 起，分成比例是 ${wish.sellerPercent}%`,
      msgText: wish.reason,
      msgUrl: wish.walletKind === WalletKind.lecturer ? '/account/earnings' : '/account/organization/earnings',
    },
  );
  return made!.id;
}

/** Only what has not begun can be taken back: the rest is history. @throws NOT_FOUND, SHARE_BEGUN */
export async function removeShare({ db, now }: UserCtx, id: string): Promise<typeof shareRule.$inferSelect> {
  const [removed] = await db
    .delete(shareRule)
    .where(and(eq(shareRule.id, id), gt(shareRule.beginsAt, wireTime(now))))
    .returning();
  if (removed) return removed;
  throw fail((await db.$count(shareRule, eq(shareRule.id, id))) > 0 ? SHARE_BEGUN : NOT_FOUND);
}
