import { and, asc, eq, gt } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { ProductType } from '#contract/rules/orders.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { maskedCard, WalletKind } from '#contract/rules/wallet.ts';
import type { Db } from '#server/db/client.ts';
import { course } from '#server/db/schema/course.ts';
import { program } from '#server/db/schema/program.ts';
import { tradeOrder } from '#server/db/schema/trade.ts';
import { realName } from '#server/db/schema/trust.ts';
import { orgInfo, user } from '#server/db/schema/user.ts';
import { onShelf } from '#server/domain/catalogue/policies.ts';
import { hashOfNumber, seal } from '#server/domain/realName/sealed.ts';
import { paidByDemoBank } from '#server/domain/trade/demoWorld.ts';
import { offerOf } from '#server/domain/trade/offer.ts';
import { release } from '#server/domain/trade/overdue.ts';
import { placeOrder } from '#server/domain/trade/place.ts';
import { bindAccount } from '#server/domain/wallet/bind.ts';
import { drawMoney } from '#server/domain/wallet/draw.ts';
import { approveDraw, confirmDraw, payDraw, refuseDraw } from '#server/domain/wallet/payouts.ts';
import { organizations } from '../data/organizations.ts';
import { people } from '../data/people.ts';
import { boughtDaysAgo, buyers, drawings, plansBought, recommended, sellers } from '../data/sales.ts';

interface World {
  userNos: ReadonlyMap<string, string>;
  secretKey: string;
}

const DAY = 86_400_000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** What a lecturer and an organization sold in the last weeks, and a withdrawal of every state, by the steps of real ones. */
export async function loadSales(db: Db, world: World, now: Date): Promise<void> {
  await recommend(db, world, now);
  for (const seller of sellers) {
    await verify(db, world, seller, now);
    const owner = await ownerOf(db, world, seller);
    await sell(db, world, owner, now);
    const by = { userNo: world.userNos.get(seller.key)!, owner, config: world, now: before(now, 30) };
    await bindAccount(db, by, seller.card);
    for (const drawn of drawings.filter(({ key }) => key === seller.key)) {
      const { yuan, what, days } = drawn;
      const at = before(now, days);
      const wish = {
        amount: yuan * 100,
        cardMasked: maskedCard(seller.card.bankCardNo),
        requestKey: `demo-draw-${what}`,
      };
      const id = await drawMoney(db, { ...by, now: at }, wish);
      await handled(
        db,
        { actor: world.userNos.get('zhoumingyuan')!, id, now: new Date(at.getTime() + 3_600_000) },
        what,
      );
    }
  }
  await sellPlans(db, world, now);
}

async function recommend(db: Db, { userNos }: World, now: Date): Promise<void> {
  const { by, who, days } = recommended;
  const came = { referredBy: userNos.get(by)!, gmtCreate: wireTime(before(now, days)) };
  for (const key of who)
    await db
      .update(user)
      .set(came)
      .where(eq(user.userNo, userNos.get(key)!));
}

type Seller = (typeof sellers)[number];

async function verify(db: Db, { userNos, secretKey }: World, { key, idNumber }: Seller, now: Date): Promise<void> {
  const userNo = userNos.get(key)!;
  const name = people.find((person) => person.key === key)!.idCardName;
  const at = wireTime(before(now, 60));
  await db.insert(realName).values({
    userNo,
    nameCipher: seal(secretKey, userNo, name),
    numberCipher: seal(secretKey, userNo, idNumber),
    numberHash: hashOfNumber(secretKey, idNumber),
    consentTime: at,
    submitTime: at,
    auditTime: at,
    auditStatus: AuditState.passed,
    auditUserNo: userNos.get('zhoumingyuan')!,
  });
}

async function ownerOf(db: Db, { userNos }: World, seller: Seller) {
  if (!('org' in seller)) return { walletKind: WalletKind.lecturer, ownerNo: userNos.get(seller.key)! };
  const { name } = organizations.find(({ key }) => key === seller.org)!;
  const [org] = await db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(eq(orgInfo.orgName, name));
  return { walletKind: WalletKind.organization, ownerNo: org!.orgNo };
}

type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** One of the buyers after the other takes the next course of the seller; what is old enough can be drawn. */
async function sell(db: Db, { userNos }: World, { walletKind, ownerNo }: Owner, now: Date): Promise<void> {
  const its = walletKind === WalletKind.lecturer ? eq(course.lecturerUserNo, ownerNo) : eq(course.orgNo, ownerNo);
  const courses = await db
    .select({ id: course.id })
    .from(course)
    .where(and(its, onShelf, eq(course.isFree, 0), gt(course.courseDiscount, 0)))
    .orderBy(asc(course.id));
  for (const [index, days] of boughtDaysAgo.entries()) {
    const its = courses[index % courses.length];
    const userNo = userNos.get(buyers[(index + Math.floor(index / buyers.length)) % buyers.length]!)!;
    if (!its) return;
    const at = before(now, days);
    const buyer = { userNo, userType: UserType.learner, orgNo: null };
    const product = { productType: ProductType.course, productId: its.id };
    const { standing, price } = await offerOf(db, buyer, product, at);
    if (standing !== 'buy') continue;
    const wish = { courseId: its.id, price: price.paid, requestKey: `demo-sale-${its.id}` };
    await buy(db, buyer, wish, { now, days });
  }
}

/** Plans that cost money, each bought by a few. */
async function sellPlans(db: Db, { userNos }: World, now: Date): Promise<void> {
  const plans = await db
    .select({ id: program.id, price: program.price })
    .from(program)
    .where(gt(program.price, 0))
    .orderBy(asc(program.id));
  for (const { id, price } of plans)
    for (const [key, days] of plansBought) {
      const buyer = { userNo: userNos.get(key)!, userType: UserType.learner, orgNo: null };
      await buy(db, buyer, { programId: id, price, requestKey: `demo-plan-${id}-${days}` }, { now, days });
    }
}

type Buyer = Parameters<typeof placeOrder>[1];
type Wish = Parameters<typeof placeOrder>[2];

/** Ordered and paid so many days ago; what is old enough can be drawn. */
async function buy(db: Db, buyer: Buyer, wish: Wish, { now, days }: { now: Date; days: number }): Promise<void> {
  const at = before(now, days);
  const orderNo = await placeOrder(db, buyer, wish, at);
  await paidByDemoBank(db, buyer.userNo, orderNo, at);
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.orderNo, orderNo));
  const until = momentOf(order!.refundUntil!);
  if (until < now) await release(db, order!.id, until);
}

async function handled(
  db: Db,
  by: { actor: string; id: string; now: Date },
  what: (typeof drawings)[number]['what'],
): Promise<void> {
  if (what === 'auditing') return;
  if (what === 'failed') return refuseDraw(db, by, '收款账户的户名和银行登记的不一致，请核对后再申请');
  await approveDraw(db, by);
  if (what === 'paying') return;
  await payDraw(db, by, `${wireTime(by.now).slice(0, 10).replaceAll('-', '')}${what === 'done' ? '0017' : '0042'}`);
  if (what === 'done') await confirmDraw(db, by);
}
