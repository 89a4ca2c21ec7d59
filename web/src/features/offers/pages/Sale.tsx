import { promotionTypes, PromotionType } from '#contract/rules/promotions.ts';
import * as promotion from '#contract/trade/promotion.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CardGrid } from '../../../ui/CoverCard.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PromotionTile } from '../parts/PromotionTile.tsx';
import { SaleTabs } from '../parts/SaleTabs.tsx';
import styles from '../parts/Sale.module.css';
import { offersRoutes } from '../routes.ts';

export const handle = offersRoutes.sale;

const spec = listSpec({ filters: {} });

/** A kind that there is not shows all. */
export async function loader({ request, context, params }: LoaderArgs) {
  const promotionType = Object.hasOwn(promotionTypes, params['type'] ?? '')
    ? promotionTypes[params['type']!]
    : undefined;
  const api = context.get(apiContext);
  return {
    type: promotionType === undefined ? 'all' : params['type']!,
    promotionType,
    loaded: await loadList(request, spec, ({ page: pageCurrent }) =>
      api.call(promotion.list, { promotionType, pageCurrent, pageSize: 12 }),
    ),
  };
}

/** Courses at a lower price for a time, each with its clock. */
export default function Sale({ loaderData: { type, promotionType, loaded } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  const now = 'page' in loaded ? loaded.page.now : '';
  return (
    <div className="page">
      <PageHead
        title={promotionType === undefined ? '促销' : PromotionType.labels[promotionType]}
        note="名额有限，下单后 2 小时没有付款的，名额让给后面的人"
      />
      <SaleTabs current={type} />
      <List of={list} unit="个活动" empty={<NothingOn />}>
        {(rows) => (
          <CardGrid className={styles.below}>
            {rows.map((row) => (
              <PromotionTile key={row.id} promotion={row} now={now} />
            ))}
          </CardGrid>
        )}
      </List>
    </div>
  );
}

const NothingOn = () => (
  <Empty
    title="暂无活动"
    note="课程都按平时的价格"
    action={
      <LinkButton to="/list" size="sm" variant="primary">
        去看课程
      </LinkButton>
    }
  />
);
