import { GroupState } from '#contract/rules/groups.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { coursePath, joinGroupPath, openGroupPath } from '#contract/rules/pagePaths.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { GroupView, mine } from '#contract/trade/group.ts';
import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Sale.module.css';

interface GroupActsProps {
  view: GroupView;
  own: OutputOf<typeof mine.output>['order'];
}

/** What whoever looks can do: pay, bring others, join, or open a group of their own. */
export function GroupActs({ view, own }: GroupActsProps) {
  const { id, courseId, promotionId, groupState, bar } = view;
  if (own?.orderStatus === OrderState.toPay || own?.orderStatus === OrderState.failed)
    return (
      <p className={styles.acts}>
        <LinkButton to={`/pay/${own.orderNo}`} variant="primary">
          继续支付
        </LinkButton>
      </p>
    );
  if (own) {
    const isOver = groupState === GroupState.failed;
    return (
      <p className={styles.acts}>
        {isOver ? '没有凑够人，你付的钱原路退回。' : null}
        {groupState === GroupState.open ? (
          <Button variant="primary" onClick={() => void copyText(`${location.origin}/salegroup/${id}`)}>
            复制链接，叫人来
          </Button>
        ) : null}
        {own.orderStatus === OrderState.paid ? (
          <LinkButton to={coursePath({ ...view, id: courseId })} variant="primary">
            开始学习
          </LinkButton>
        ) : null}
        <LinkButton to={isOver ? '/account/order?tab=refunding' : '/account/order'}>
          {isOver ? '看退款' : '看订单'}
        </LinkButton>
        {isOver ? <LinkButton to={coursePath({ ...view, id: courseId })}>回到课程</LinkButton> : null}
      </p>
    );
  }
  return (
    <>
      {bar === '' ? null : <p className={styles.closed}>{bar}</p>}
      <p className={styles.acts}>
        {bar === '' ? (
          <LinkButton to={joinGroupPath(courseId, id)} variant="primary">
            参团
          </LinkButton>
        ) : null}
        <LinkButton to={openGroupPath(courseId, promotionId)}>自己开一个团</LinkButton>
      </p>
    </>
  );
}
