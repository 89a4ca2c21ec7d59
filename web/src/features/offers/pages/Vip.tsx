import { upgradeRule, VipLevel, vipRefundRule } from '#contract/rules/membership.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as vipSet from '#contract/system/vipSet.ts';
import type { MyVip } from '#contract/trade/vip.ts';
import * as vip from '#contract/trade/vip.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSite } from '../../../kit/site.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tier } from '../parts/Tier.tsx';
import styles from '../parts/Vip.module.css';
import { offersRoutes } from '../routes.ts';

export const handle = offersRoutes.vip;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [{ list }, mine] = await Promise.all([
    answerOr(request, api.call(vipSet.list, {})),
    api.token ? answerOr(request, api.call(vip.mine, {})) : null,
  ]);
  return { list, mine };
}

/** The tiers side by side, what one has, and how prices are reckoned. */
export default function Vip({ loaderData: { list, mine } }: PageProps<typeof loader>) {
  const { site } = useSite();
  if (site.isEnableVip !== 1 || list.length === 0)
    return (
      <div className="page">
        <Empty
          as="h1"
          title="会员暂未开放"
          note="课程照常可以单独购买"
          action={
            <LinkButton to="/list" size="sm" variant="primary">
              去找课程
            </LinkButton>
          }
        />
      </div>
    );
  const offers = new Map(mine?.offers.map((offer) => [offer.vipSetId, offer]));
  return (
    <div className="page">
      <PageHead title="会员" note="在会员期里，标着「会员免费」的课程都能学；学过的进度一直保留" />
      {mine?.member ? <Mine member={mine.member} /> : null}
      <ul className={styles.tiers}>
        {list.map((tier) => (
          <Tier key={tier.id} tier={tier} offer={offers.get(tier.id)} />
        ))}
      </ul>
      <section className={styles.rules} aria-label="规则">
        <h2>规则</h2>
        <dl>
          <dt>续费</dt>
          <dd>到期之前续费，从现在的会员期结束时接着算；到期之后从付款的那一刻算起。</dd>
          <dt>升级</dt>
          <dd>{upgradeRule}</dd>
          <dt>到期</dt>
          <dd>用会员加入的课程停在原来的进度，续费或单独购买以后接着学。</dd>
          <dt>退款</dt>
          <dd>{vipRefundRule}</dd>
        </dl>
      </section>
    </div>
  );
}

function Mine({ member: { vipLevel, endsAt, until } }: { member: NonNullable<MyVip['member']> }) {
  return (
    <p className={styles.mine}>
      你是<b>{VipLevel.labels[vipLevel]}</b>，到 <time>{shownTime(endsAt)}</time>
      {until === endsAt ? '' : `；后面还有已经付过的会员期，一直到 ${shownTime(until)}`}。
    </p>
  );
}
