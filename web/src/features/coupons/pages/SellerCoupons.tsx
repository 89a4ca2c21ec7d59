import { useState } from 'react';
import { UserType } from '#contract/rules/userTypes.ts';
import * as batches from '#contract/trade/couponBatch.ts';
import type { CouponBatch } from '#contract/trade/couponShapes.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { BatchActs } from '../parts/BatchActs.tsx';
import { batchColumns } from '../parts/batchColumns.tsx';
import { BatchDialog } from '../parts/BatchDialog.tsx';
import type { CourseScope } from '../../../shared/courses/findPaid.ts';
import { couponsRoutes } from '../routes.ts';

export const handle = couponsRoutes.seller;

const spec = listSpec({ filters: {} });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(batches.list, { pageCurrent: page }));

const save = () => import('#contract/trade/couponBatch.ts').then((api) => api.save);
const arrange = () => import('#contract/trade/couponBatch.ts').then((api) => api.arrange);

const codes = () => import('#contract/trade/couponBatch.ts').then((api) => api.codes);

const note = '减的金额由你承担：和降价一样，分成按实付的算；只能用在你自己卖的课程上';

const columns: readonly Column<CouponBatch>[] = [
  ...batchColumns,
  { key: 'acts', head: '处理', width: 160, act: true, cell: (row) => <Acts row={row} /> },
];

function Acts({ row }: { row: CouponBatch }) {
  return <BatchActs row={row} save={save} arrange={arrange} codes={codes} scope={useOwnCourses()} note={note} />;
}

/** The coupons that a lecturer or an organization makes for its own courses. */
export default function SellerCoupons({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const [isOpen, setOpen] = useState(false);
  const scope = useOwnCourses();
  const make = (
    <Button variant="primary" size="sm" onClick={() => setOpen(true)}>
      发一批优惠券
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="优惠券" note={note} actions={make} />
      <List
        of={list}
        unit="批优惠券"
        empty={<Empty title="还没有发过优惠券" note="发一批，学员凭优惠码或者直接领取" action={make} />}
      >
        {(rows) => <Table caption="优惠券" columns={columns} rows={rows} rowKey={({ batchId }) => batchId} />}
      </List>
      {isOpen ? (
        <BatchDialog
          save={save}
          batch={null}
          scope={scope}
          isPlatform={false}
          note={note}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** A lecturer's own, an organization's own. */
function useOwnCourses(): CourseScope {
  const session = useSession();
  if (!session) return {};
  const { userType, orgInfo } = session.current;
  if (userType === UserType.lecturer) return { lecturerUserNo: session.user.userNo };
  return orgInfo ? { orgNo: orgInfo.orgNo } : {};
}
