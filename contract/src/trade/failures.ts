import { ALREADY_DONE, CONFLICT, failuresOf, reworded } from '../kit/errors.ts';

const failure = failuresOf<'trade'>();

export const PAYING_NOT_SET_UP = failure(5500, '这个站点还没有接通在线支付，暂时不能购买');
export const WAY_NOT_OPEN = failure(5501, '这种付款方式没有接通，请换一种');
export const ALREADY_BOUGHT = reworded(ALREADY_DONE, '你已经有它了，直接学习就可以');
export const OWN_PRODUCT = failure(5502, '这是你自己的，不用购买');
export const NOT_FOR_SALE = failure(5503, '现在不出售');
export const FREE_PRODUCT = failure(5504, '它是免费的，直接加入就可以');
export const PRICE_CHANGED = failure(5505, '价格刚刚变了，请看过新的价格再下单');
export const ORDER_MOVED_ON = reworded(CONFLICT, '订单的状态已经变了，请刷新后查看');
export const ORDER_OVERDUE = failure(5506, '订单超过 2 小时没有支付，请重新下单');
export const REFUND_BARRED = failure(5507, '按退款规则，这个订单不能退款');
export const REFUND_MOVED_ON = reworded(CONFLICT, '这笔退款已经处理过了，请刷新后查看');
export const OWN_REFUND = failure(5508, '这是你自己的退款申请，请由别的运营人员处理');
export const NOTICE_REFUSED = failure(5509, '通知没有被接受');
export const CODE_OVER = failure(5510, '付款码已经失效，请回到收银台换一个');
export const TRANSFER_TOLD = failure(5512, '这个订单的转账凭证已经提交，正在核对');
export const TRANSFER_MOVED_ON = reworded(CONFLICT, '这笔转账已经处理过了，请刷新后查看');
export const BANK_REF_USED = failure(5513, '这个流水号已经核对过，不能再用');
export const OWN_TRANSFER = failure(5514, '这是你自己的转账，请由别的运营人员核对');
export const NOT_BY_HAND = failure(5515, '这笔退款由支付方退回，不用登记');
export const NOTHING_HELD = failure(5511, '没有压着的通知');
export const SOLD_OUT = failure(5516, '活动价的名额刚刚抢完了，现在是平时的价格');
export const PROMOTION_USED = reworded(CONFLICT, '已经有人按这个活动价下过单，不能删除，可以停用');
export const VIP_WORTH_MORE = failure(5517, '现有会员剩下的价值比这个档位还多，请选更长的档位，或者等现有会员到期');
