import * as z from 'zod';
import { shareRule as fields } from '../fields/shareRule.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine, Time } from '../kit/values.ts';
import { WalletKind } from '../rules/wallet.ts';
import { SHARE_BEGUN, SHARE_TWICE } from './failures.ts';

const action = 'share:edit';

const ShareRule = z.object({
  id: Id,
  sellerPercent: z.int(),
  beginsAt: Time,
  reason: z.string(),
  actorName: z.string(),
  gmtCreate: Time,
});

const ShareOwner = z.object({
  walletKind: oneOf(WalletKind),
  ownerNo: Id,
  ownerName: z.string(),
  /** Percent of the price that is theirs at this moment. */
  sellerPercent: z.int(),
  /** 1: the first of the rules has not begun, so that it can be taken back. */
  isNextAhead: Flag,
  /** All that was ever said about it, the newest begin first. */
  rules: z.array(ShareRule),
  /** Of a lecturer: what organizations gave of their part, the newest begin first. */
  houses: z.array(z.object({ orgName: z.string(), shareRatio: z.int(), beginsAt: Time, actorName: z.string() })),
});

export type ShareOwner = z.infer<typeof ShareOwner>;

export const list = endpoint({
  summary: '运营后台：机构与讲师的分成比例，现在的、以后的与以前的',
  method: 'POST',
  path: '/trade/auth/admin/share/list',
  kind: 'read',
  action,
  input: z.object({
    walletKind: oneOf(WalletKind).default(WalletKind.organization),
    /** The beginning of a name. */
    keyword: optionalLine(40, '名称'),
    ...paging,
  }),
  output: pageOf(ShareOwner),
});

export const save = endpoint({
  summary: '运营后台：从某个时刻起换一个分成比例；已经下的订单不变',
  method: 'POST',
  path: '/trade/auth/admin/share/save',
  kind: 'write',
  action,
  input: z.object({
    walletKind: oneOf(WalletKind),
    ownerNo: Id,
    sellerPercent: named(fields.sellerPercent, z.int('请输入比例').min(0, '最少 0%').max(100, '最多 100%')),
    beginsAt: named(fields.beginsAt, momentText('生效时间')),
    reason: fieldSchema(fields.reason),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, SHARE_TWICE],
});

export const remove = endpoint({
  summary: '运营后台：取消还没有生效的比例；生效过的留作历史',
  method: 'POST',
  path: '/trade/auth/admin/share/remove',
  kind: 'write',
  action,
  input: z.object({ id: Id }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, SHARE_BEGUN],
});
