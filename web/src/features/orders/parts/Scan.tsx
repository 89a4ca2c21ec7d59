import { PayType } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Cashier.module.css';
import { QrCode } from './QrCode.tsx';
import { useCode } from './useCode.ts';
import { walletUrl } from './walletUrl.ts';

/** A code to scan, by the phone in the hand or by another one. */
export function Scan({ orderNo, way, isHere }: { orderNo: string; way: PayType; isHere: boolean }) {
  const { code, failure, isAsking, renew } = useCode(orderNo, way);
  return (
    <>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div className={styles.scan}>
        {code ? <QrCode text={code.payMessage} /> : <span className={styles.code} aria-hidden="true" />}
        <div className={styles.words}>
          <b>{isHere ? '用手机扫码付款' : '用另一台设备扫码付款'}</b>
          <p>付好之后这一页自己会往下走。{code ? `二维码 ${shownTime(code.expiresAt)}以前有效。` : null}</p>
          {code && way === PayType.standIn && isHere ? (
            <p>
              <TextLink to={walletUrl(code.payMessage, way)} target="_blank" arrow>
                打开演示手机
              </TextLink>
            </p>
          ) : null}
          <p>
            <Button size="sm" loading={isAsking} loadingLabel="正在获取" onClick={renew}>
              重新获取
            </Button>
          </p>
        </div>
      </div>
    </>
  );
}
