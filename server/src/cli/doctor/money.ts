import { desc } from 'drizzle-orm';
import { PayType } from '#contract/rules/orders.ts';
import { ProofKind } from '#contract/rules/ledger.ts';
import { momentOf } from '#contract/rules/time.ts';
import { ledgerProof } from '../../db/schema/ledger.ts';
import { lastWhole } from '../../domain/ledger/proofs.ts';
import { choosePay } from '../../providers/choose.ts';
import type { PayProvider } from '../../providers/pay/payProvider.ts';
import type { Check, Finding } from './check.ts';
import { bad, inTime, off, ok, warn, why } from './check.ts';

export const payments: Check = {
  name: '在线支付',
  async look({ config, database, now }) {
    if (config.demo) return [off('演示模式：只有替身银行，钱不会动')];
    if (!database) return [off('数据库打不开，没有看')];
    const banks = [...choosePay(config, database.db).values()];
    if (banks.length === 0) return [off('没有设 WECHAT_PAY_* 与 ALIPAY_*：收不了钱，可以对公转账')];
    return Promise.all(banks.map((bank) => knows(bank, now)));
  },
};

/** Whether a bank takes our keys: it is asked for a payment that there is none of, and nothing moves. */
export async function knows(bank: Pick<PayProvider, 'payType' | 'query'>, now: Date): Promise<Finding> {
  const name = PayType.labels[bank.payType];
  try {
    await inTime(bank.query(`doctor${now.getTime()}`));
    return ok(`${name}应答了，认得商户与密钥`);
  } catch (error) {
    return bad(
      `${name}不应答或不认我们的密钥（${why(error)}）`,
      `请检查 ${bank.payType === PayType.wechat ? 'WECHAT_PAY_*' : 'ALIPAY_*'} 各项，以及服务器能不能连到它。`,
    );
  }
}

const STALE_HOURS = 48;
/** One Sunday may be a few hours after its time. */
const WHOLE_STALE_DAYS = 8;

const hoursSince = (at: string, now: Date): number => (now.getTime() - momentOf(at).getTime()) / 3_600_000;

export const ledger: Check = {
  name: '资金账本',
  async look({ database, now }) {
    if (!database) return [off('数据库打不开，没有看')];
    const { db } = database;
    const newest = db.select().from(ledgerProof).orderBy(desc(ledgerProof.id)).limit(1);
    const [proof] = await newest;
    if (!proof) return [off('还没有核对过，夜里会核对')];
    if (proof.isSound === 0) {
      const [fault] = proof.faults;
      const row = fault ? `，第一处是 ${fault.row}：${fault.what}` : '';
      return [
        bad(`${proof.gmtCreate} 核对不平，${proof.faults.length} 处${row}`, '请在后台「资金账本」里看是哪些行。'),
      ];
    }
    if (hoursSince(proof.gmtCreate, now) > STALE_HOURS)
      return [
        warn(`最近一次核对是 ${proof.gmtCreate}`, '每天夜里该核对一次：看有没有进程在做后台任务（上面「后台任务」）。'),
      ];
    const whole = await lastWhole(db);
    if (whole === undefined || hoursSince(whole, now) > WHOLE_STALE_DAYS * 24)
      return [
        warn(
          whole === undefined ? '还没有核对过整本' : `最近一次整本核对是 ${whole}`,
          '每周日夜里该核对一次整本：看「核对资金账本」是不是失败了，或者在后台「资金账本」里现在核对。',
        ),
      ];
    const kind = ProofKind.labels[proof.proofKind];
    return [ok(`${proof.gmtCreate} 核对过（${kind}），${proof.entryCount} 笔都平；最近一次整本是 ${whole}`)];
  },
};
