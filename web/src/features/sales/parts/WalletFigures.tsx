import type { Wallet } from '#contract/user/account.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import styles from './Sales.module.css';

/** All that was earned, what of it is commission, and what of it paid orders. */
const sumText = ({ totalIncome, commissionMoney, spentMoney }: Wallet): string =>
  [
    `累计 ${moneyText(totalIncome)}`,
    ...(commissionMoney > 0 ? [`推荐佣金 ${moneyText(commissionMoney)}`] : []),
    ...(spentMoney > 0 ? [`付了订单 ${moneyText(spentMoney)}`] : []),
  ].join('，');

/** The money of a wallet by what may be done with it. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  return (
    <div className={styles.figures}>
      <Figures
        items={[
          { name: '可提现', value: moneyText(wallet.enableBalances) },
          { name: '退款期内', value: moneyText(wallet.freezeBalances), note: '之后可提现' },
          { name: '提现中', value: moneyText(wallet.extractingMoney) },
          { name: '已提现', value: moneyText(wallet.extractedMoney), note: sumText(wallet) },
        ]}
      />
    </div>
  );
}
