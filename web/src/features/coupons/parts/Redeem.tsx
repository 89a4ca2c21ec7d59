import { useRevalidator } from 'react-router';
import { couponClaim } from '#contract/fields/coupon.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './Coupons.module.css';

const redeem = () => import('#contract/trade/coupon.ts').then((api) => api.redeem);

/** What can be wrong with a code (contract trade/failures.ts): it is said at the field. */
const atCode = {
  5525: 'code',
  5526: 'code',
  5527: 'code',
  5528: 'code',
  5539: 'code',
  406: 'code',
  429: 'code',
} as const;

/** Gets a coupon by its code. */
export function Redeem() {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(redeem, {
    fields: couponClaim,
    initial: { code: '' },
    draft: 'couponCode',
    fieldOfCode: atCode,
    onDone: async () => {
      toast('领到了，在「可用」里');
      sending.form.control('code').set('');
      await revalidate();
    },
  });
  return (
    <div className={styles.redeem}>
      <CallForm
        of={sending}
        label="用优惠码领券"
        actions={
          <Button type="submit" loading={sending.sending} loadingLabel="正在领">
            领取
          </Button>
        }
      >
        <FormText form={sending.form} name="code" placeholder="有优惠码，在这里输入" autoComplete="off" />
      </CallForm>
    </div>
  );
}
