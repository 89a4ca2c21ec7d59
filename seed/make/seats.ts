import { and, asc, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { course } from '#server/db/schema/course.ts';
import { orgInfo, userIdentity } from '#server/db/schema/user.ts';
import { onShelf } from '#server/domain/catalogue/policies.ts';
import { paidByDemoBank } from '#server/domain/trade/demoWorld.ts';
import { placeOrder } from '#server/domain/trade/place.ts';
import { organizations } from '../data/organizations.ts';
import { sellers } from '../data/sales.ts';

const SEATS = 20;
const DAY = 86_400_000;

/** The demo's enterprise bought seats two days ago and has not handed them out; of nobody whose earnings are looked at. */
export async function loadSeats(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const userNo = userNos.get('xuyunfan')!;
  const its = and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, UserType.enterprise));
  const [identity] = await db.select({ orgNo: userIdentity.orgNo }).from(userIdentity).where(its);
  const known = sellers.map(({ key }) => userNos.get(key)!);
  const houses = sellers.flatMap((seller) => ('org' in seller ? [seller.org] : []));
  const names = organizations.filter(({ key }) => houses.some((house) => house === key)).map(({ name }) => name);
  const sellingOrgs = db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(inArray(orgInfo.orgName, names));
  const [sold] = await db
    .select({ id: course.id, courseDiscount: course.courseDiscount })
    .from(course)
    .where(
      and(
        onShelf,
        eq(course.isFree, 0),
        gt(course.courseDiscount, 0),
        inArray(course.courseCategory, [...taughtCategories]),
        notInArray(course.lecturerUserNo, known),
        or(isNull(course.orgNo), notInArray(course.orgNo, sellingOrgs)),
      ),
    )
    .orderBy(asc(course.id))
    .limit(1);
  if (!sold || !identity) return;
  const at = new Date(now.getTime() - 2 * DAY);
  const buyer = { userNo, userType: UserType.enterprise, orgNo: identity.orgNo };
  const price = sold.courseDiscount * SEATS;
  const wish = { seatCourseId: sold.id, seatCount: SEATS, price, requestKey: 'demo-seats' };
  const orderNo = await placeOrder(db, buyer, wish, at);
  await paidByDemoBank(db, userNo, orderNo, at);
}
