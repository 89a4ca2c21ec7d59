import type { Wallet } from '#contract/user/account.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import styles from './Sales.module.css';

/** The money of a wallet by what may be done with it. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  return (
    <div className={styles.figures}>
      <Figures
        items={[
          { name: '可提现', value: moneyText(wallet.enableBalances) },
          { name: '退款期内', value: moneyText(wallet.freezeBalances), note: '之后可提现' },
          { name: '提现中', value: moneyText(wallet.extractingMoney) },
          { name: '已提现', value: moneyText(wallet.extractedMoney), note: `累计 ${moneyText(wallet.totalIncome)}` },
        ]}
      />
    </div>
  );
}
