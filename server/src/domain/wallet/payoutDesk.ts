import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ExtractStatus, WalletKind } from '#contract/rules/wallet.ts';
import { NOTHING_TO_PAY } from '#contract/trade/walletFailures.ts';
import { orgInfo, userExt } from '../../db/schema/user.ts';
import { wallet, walletDraw } from '../../db/schema/wallet.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import { namesOfPeople } from '../trade/names.ts';
import { drawSeal, openAccount } from './account.ts';
import { isOpenState } from './payouts.ts';
import { shownDraw } from './view.ts';

const ownerName = sql<string>`coalesce(${orgInfo.orgName}, ${userExt.nickname}, '')`;

/** Withdrawals in a state, with whose they are. */
export async function payoutPage(
  { db, user }: UserCtx,
  { extractStatus, ...request }: PageRequest & { extractStatus: ExtractStatus },
) {
  const where = eq(walletDraw.extractStatus, extractStatus);
  const rows = db
    .select({ draw: walletDraw, walletKind: wallet.walletKind, ownerName })
    .from(walletDraw)
    .innerJoin(wallet, eq(wallet.id, walletDraw.walletId))
    .leftJoin(orgInfo, and(eq(wallet.walletKind, WalletKind.organization), eq(orgInfo.orgNo, wallet.ownerNo)))
    .leftJoin(userExt, and(eq(wallet.walletKind, WalletKind.lecturer), eq(userExt.userNo, wallet.ownerNo)))
    .where(where)
    .orderBy(isOpenState(extractStatus) ? asc(walletDraw.id) : desc(walletDraw.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(walletDraw, where));
  const names = await namesOfPeople(
    db,
    page.list.map(({ draw }) => draw.applyUserNo),
  );
  return {
    ...page,
    list: page.list.map(({ draw, ...row }) => ({
      ...row,
      ...shownDraw(draw),
      applyName: names.get(draw.applyUserNo) ?? '',
      payMoney: yuanOf(draw.amount - draw.fee),
      fileTime: draw.fileTime,
      isOwn: draw.applyUserNo === user.userNo ? (1 as const) : (0 as const),
    })),
  };
}

/** As many as are put into one file. */
const AT_ONCE = 500;

/**
 * What waits to be paid except one's own, and is in no file yet or in the one of a moment. Held: of two who ask for a new
 * file at once, the second finds what the first has left.
 */
function waitingDraws({ db, user }: UserCtx, fileTime: string | undefined) {
  const { applyUserNo, extractStatus, fileTime: inFile } = walletDraw;
  const its = fileTime === undefined ? isNull(inFile) : eq(inFile, fileTime);
  const rows = db
    .select()
    .from(walletDraw)
    .where(and(eq(extractStatus, ExtractStatus.paying), ne(applyUserNo, user.userNo), its))
    .orderBy(asc(walletDraw.id));
  return fileTime === undefined ? rows.limit(AT_ONCE).for('update') : rows;
}

/**
 * The file that a bank pays from: the one place where accounts stand in full, which is why it is a write that the log
 * keeps. What is in a file is in no other, so that the bank does not pay it twice; `again` is when an earlier one was
 * made, and gives that one without what was paid meanwhile.
 * @throws NOTHING_TO_PAY
 */
export async function payoutFile(ctx: UserCtx, again: string | undefined) {
  const { db, config, now } = ctx;
  const draws = await waitingDraws(ctx, again);
  if (draws.length === 0) throw fail(NOTHING_TO_PAY);
  const at = again ?? wireTime(now);
  const ids = draws.map(({ id }) => id);
  if (again === undefined) await db.update(walletDraw).set({ fileTime: at }).where(inArray(walletDraw.id, ids));
  const lines = draws.map((draw) => {
    const { number, holder } = openAccount(config.secretKey, drawSeal(draw.extractNo), draw.accountCipher);
    const texts = [draw.extractNo, holder, number, draw.bankName, draw.bankBranchName];
    return [...texts.map((text) => ({ value: neutral(text) })), { value: yuanOf(draw.amount - draw.fee) }];
  });
  const head = ['提现单号', '收款户名', '收款账号', '银行', '开户支行', '金额（元）'].map(bold);
  const columns = [26, 20, 26, 20, 30, 14].map((width) => ({ width }));
  const sheets = [{ sheet: '提现付款', data: [head, ...lines], columns, stickyRowsCount: 1 }];
  const file = await fileOf(`提现付款 ${at.slice(0, 10)}（${draws.length} 笔）.xlsx`, sheets);
  return { ...file, countPayout: draws.length };
}
