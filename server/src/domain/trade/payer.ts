import { timingSafeEqual } from 'node:crypto';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { isUnpaid, PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { ORDER_MOVED_ON, PAYER_UNKNOWN, WAY_NOT_OPEN } from '#contract/trade/failures.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PaidBy, PayProvider } from '../../providers/pay/payProvider.ts';
import { ownOrder } from './policies.ts';
import { cashierPath, mustWorkHere } from './scenes.ts';

/** Who was sent to WeChat comes back within so many seconds. */
const GOOD_FOR_SECONDS = 600;

/** What comes back from WeChat says of whom and for which order it was asked; its alphabet knows no signs. */
const stateOf = ({ config, user }: UserCtx, orderNo: string, until: number): string =>
  `${until}${keyedHash(config.secretKey, 'wechat payer', `${user.userNo} ${orderNo} ${until}`).toString('hex')}`;

const DIGITS = 10;

function isOurs(ctx: UserCtx, orderNo: string, state: string): boolean {
  const until = Number(state.slice(0, DIGITS));
  if (!Number.isInteger(until) || until * 1000 < ctx.now.getTime()) return false;
  const [wanted, given] = [Buffer.from(stateOf(ctx, orderNo, until)), Buffer.from(state)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Where WeChat says who pays this order. @throws WAY_NOT_OPEN, SCENE_NOT_HERE, NOT_FOUND, ORDER_MOVED_ON */
export async function payerPage(ctx: UserCtx, orderNo: string): Promise<string> {
  const { db, user, now, config } = ctx;
  const [order] = await db.select().from(tradeOrder).where(ownOrder(user.userNo, orderNo));
  if (!order) throw fail(NOT_FOUND);
  if (!isUnpaid(order.orderStatus)) throw fail(ORDER_MOVED_ON);
  const provider = ctx.providers.pay.get(PayType.wechat);
  if (!provider?.payer) throw fail(WAY_NOT_OPEN);
  mustWorkHere(provider, ctx.userAgent, PayScene.inWechat);
  const until = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
  return provider.payer.askAt(stateOf(ctx, orderNo, until), `${config.publicUrl}${cashierPath(orderNo)}`);
}

export interface Said {
  payerCode?: string | undefined;
  payerState?: string | undefined;
}

/** Who pays: within WeChat whoever WeChat says, elsewhere whoever is at this address. @throws PAYER_UNKNOWN */
export async function paidBy(
  ctx: UserCtx,
  { payer }: PayProvider,
  { orderNo, scene, payerCode = '', payerState = '' }: Said & { orderNo: string; scene: PayScene },
): Promise<PaidBy> {
  const ip = ctx.ip.replace(/^::ffff:/, '');
  if (scene !== PayScene.inWechat) return { scene, ip, openId: '' };
  if (!payer || payerCode === '' || !isOurs(ctx, orderNo, payerState)) throw fail(PAYER_UNKNOWN);
  try {
    return { scene, ip, openId: await payer.openIdOf(payerCode) };
  } catch (error) {
    ctx.log.warn({ err: error, orderNo }, 'wechat did not say who pays');
    throw fail(PAYER_UNKNOWN);
  }
}
