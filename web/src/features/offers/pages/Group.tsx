import { redirect } from 'react-router';
import { groupRule, GroupState } from '#contract/rules/groups.ts';
import { isId } from '#contract/rules/id.ts';
import { centsOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import * as group from '#contract/trade/group.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { CoverCard } from '../../../ui/CoverCard.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Countdown } from '../parts/Countdown.tsx';
import { GroupActs } from '../parts/GroupActs.tsx';
import { Seats } from '../parts/Seats.tsx';
import styles from '../parts/Sale.module.css';
import { useGroupMoves } from '../parts/useGroupMoves.ts';
import { offersRoutes } from '../routes.ts';

export const handle = offersRoutes.group;

/** Guests see it too; whoever is signed in sees their own order in it. */
export async function loader({ request, context, params }: LoaderArgs) {
  const { id } = params;
  if (id === undefined) throw redirect('/sale/group');
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  const [view, mine] = await Promise.all([
    answerOr(request, api.call(group.view, { id })),
    api.token === undefined ? null : answerOr(request, api.call(group.mine, { id })),
  ]);
  return { view, own: mine?.order ?? null };
}

const heads: Record<GroupState, string> = {
  [GroupState.open]: '一起学，更便宜',
  [GroupState.full]: '拼成了',
  [GroupState.failed]: '没有拼成',
};

/** People who buy a course together: who has paid, how many lack, until when, and the link to bring others. */
export default function Group({ loaderData: { view, own } }: PageProps<typeof loader>) {
  useGroupMoves(view.groupState === GroupState.open || own?.orderStatus === OrderState.grouping);
  const { courseId, groupState, size, paidCount, expiresAt, now } = view;
  const lacking = size - paidCount;
  return (
    <div className="page">
      <PageHead
        title={heads[groupState]}
        note={
          groupState === GroupState.open
            ? `${view.promotionName}：${size} 人成团，还差 ${lacking} 人付款`
            : `${view.promotionName}：${size} 人成团`
        }
      />
      <div className={styles.group}>
        <CoverCard
          to={coursePath({ ...view, id: courseId })}
          heading="h2"
          cover={<CourseCover course={{ ...view, id: courseId }} />}
          title={view.courseName}
          foot={<Price cents={centsOf(view.price)} originalCents={centsOf(view.coursePrice)} size="lg" />}
        />
        <section aria-label="这个团">
          {groupState === GroupState.open ? (
            <p className={styles.clock}>
              距结束
              <Countdown until={expiresAt} now={now} />
            </p>
          ) : null}
          <Seats view={view} />
          <GroupActs view={view} own={own} />
          <p className={styles.rule}>{groupRule}</p>
        </section>
      </div>
    </div>
  );
}
