import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { PayType } from '#contract/rules/orders.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { showCode } from './calls.ts';
import styles from './Cashier.module.css';
import { QrCode } from './QrCode.tsx';
import { walletUrl } from './walletUrl.ts';

/** A code to scan, by the phone in the hand or by another one. */
export function Scan({ orderNo, way, isHere }: { orderNo: string; way: PayType; isHere: boolean }) {
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const ask = async () => {
      try {
        const shown = await call(await showCode(), { orderNo, payType: way }, { isShowErrTip: false });
        setCode(shown.payMessage);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      }
    };
    void ask();
  }, [orderNo, way]);
  return (
    <>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div className={styles.scan}>
        {code ? <QrCode text={code} /> : <span className={styles.code} aria-hidden="true" />}
        <div className={styles.words}>
          <b>{isHere ? '用手机扫码付款' : '用另一台设备扫码付款'}</b>
          <p>付好之后这一页自己会往下走。</p>
          {code && way === PayType.standIn && isHere ? (
            <p>
              <TextLink to={walletUrl(code, way)} target="_blank" arrow>
                打开演示手机
              </TextLink>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
