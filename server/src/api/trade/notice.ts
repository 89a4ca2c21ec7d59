import { NOTICE_REFUSED } from '#contract/trade/failures.ts';
import * as contract from '#contract/trade/notice.ts';
import { heard, takeNotice } from '../../domain/trade/notices.ts';
import { fail } from '../../kit/fail.ts';
import { rawOf } from '../../providers/pay/standInBank.ts';
import { handle } from '../../kit/handle.ts';

/** In a transaction of its own, because what is refused is kept too. */
export const take = handle(
  contract.take,
  async (ctx, { payType, ...notice }) => {
    const verdict = await takeNotice(ctx, payType, rawOf(notice));
    if (!heard.has(verdict)) throw fail(NOTICE_REFUSED);
    return { verdict };
  },
  { transaction: 'own' },
);
