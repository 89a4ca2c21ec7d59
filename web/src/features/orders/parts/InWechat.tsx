import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { PayType } from '#contract/rules/orders.ts';
import { PayScene } from '#contract/rules/payScenes.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { askPayer, showCode } from './calls.ts';
import styles from './Cashier.module.css';
import { payInWeixin } from './weixinBridge.ts';

/** What WeChat says of who pays, as it stands in the address to which it leads back. */
export interface Payer {
  payerCode: string;
  payerState: string;
}

interface InWechatProps {
  orderNo: string;
  payer: Payer | null;
  onPaid: () => void;
}

/** Within WeChat: it is asked who pays, without anybody noticing, and then asks for the money itself. */
export function InWechat({ orderNo, payer, onPaid }: InWechatProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const begun = useRef(false);
  const during = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    if (!payer || begun.current) return;
    begun.current = true; // what WeChat said is good for once
    void navigate(`/pay/${orderNo}`, { replace: true, preventScrollReset: true });
    const wish = { orderNo, payType: PayType.wechat, scene: PayScene.inWechat, ...payer };
    void during(async () => {
      const { bridge } = await call(await showCode(), wish, { isShowErrTip: false });
      const told = await payInWeixin(bridge!);
      if (told === 'ok') onPaid();
      else if (told === 'cancel') toast('没有付，随时可以再付');
      else setFailure('微信没有打开付款，请再按一次；还是不行，可以用另一台设备扫码');
    });
  }, [payer, orderNo, navigate, during, onPaid]);
  const go = async () => {
    const { url } = await call(await askPayer(), { orderNo }, { isShowErrTip: false });
    globalThis.location.assign(url);
  };
  return (
    <>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Button block variant="primary" loading={isBusy} loadingLabel="正在打开" onClick={() => void during(go)}>
        微信支付
      </Button>
      <p className={styles.hint}>付好之后这一页自己会往下走。</p>
    </>
  );
}
