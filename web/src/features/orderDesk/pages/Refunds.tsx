import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refundDecision as fields } from '#contract/fields/trade.ts';
import { InvoiceState } from '#contract/rules/invoices.ts';
import { PayType, RefundState } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as desk from '#contract/trade/adminRefund.ts';
import type { QueuedRefund } from '#contract/trade/adminRefund.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { BankRefDialog } from '../parts/BankRefDialog.tsx';
import styles from '../parts/Desk.module.css';
import { moneyText } from '../../../kit/moneyText.ts';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.refunds;

const spec = listSpec({ filters: { state: ['1', '2', '3', '4', '5'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(desk.list, { refundState: Number(filters.state) as RefundState, pageCurrent: page }),
  );

const columns: readonly Column<QueuedRefund>[] = [
  {
    key: 'product',
    head: '商品',
    cell: (row) => (
      <TextLink to={`/admin/orders/${row.orderNo}`} tone="inline">
        {row.productName}
      </TextLink>
    ),
  },
  { key: 'buyer', head: '买家', width: 120, cell: (row) => row.buyerName },
  {
    key: 'price',
    head: '退回 / 实付',
    width: 170,
    align: 'end',
    cell: (row) => `${moneyText(row.price)} / ${moneyText(row.pricePaid)}`,
  },
  { key: 'made', head: '怎么来的', cell: (row) => row.made || '—' },
  { key: 'reason', head: '原因', cell: (row) => row.reason || '多付的钱，自动退回' },
  {
    key: 'learnt',
    head: '学到',
    width: 150,
    cell: (row) => (row.progressNow === null ? '—' : `申请时 ${row.progress}%，现在 ${row.progressNow}%`),
  },
  { key: 'asked', head: '申请', width: 140, cell: (row) => shownTime(row.gmtCreate) },
  { key: 'acts', head: '处理', width: 230, cell: (row) => <Acts row={row} /> },
];

/** Money that people want back: who waits longest is first. */
export default function Refunds({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const all = (
    <LinkButton to="/admin/orders" size="sm" variant="primary">
      看订单
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="退款"
        note="能退多少在申请的那一刻按规则定下；可以写明原因多退。同意之后课程马上收回，账按退回的那一份冲回，钱由后台原路退回"
      />
      <div className={styles.filters}>
        <FilterRows>
          <StateRow list={list} of={RefundState} />
        </FilterRows>
      </div>
      <List of={list} unit="笔退款" empty={<Empty title="没有这样的退款" note="学员申请的退款会在这里" action={all} />}>
        {(rows) => (
          <Table className={styles.table} caption="退款" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}

function Acts({ row }: { row: QueuedRefund }) {
  const [wanted, setWanted] = useState<0 | 1 | null>(null);
  const isByHand = row.payType === PayType.transfer || row.stuckReason !== '';
  if (row.refundState === RefundState.granted && isByHand) return <Owed row={row} />;
  if (row.backRef !== '') return `已另外转回，流水号 ${row.backRef}`;
  if (row.refundState !== RefundState.asked) return row.opinion || RefundState.labels[row.refundState];
  if (row.isOwn === 1) return '你自己的申请，由别人处理';
  return (
    <span className={styles.acts}>
      <Button size="sm" variant="primary" onClick={() => setWanted(1)}>
        同意
      </Button>
      <Button size="sm" onClick={() => setWanted(0)}>
        不同意
      </Button>
      {wanted === null ? null : <Deciding row={row} isGranted={wanted} onClose={() => setWanted(null)} />}
    </span>
  );
}

const returned = () => import('#contract/trade/adminTransfer.ts').then((api) => api.returned);
const again = () => import('#contract/trade/adminRefund.ts').then((api) => api.again);

/**
 * Money that goes back by somebody's doing: of a transfer, and of what a bank does not return by itself. They transfer it and
 * enter the number, or tell the bank once more.
 */
function Owed({ row }: { row: QueuedRefund }) {
  const [isOpen, setOpen] = useState(false);
  const { send, sending } = usePress(again);
  const isStuck = row.stuckReason !== '';
  return (
    <>
      {isStuck ? <p className={styles.stuck}>没有退成：{row.stuckReason}</p> : null}
      <span className={styles.acts}>
        {isStuck ? (
          <Button size="sm" loading={sending} onClick={() => void send({ id: row.id }, '已再次通知支付方')}>
            再退一次
          </Button>
        ) : null}
        {row.isOwn === 1 ? (
          '你自己的，由别人登记'
        ) : (
          <Button size="sm" variant={isStuck ? 'default' : 'primary'} onClick={() => setOpen(true)}>
            登记已转回
          </Button>
        )}
      </span>
      {isOpen ? (
        <BankRefDialog
          of={returned}
          id={row.id}
          title={`转回 ${moneyText(row.price)}`}
          note={`${row.buyerName}，${row.productName}；转回付款的账户以后再登记${isStuck ? '。先在支付方的商户平台确认这笔退款不会再退，免得退两次' : ''}`}
          submitLabel="登记已转回"
          done="已登记，买家会收到消息"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

const decide = () => import('#contract/trade/adminRefund.ts').then((api) => api.decide);

function Deciding({ row, isGranted, onClose }: { row: QueuedRefund; isGranted: 0 | 1; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(decide, {
    fields,
    initial: { id: row.id, isGranted, opinion: '', ...(isGranted === 1 ? { price: row.ruled } : {}) },
    draft: `refundDecision:${row.id}:${isGranted}`,
    onDone: async () => {
      toast(isGranted === 1 ? '已同意，已经收回' : '已答复，对方会收到消息');
      onClose();
      await revalidate();
    },
  });
  const verb = isGranted === 1 ? '同意' : '不同意';
  return (
    <FormDialog
      of={sending}
      label={`${verb}退款`}
      title={`${verb}退款 ${moneyText(row.price)}`}
      note={`${row.buyerName}，${row.productName}；${row.made}，按规则 ${moneyText(row.ruled)}，实付 ${moneyText(row.pricePaid)}${row.progressNow === null ? '' : `；现在学到 ${row.progressNow}%`}${isGranted === 1 ? moreNote(row) : ''}`}
      submitLabel={`${verb}退款`}
      isDanger={isGranted === 1}
      onClose={onClose}
    >
      {isGranted === 1 && row.ruled < row.pricePaid ? (
        <FormNumber form={sending.form} name="price" help="不少于按规则的，最多是实付；多退要在下面写明原因" />
      ) : null}
      <FormTextarea form={sending.form} name="opinion" rows={3} />
    </FormDialog>
  );
}

const moreNote = (row: QueuedRefund): string =>
  (row.points > 0 ? `，积分退回 ${row.points} 个` : '') + invoiceNote(row);

/** What a refund means for the invoice of the order. */
function invoiceNote({ invoiceState }: QueuedRefund): string {
  if (invoiceState === InvoiceState.issued) return '。已经开了发票，同意以后要在「发票」里登记退回那一份的红字发票';
  return invoiceState === InvoiceState.asked ? '。申请中的发票会一起撤回' : '';
}
