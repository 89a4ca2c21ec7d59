import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showCode } from './calls.ts';
import styles from './Cashier.module.css';
import { leaveFor } from './leaveFor.ts';
import { walletUrl } from './walletUrl.ts';

interface LeaveProps {
  orderNo: string;
  way: PayType;
  scene: PayScene;
  isMain: boolean;
  onLeave: () => void;
}

/** Leaves for the page of the wallet; its address is asked for at the press, because it is not good for long. */
export function Leave({ orderNo, way, scene, isMain, onLeave }: LeaveProps) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = PayType.labels[way];
  const go = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      const { payMessage } = await call(await showCode(), { orderNo, payType: way, scene }, { isShowErrTip: false });
      onLeave();
      leaveFor(walletUrl(payMessage, way));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setAsking(false);
    }
  };
  const words = scene === PayScene.page ? `在电脑上用${name}网页支付` : `去${name}付款`;
  return (
    <>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Button
        block={isMain}
        size={isMain ? 'md' : 'sm'}
        variant={isMain ? 'primary' : 'default'}
        loading={isAsking}
        loadingLabel="正在打开"
        onClick={() => void go()}
      >
        {words}
      </Button>
      {isMain ? <p className={styles.hint}>付好之后回到这一页，它自己会往下走。</p> : null}
    </>
  );
}
