import { groupRule } from '#contract/rules/groups.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './Cashier.module.css';
import type { CheckoutView } from './Checkout.tsx';

/** With how many others it is bought, and until when. */
export function GroupFacts({ group }: { group: NonNullable<CheckoutView['group']> }) {
  const { groupId, size, paidCount, expiresAt } = group;
  return (
    <>
      <FactList
        label="拼团"
        facts={[
          {
            label: '拼团',
            value: groupId === null ? `你来开团，${size} 人成团` : `${size} 人成团，已经付了 ${paidCount} 人`,
          },
          { label: '拼成的期限', value: shownTime(expiresAt) },
        ]}
      />
      <p className={styles.rule}>{groupRule}</p>
    </>
  );
}
