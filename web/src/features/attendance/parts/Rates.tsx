import { FileDown } from 'lucide-react';
import type { Rate } from '#contract/user/attendance.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { rateList } from './addresses.ts';
import { askRatesFile } from './calls.ts';
import styles from './CheckIn.module.css';
import { rateText } from './states.tsx';

const kinds = [
  { key: 'person', label: '按学生' },
  { key: 'offering', label: '按课程' },
  { key: 'grade', label: '按班级' },
] as const;

/** The rates of the semester, the lowest first, and all of them as a sheet. */
export function Rates({ rows }: { rows: LoadedPage<Rate> }) {
  const list = useList(rateList, rows);
  const { send, sending } = usePress(askRatesFile);
  const { by, keyword } = list.filters;
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="名字" />
        <span className={styles.end}>
          <Button
            size="sm"
            icon={<FileDown size={16} aria-hidden="true" />}
            loading={sending}
            loadingLabel="准备中"
            onClick={() => void send({ by, keyword }).then((file) => file && keepFile(file))}
          >
            导出 Excel
          </Button>
        </span>
      </div>
      <FilterRows>
        <FilterRow
          label="统计"
          current={by}
          options={kinds.map(({ key, label }) => ({ key, label, to: list.hrefOf({ filters: { by: key } }) }))}
        />
      </FilterRows>
      <List
        of={list}
        empty={
          <Nothing
            list={list}
            conditions={['keyword']}
            title="还没有考勤"
            note="签到结束以后，这里按学生、课程与班级给出出勤率"
          />
        }
      >
        {(rates) => <Table caption="出勤率" columns={columns} rows={rates} rowKey={({ key }) => key} />}
      </List>
    </>
  );
}

const count = (key: 'present' | 'late' | 'leave' | 'absent', head: string): Column<Rate> => ({
  key,
  head,
  align: 'end',
  width: 84,
  cell: (row) => row[key],
});

const columns: Column<Rate>[] = [
  {
    key: 'name',
    head: '名称',
    cell: ({ name, note }) => (
      <>
        {name}
        {note ? <span className={styles.two}>{note}</span> : null}
      </>
    ),
  },
  count('present', '出勤'),
  count('late', '迟到'),
  count('leave', '请假'),
  count('absent', '缺勤'),
  { key: 'rate', head: '出勤率', align: 'end', width: 100, cell: ({ rate }) => rateText(rate) },
];
