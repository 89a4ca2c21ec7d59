import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { begin } from '#contract/trade/transfer.ts';
import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './Transfers.module.css';
import { moneyText } from '../../../kit/moneyText.ts';

/** Where the money goes. The number of the order in the remark is how it is found. */
export function PayeeFacts({ begun }: { begun: OutputOf<typeof begin.output> }) {
  const copy = async () => {
    const { payeeName, payeeBank, payeeAccount, price, orderNo } = begun;
    const lines = [`户名：${payeeName}`, `开户银行：${payeeBank}`, `账号：${payeeAccount}`];
    await copyText([...lines, `金额：${price}`, `附言：${orderNo}`].join('\n'));
  };
  return (
    <section>
      <h2 className={styles.head}>转到这个账户</h2>
      <FactList
        label="收款账户"
        facts={[
          { label: '户名', value: begun.payeeName },
          { label: '开户银行', value: begun.payeeBank },
          { label: '账号', value: begun.payeeAccount },
          { label: '金额', value: <b>{moneyText(begun.price)}</b> },
          { label: '附言', value: <b>{begun.orderNo}</b> },
          { label: '买的是', value: begun.productName },
          { label: '订单保留到', value: shownTime(begun.expiresAt) },
        ]}
      />
      <p className={styles.note}>金额要一分不差，附言写订单号。金额不对的不能入账，会原路转回。</p>
      <p className={styles.acts}>
        <Button size="sm" onClick={() => void copy()}>
          复制账户与附言
        </Button>
      </p>
    </section>
  );
}
