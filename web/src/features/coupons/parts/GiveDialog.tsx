import type { Coupon } from '#contract/trade/coupon.ts';
import { copyText } from '../../../kit/copyText.ts';
import { useSite } from '../../../kit/site.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './Coupons.module.css';

const give = () => import('#contract/trade/coupon.ts').then((api) => api.give);
const takeBack = () => import('#contract/trade/coupon.ts').then((api) => api.takeBack);

/** The link that gives a coupon away; there is none before one is asked for. */
export function GiveDialog({
  coupon: { couponId, batchName, giftCode },
  onClose,
}: {
  coupon: Coupon;
  onClose: () => void;
}) {
  const { publicUrl } = useSite();
  const giving = usePress(give);
  const taking = usePress(takeBack);
  const url = `${publicUrl}/account/coupon/gift/${giftCode}`;
  const isGiven = giftCode !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`把「${batchName}」送人`}
      note="对方打开链接、登录以后领取。领走之前还是你的：你用掉了或者收回了，链接就没有用了。"
      size="md"
      actions={
        isGiven ? (
          <>
            <Button
              loading={taking.sending}
              loadingLabel="正在收回"
              onClick={() => void taking.send({ couponId }, '收回了')}
            >
              收回
            </Button>
            <Button variant="primary" onClick={() => void copyText(url)}>
              复制链接
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            loading={giving.sending}
            loadingLabel="正在准备"
            onClick={() => void giving.send({ couponId }, '链接准备好了')}
          >
            得到链接
          </Button>
        )
      }
    >
      {isGiven ? <p className={styles.link}>{url}</p> : <p>同一批优惠券每人一张：送出去被领走以后，不能再领这一批。</p>}
    </Dialog>
  );
}
