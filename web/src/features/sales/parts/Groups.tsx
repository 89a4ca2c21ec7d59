import type { SaleGroup } from '#contract/trade/sale.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { groupList } from './groupList.ts';
import styles from './Sales.module.css';

const columns = (head: '商品' | '讲师'): readonly Column<SaleGroup>[] => [
  { key: 'name', head, cell: (row) => row.name || (head === '讲师' ? '单位自己' : '—') },
  { key: 'count', head: '订单', width: 100, align: 'end', cell: (row) => row.countOrder },
  { key: 'price', head: '成交', width: 140, align: 'end', cell: (row) => moneyText(row.pricePaid) },
  { key: 'share', head: '应得', width: 140, align: 'end', cell: (row) => moneyText(row.lecturerProfit) },
];

/** Sales of the last days by what was sold or who taught it, who earned most first. */
export function Groups({ head, rows }: { head: '商品' | '讲师'; rows: LoadedPage<SaleGroup> }) {
  const list = useList(groupList, rows);
  const longer = (
    <LinkButton to={list.hrefOf({ filters: { days: '90', from: '', to: '' } })} size="sm" variant="primary">
      看 90 天
    </LinkButton>
  );
  const empty = <Empty title="这些天没有卖出" note="换长一点的时间再看" action={longer} />;
  return (
    <List of={list} unit={head === '商品' ? '种商品' : '位讲师'} empty={empty}>
      {(groups) => (
        <Table
          className={styles.table}
          caption={`按${head}合计`}
          columns={columns(head)}
          rows={groups}
          rowKey={({ key }) => key}
        />
      )}
    </List>
  );
}
