import { sql } from 'drizzle-orm';
import { AccountKind } from '#contract/rules/ledger.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { identityOf, makePerson } from '#seed/make/person.ts';
import type { Db } from '#server/db/client.ts';
import { ensureBuiltInRoles } from '#server/domain/roles/builtIn.ts';
import { openSession } from '#server/domain/session/session.ts';

/** Everybody buys each course at most once: so many buyers times so many courses are the most orders there can be. */
const BUYERS = 20_000;
const COURSES = 100;
const PRICE = 19_900;
const SHARE = Math.floor((PRICE * 70) / 100);
const AT_ONCE = 50_000;

/** Numbers that no sequence reaches; those of one order follow from its place. */
const BUYER = 3_000_000_000_000_000;
const PLACES = { order: 10_000_000_000, payment: 11_000_000_000, receipt: 12_000_000_000, entry: 100_000_000_000 };

/** A number as it stands in a statement: what makes a table takes no parameters. */
const bare = (value: number) => sql.raw(String(value));

interface Caller {
  userNo: string;
  token: string;
}

export interface OrderWorld {
  /** The first buyer, who has an order of every course there is; the seller of the first course; an operator. */
  buyer: Caller;
  seller: Caller;
  operator: Caller;
  courseIds: string[];
}

/** Lecturers with a course each, buyers, and those who look at what was bought. */
export async function makeOrderWorld(db: Db): Promise<OrderWorld> {
  await ensureBuiltInRoles(db);
  const seller = await signedIn(db, '13600000001', UserType.lecturer);
  const operator = await signedIn(db, '13600000002', UserType.operator);
  const courseIds: string[] = [];
  for (let nth = 0; nth < COURSES; nth += 1) {
    const lecturerUserNo = nth === 0 ? seller.userNo : await makePerson(db, { mobile: String(13_610_000_000 + nth) });
    await makeLecturer(db, { lecturerUserNo, lecturerName: `讲师 ${nth}` });
    const price = { courseOriginal: PRICE, courseDiscount: PRICE, isFree: 0 as const };
    const { courseId } = await makeCourse(db, { courseName: `课程 ${nth}`, lecturerUserNo, ...price });
    courseIds.push(courseId);
  }
  await db.execute(sql`insert into user_account (user_no, mobile, referral_code)
    select ${bare(BUYER)} + n, (13700000000 + n)::text, 'BENCH' || n from generate_series(0, ${bare(BUYERS - 1)}) n`);
  await db.execute(sql`insert into user_ext (user_no, nickname)
    select ${bare(BUYER)} + n, '买家' || n from generate_series(0, ${bare(BUYERS - 1)}) n`);
  await db.execute(sql`insert into user_identity (user_no, user_type, role_id)
    select ${bare(BUYER)}, 1, role_id from user_identity where user_type = 1 limit 1`);
  return { buyer: await sessionOf(db, String(BUYER), UserType.learner), seller, operator, courseIds };
}

async function signedIn(db: Db, mobile: string, userType: UserType): Promise<Caller> {
  const userNo = await makePerson(db, { mobile, identities: [{ userType, isAdmin: true }] });
  return sessionOf(db, userNo, userType);
}

async function sessionOf(db: Db, userNo: string, userType: UserType): Promise<Caller> {
  const identityId = await identityOf(db, userNo, userType);
  const given = { userNo, identityId, terminalType: 1, ttlSeconds: 360_000, ip: '127.0.0.1', userAgent: 'bench' };
  return { userNo, token: await openSession(db, given, new Date()) };
}

/** So many orders of the last year: paid, delivered and booked, most of them old enough to be set free. */
export async function makeOrders(db: Db, { courseIds }: OrderWorld, orders: number): Promise<void> {
  for (let start = 0; start < orders; start += AT_ONCE) {
    const end = Math.min(orders, start + AT_ONCE);
    await makeSome(db, courseIds, { start, end, orders });
    if (end % 500_000 === 0) console.log(`${end} 个订单`);
  }
  // what is booked from now on comes after them
  await db.execute(sql`select setval('ids', (select max(id) from ledger_entry))`);
}

/** How much of what was booked each line of an order is, in its three entries: received, sold, set free. */
const lines = [
  { entry: 0, line: 1, last: 2, kind: AccountKind.provider, amount: PRICE },
  { entry: 0, line: 2, last: 2, kind: AccountKind.buyer, amount: -PRICE },
  { entry: 1, line: 1, last: 3, kind: AccountKind.buyer, amount: PRICE },
  { entry: 1, line: 2, last: 3, kind: AccountKind.platform, amount: SHARE - PRICE },
  { entry: 1, line: 3, last: 3, kind: AccountKind.frozenLecturer, amount: -SHARE },
  { entry: 2, line: 1, last: 2, kind: AccountKind.frozenLecturer, amount: SHARE },
  { entry: 2, line: 2, last: 2, kind: AccountKind.lecturer, amount: -SHARE },
] as const;

