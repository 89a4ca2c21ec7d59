import { useState } from 'react';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { checkPaid } from './calls.ts';
import styles from './Cashier.module.css';
import type { WayProps } from './Cashier.tsx';
import { InWechat } from './InWechat.tsx';
import { Leave } from './Leave.tsx';
import { Scan } from './Scan.tsx';

/** A bank: what is handiest here first, and the other ways of it below. */
export function ByBank({ order, way, payer, leaving }: WayProps) {
  const { orderNo, place } = order;
  const [first = PayScene.code, ...others] = order.scenes.find(({ payType }) => payType === way)?.scenes ?? [];
  const [isCode, setCode] = useState(first === PayScene.code);
  const { send, sending } = usePress(checkPaid);
  const check = async () => {
    const told = await send({ orderNo });
    if (told?.orderStatus === OrderState.toPay) toast('支付方还没有收到付款');
  };
  const door = (scene: PayScene, isMain: boolean) =>
    scene === PayScene.inWechat ? (
      <InWechat key={scene} orderNo={orderNo} payer={payer} onPaid={leaving.back} />
    ) : (
      <Leave key={scene} orderNo={orderNo} way={way} scene={scene} isMain={isMain} onLeave={leaving.leave} />
    );
  return (
    <div className={styles.ways}>
      <p className={styles.way}>
        <b>{PayType.labels[way]}</b>
        {way === PayType.standIn ? <small>演示站点的替身，不会真的扣钱</small> : null}
        {way === PayType.alipay && place === 'wechat' ? (
          <small>微信里打不开支付宝：点右上角的「···」，选「在浏览器打开」，再付这个订单</small>
        ) : null}
      </p>
      {first === PayScene.code ? null : door(first, true)}
      {isCode ? <Scan orderNo={orderNo} way={way} isHere={first === PayScene.code} /> : null}
      <div className={styles.acts}>
        {others.map((scene) => (scene === PayScene.code ? null : door(scene, false)))}
        {isCode ? null : (
          <Button size="sm" onClick={() => setCode(true)}>
            用另一台设备扫码
          </Button>
        )}
        <Button size="sm" loading={sending} loadingLabel="正在查" onClick={() => void check()}>
          我已经付款
        </Button>
      </div>
    </div>
  );
}
