import { bankBill, bankDifference } from '../../db/schema/bill.ts';
import { coupon, couponGift } from '../../db/schema/coupon.ts';
import { tradeInvoice } from '../../db/schema/invoice.ts';
import * as membership from '../../db/schema/membership.ts';
import { courseSeat } from '../../db/schema/seat.ts';
import { payoutBill, payoutDifference } from '../../db/schema/payoutBill.ts';
import { purchaseGroup } from '../../db/schema/promotion.ts';
import { houseShare, shareRule } from '../../db/schema/shareRule.ts';
import * as trade from '../../db/schema/trade.ts';
import { tradeTransfer } from '../../db/schema/transfer.ts';
import * as wallet from '../../db/schema/wallet.ts';
import { byReviewer, kept, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in orders and in the ledger (`dataMap.ts`): books are kept as they were written. */
export const trading: readonly DataMapEntry[] = [
  of(trade.tradeOrder, trade.tradeOrder.userNo, {
    name: '订单',
    hidden: [
      'requestKey',
      'heldBefore',
      'vipTerms',
      'programTerms',
      'promotionId',
      'couponId',
      'groupId',
      'sellerPercent',
      'lecturerPercent',
      'referrerUserNo',
      'commission',
      'isDouble',
    ],
    merge: 'own',
    erase: 'keep',
  }),
  of(trade.tradeOrder, trade.tradeOrder.lecturerUserNo, kept),
  of(trade.tradeOrder, trade.tradeOrder.referrerUserNo, kept),
  of(trade.tradeRefund, trade.tradeRefund.userNo, {
    name: '退款',
    hidden: ['auditUserNo', 'receiptId', 'stuckReason', 'backRef'],
    merge: 'own',
    erase: { reason: '' },
  }),
  of(trade.tradeRefund, trade.tradeRefund.auditUserNo, byReviewer),
  of(tradeTransfer, tradeTransfer.userNo, {
    name: '转账',
    hidden: ['auditUserNo', 'paymentId'],
    merge: 'own',
    erase: 'keep',
  }),
  of(tradeTransfer, tradeTransfer.auditUserNo, byReviewer),
  of(purchaseGroup, purchaseGroup.openerUserNo, {
    name: '开的团',
    hidden: ['promotionId'],
    merge: 'own',
    erase: 'keep',
  }),
  of(courseSeat, courseSeat.userNo, {
    name: '课程席位',
    hidden: ['orderId', 'heldBefore'],
    merge: 'own',
    erase: 'keep',
  }),
  of(couponGift, couponGift.fromUserNo, kept),
  of(couponGift, couponGift.toUserNo, kept),
  of(coupon, coupon.userNo, { name: '优惠券', hidden: ['batchId'], merge: 'own', erase: 'keep' }),
  of(tradeInvoice, tradeInvoice.userNo, {
    name: '发票',
    hidden: ['auditUserNo', 'orderId'],
    merge: 'own',
    erase: { email: '' },
  }),
  of(tradeInvoice, tradeInvoice.auditUserNo, byReviewer),
  of(membership.vipSpan, membership.vipSpan.userNo, {
    name: '会员期',
    hidden: ['orderId', 'exchangedFor'],
    merge: 'own',
    erase: 'keep',
  }),
  of(wallet.wallet, wallet.wallet.cardUserNo, kept),
  of(wallet.walletDraw, wallet.walletDraw.applyUserNo, {
    name: '提现',
    hidden: ['accountCipher', 'requestKey', 'auditUserNo', 'walletId'],
    merge: 'own',
    erase: 'keep',
  }),
  of(wallet.walletDraw, wallet.walletDraw.auditUserNo, byReviewer),
  of(trade.tradeEvent, trade.tradeEvent.actorUserNo, byReviewer),
  of(shareRule, shareRule.actorUserNo, byReviewer),
  of(houseShare, houseShare.lecturerUserNo, {
    name: '在机构的分成',
    hidden: ['actorUserNo'],
    merge: ['orgNo', 'beginsAt'],
    erase: 'keep',
  }),
  of(houseShare, houseShare.actorUserNo, byReviewer),
  of(bankBill, bankBill.actorUserNo, byReviewer),
  of(bankDifference, bankDifference.actorUserNo, byReviewer),
  of(payoutBill, payoutBill.actorUserNo, byReviewer),
  of(payoutDifference, payoutDifference.actorUserNo, byReviewer),
];
