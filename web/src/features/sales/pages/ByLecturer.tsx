import { useLocation } from 'react-router';
import * as sale from '#contract/trade/sale.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DayFilter } from '../parts/DayFilter.tsx';
import { askedDays, groupList } from '../parts/groupList.ts';
import { Groups } from '../parts/Groups.tsx';
import { SaleTabs } from '../parts/SaleTabs.tsx';
import { productAt, salesRoutes } from '../routes.ts';

export const handle = handleOf(salesRoutes);

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, groupList, ({ page, filters }) =>
    context.get(apiContext).call(sale.groups, {
      by: 'lecturer',
      ...askedDays(filters),
      product: productAt(pageUrl(request).pathname),
      pageCurrent: page,
    }),
  );

/** Which lecturers an organization earns with. */
export default function ByLecturer({ loaderData }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead size="work" title="按讲师看销售" note="退了的订单不算在内；应得是归自己的部分" />
      <SaleTabs />
      <DayFilter product={productAt(pathname)} />
      <Groups head="讲师" rows={loaderData} />
    </>
  );
}
