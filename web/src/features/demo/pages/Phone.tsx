import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { demoHows } from '#contract/rules/demoBank.ts';
import type { DemoHow } from '#contract/rules/demoBank.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import * as bank from '#contract/trade/demoBank.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Price } from '../../../ui/Price.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from '../parts/Phone.module.css';
import { demoRoutes } from '../routes.ts';

export const handle = demoRoutes.pay;

/** Only in demo mode; elsewhere there is no such page. Without a code there is nothing to scan. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const code = pageUrl(request).searchParams.get('code') ?? '';
  if (!api.demo) throw missing();
  if (code === '') return null;
  if (!/^[\w-]{8,32}$/.test(code)) throw missing();
  const back = pageUrl(request).searchParams.get('back') ?? '';
  const phone = await answerOr(request, api.call(bank.view, { code }));
  // Only a cashier of ours.
  return { code, phone, back: /^\/pay\/\d{1,19}\?back=1$/.test(back) ? back : null };
}

const pay = () => import('#contract/trade/demoBank.ts').then((api) => api.pay);
const release = () => import('#contract/trade/demoBank.ts').then((api) => api.release);

/** The phone of the demo: somebody plays the payer and the bank, also one that behaves badly. */
export default function Phone() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded) return <Scanned {...loaded} />;
  return (
    <div className={styles.page}>
      <Empty
        as="h1"
        title="这里是演示手机"
        note="在收银台出示付款码以后，从那里打开它"
        action={
          <LinkButton to="/account/order" size="sm" variant="primary">
            看我的订单
          </LinkButton>
        }
      />
    </div>
  );
}

interface ScannedProps {
  code: string;
  phone: OutputOf<typeof bank.view.output>;
  back: string | null;
}

function Scanned({ code, phone, back }: ScannedProps) {
  const paying = usePress(pay);
  const releasing = usePress(release);
  const busy = paying.sending || releasing.sending;
  const isHeld = phone.trades.some((one) => one.isHeld === 1);
  return (
    <div className={styles.page}>
      <section className={styles.phone}>
        <p className={styles.from}>演示银行</p>
        <h1 className={styles.title}>{phone.subject}</h1>
        <Price cents={centsOf(phone.price)} size="xl" />
        <p className={styles.note}>这是演示站点的替身，不会真的扣钱。选一种付法，看收银台怎么反应。</p>
        {phone.isOver === 0 ? (
          <ul className={styles.hows}>
            {(Object.keys(demoHows) as DemoHow[]).map((how, index) => (
              <li key={how}>
                <Button
                  block
                  variant={index === 0 ? 'primary' : 'default'}
                  disabled={busy}
                  onClick={() => void paying.send({ code, how }, '银行已经处理')}
                >
                  {demoHows[how].label}
                </Button>
                <small>{demoHows[how].note}</small>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.over}>这个付款码已经用过或者失效了。</p>
        )}
        {isHeld ? (
          <Button block variant="primary" disabled={busy} onClick={() => void releasing.send({ code }, '通知已经发出')}>
            现在发出通知
          </Button>
        ) : null}
        {back === null ? null : (
          <p className={styles.back}>
            <LinkButton to={back} block>
              回到收银台
            </LinkButton>
          </p>
        )}
        {phone.trades.length > 0 ? (
          <ul className={styles.trades} aria-label="银行的记录">
            {phone.trades.map((one) => (
              <li key={one.tradeNo}>
                <span>{one.tradeNo}</span>
                <StatusDot tone={one.isReturned === 1 ? 'idle' : one.isPaid === 1 ? 'passed' : 'failed'}>
                  {one.isReturned === 1
                    ? `已退回 ${moneyText(one.returned)}`
                    : one.isPaid === 1
                      ? '已扣款'
                      : '没有扣款'}
                </StatusDot>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  );
}
