import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How it stands with money that somebody says to have transferred from bank to bank. */
export const TransferState = choice({
  waiting: [1, '待核对'],
  received: [2, '已到账'],
  refused: [3, '已退回'],
});

export type TransferState = ValueOf<typeof TransferState>;

/** An order whose transfer was told waits so many days for the money, */
export const TRANSFER_DAYS = 7;

/** and so many more after it was not found, for another voucher. */
export const RESUBMIT_DAYS = 3;

/** So many vouchers of one order may be sent back; after that it is paid in another way or not at all. */
export const MOST_VOUCHERS = 3;
