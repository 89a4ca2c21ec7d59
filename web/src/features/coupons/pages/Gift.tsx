import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import * as coupon from '#contract/trade/coupon.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { CouponCard } from '../parts/CouponCard.tsx';
import styles from '../parts/Coupons.module.css';
import { couponsRoutes } from '../routes.ts';

export const handle = couponsRoutes.gift;

const CODE = /^[\dA-Z]{12}$/;
/** NO_SUCH_GIFT (contract trade/failures.ts). */
const GONE = 5542;

export async function loader({ request, context, params }: LoaderArgs) {
  const giftCode = params['code'] ?? '';
  if (!CODE.test(giftCode)) throw missing();
  const asking = context.get(apiContext).call(coupon.gift, { giftCode });
  const gift = await answerOr(
    request,
    asking.catch((error: unknown) => {
      if (error instanceof CallError && error.code === GONE) return null;
      throw error;
    }),
  );
  return { giftCode, gift };
}

const receive = () => import('#contract/trade/coupon.ts').then((api) => api.receive);

/** A coupon that somebody gives to whoever opens this. */
export default function Gift({ loaderData: { giftCode, gift } }: PageProps<typeof loader>) {
  const { send, sending } = usePress(receive);
  const navigate = useNavigate();
  const take = async () => {
    const taken = await send({ giftCode }, '领到了，在「可用」里');
    if (taken) await navigate('/account/coupon');
  };
  const mine = (
    <LinkButton to="/account/coupon" size="sm" variant="primary">
      看我的优惠券
    </LinkButton>
  );
  if (!gift)
    return (
      <>
        <PageHead size="work" title="收下优惠券" />
        <Empty title="这份礼物已经不在了" note="可能收回了、用掉了，或者已经有人领走" action={mine} />
      </>
    );
  const given = gift.bar === '' ? '送给你一张优惠券' : '送出的优惠券';
  return (
    <>
      <PageHead size="work" title="收下优惠券" note={`${gift.giverName} ${given}`} />
      {gift.bar === '' ? null : (
        <div className={styles.bar}>
          <Banner tone="warn">{gift.bar}</Banner>
        </div>
      )}
      <ul className={styles.list}>
        <CouponCard terms={gift.terms} isDim={gift.bar !== ''}>
          {gift.bar === '' ? (
            <Button variant="primary" size="sm" loading={sending} loadingLabel="正在领" onClick={() => void take()}>
              收下
            </Button>
          ) : null}
        </CouponCard>
      </ul>
      <p className={styles.rule}>同一批优惠券每人一张；收下以后就是你的，也可以再送给别人。</p>
    </>
  );
}
