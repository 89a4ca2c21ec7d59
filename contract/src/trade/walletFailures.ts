import { CONFLICT, failuresOf, REAL_NAME_NEEDED, reworded } from '../kit/errors.ts';

const failure = failuresOf<'trade'>();

export const BALANCE_TOO_SMALL = failure(5700, '可提现的金额不够');
export const NO_CARD = failure(5701, '还没有绑定收款账户，请先绑定');
export const CARD_CHANGED = failure(5702, '收款账户刚刚换过，请看过新的账户再提现');
export const DRAW_MOVED_ON = reworded(CONFLICT, '这笔提现已经处理过了，请刷新后查看');
export const OWN_DRAW = failure(5703, '这是你自己申请的提现，请由别的运营人员处理');
export const NOTHING_TO_PAY = failure(5704, '没有等着做进付款文件的提现；以前做的一份，在它那些行里可以再下载');
export const REF_TAKEN = failure(5705, '这个银行流水号已经用在另一笔提现上');
export const PAYOUT_BILL_UNREADABLE = failure(5707, '付款结果里有读不懂的行');
export const PAYOUT_BILL_TWICE = failure(5708, '这份付款结果已经传过，什么也没有改');
export const MONEY_LEFT = failure(5706, '钱包里还有没提的钱或没有完的提现，请等退款期过了、提完再注销');
export const WALLET_NAME_NEEDED = reworded(REAL_NAME_NEEDED, '提现之前请先完成实名认证，收款的人要和实名一致');