const YEAR_MINUTES = 525_600;
/** Shares are set free so much later. */
const FREE_AFTER = 7 * 1440;
/** Numbers of entries rise with the time, as those of a sequence do: so many for each minute. */
const A_MINUTE = 8_000_000;
/** A prime: in steps of it every buyer and course has its turn once, in another order than that of the time. */
const STEP = 7919;

interface Some {
  start: number;
  end: number;
  orders: number;
}

async function makeSome(db: Db, courseIds: readonly string[], { start, end, orders }: Some): Promise<void> {
  const ids = sql.raw(`'{${courseIds.join(',')}}'::bigint[]`);
  const [order, payment, receipt] = [PLACES.order, PLACES.payment, PLACES.receipt].map(bare);
  const price = bare(PRICE);
  await db.transaction(async (tx) => {
    // Paid in the last year, one after the other, the oldest first.
    await tx.execute(sql`create temporary table made on commit drop as
      select n, ${bare(BUYER)} + nth % ${bare(BUYERS)} as user_no, c.id as course_id, c.lecturer_user_no,
        now() - make_interval(secs => (${bare(YEAR_MINUTES)} - minute) * 60) as paid, minute::bigint as minute,
        ${bare(YEAR_MINUTES)} - minute > ${bare(FREE_AFTER)} as is_free
      from (select n, n * ${bare(STEP)}::bigint % ${bare(orders)} as nth, n * ${bare(YEAR_MINUTES)}::float / ${bare(orders)} as minute
        from generate_series(${bare(start)}, ${bare(end - 1)}) n) numbered
      join unnest(${ids}) with ordinality as named(id, place) on named.place = nth / ${bare(BUYERS)} + 1
      join course c on c.id = named.id`);
    await tx.execute(sql`insert into trade_order (id, gmt_create, gmt_modified, order_no, user_no, product_type, product_id,
        product_name, lecturer_user_no, seller_percent, lecturer_percent, price_payable, price_paid, price_lines,
        order_status, pay_type, request_key, expires_at, paid_at, refund_until, released_at)
      select ${order} + n, paid, case when is_free then paid + interval '7 days' else paid end, ${order} + n, user_no, 1, course_id, '课程', lecturer_user_no, 70, 100, ${price},
        ${price}, '[]'::jsonb, 2, 90, 'bench-' || n, paid, paid, paid + interval '7 days',
        case when is_free then paid + interval '7 days' end
      from made order by n`);
    await tx.execute(sql`insert into trade_payment
        (id, gmt_create, order_id, serial_number, pay_type, amount, pay_state, expires_at)
      select ${payment} + n, paid, ${order} + n, ${payment} + n, 90, ${price}, 2, paid from made order by n`);
    await tx.execute(sql`insert into trade_receipt
        (id, gmt_create, order_id, payment_id, pay_type, trade_no, amount, is_applied)
      select ${receipt} + n, paid, ${order} + n, ${payment} + n, 90, 'B' || n, ${price}, 1 from made order by n`);
    await tx.execute(
      sql`insert into user_course (user_no, course_id, source) select user_no, course_id, 'order' from made`,
    );
    await tx.execute(sql`insert into ledger_account (account_kind, owner_no)
      select 1, 90 union select 3, 0 union select 2, user_no from made
      union select kind, lecturer_user_no from made, unnest('{5,7}'::int[]) kind
      on conflict do nothing`);
    await bookAll(tx);
  });
}

/** Entries and postings name each other, so they are written in one statement, as `book` does. */
async function bookAll(db: Db): Promise<void> {
  const shape = sql.raw(
    lines.map(({ entry, line, last, kind, amount }) => `(${entry}, ${line}, ${last}, ${kind}, ${amount})`).join(', '),
  );
  const [order, receipt, entry] = [PLACES.order, PLACES.receipt, PLACES.entry].map(bare);
  await db.execute(sql`
    with shape(entry, line, last_line, kind, amount) as (values ${shape}),
    wanted as (
      select ${entry} + (m.minute + (case s.entry when 2 then ${bare(FREE_AFTER)} else 0 end)) * ${bare(A_MINUTE)}
          + m.n * 4 + s.entry as entry_id, m.*, s.* from made m cross join shape s
      where s.entry < 2 or m.is_free
    ), entries as (
      insert into ledger_entry (id, gmt_create, entry_kind, cause_id, order_id, last_line)
      select entry_id, case entry when 2 then paid + interval '7 days' else paid end, (array[1, 2, 5])[entry + 1], (case entry when 0 then ${receipt} else ${order} end) + n,
        ${order} + n, last_line
      from wanted where line = 1 order by entry_id returning id
    )
    insert into ledger_posting (entry_id, line, last_line, account_id, amount, before, after, previous_line)
    select w.entry_id, w.line, w.last_line, a.id, w.amount,
      sum(w.amount) over so_far - w.amount, sum(w.amount) over so_far, nullif(w.line, 1) - 1
    from wanted w join ledger_account a on a.account_kind = w.kind
      and a.owner_no = (case w.kind when 1 then 90 when 3 then 0 when 2 then w.user_no else w.lecturer_user_no end)
    window so_far as (partition by w.entry_id order by w.line)
    order by w.entry_id, w.line`);
}
