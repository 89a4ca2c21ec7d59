import { LayoutGrid, List as Lines } from 'lucide-react';
import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import type { RunShow } from '#contract/rules/running.ts';
import { List } from '../../../kit/list/List.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { OnAct } from './acts.ts';
import { rosterSpec, useHref, VIEW } from './addresses.ts';
import { Cards } from './Cards.tsx';
import styles from './Roster.module.css';
import { RunTable } from './RunTable.tsx';
import { Subhead } from './Subhead.tsx';

interface RosterProps {
  of: Overview;
  rows: LoadedPage<RunRow>;
  isGrid: boolean;
  /** The sitting whose record is open. */
  open: string;
  onAct: OnAct;
}

/** Who sits it, as cards with their number or as lines, what needs a look first. */
export function Roster({ of, rows, isGrid, open, onAct }: RosterProps) {
  const list = useList(rosterSpec, rows);
  const href = useHref();
  const { counts } = of;
  const option = (key: RunShow, label: string, count: number) => ({
    key,
    label: `${label} ${count}`,
    to: list.hrefOf({ filters: { show: key } }),
  });
  const views = [
    { value: '', label: '考生卡', icon: <LayoutGrid size={16} aria-hidden="true" />, isOn: isGrid },
    { value: 'list', label: '列表', icon: <Lines size={16} aria-hidden="true" />, isOn: !isGrid },
  ];
  return (
    <section aria-label="考生">
      <Subhead title="考生" note={isGrid ? '按编号排，点开看记录' : '要留意的在前'}>
        <ListSearch list={list} label="姓名或学号" />
        <nav className={styles.switch} aria-label="怎样看考生">
          {views.map(({ value, label, icon, isOn }) => (
            <Link
              key={label}
              to={href(VIEW, value)}
              className={styles.view}
              aria-current={isOn ? 'true' : undefined}
              preventScrollReset
            >
              {icon}
              {label}
            </Link>
          ))}
        </nav>
      </Subhead>
      <FilterRows>
        <FilterRow
          label="只看"
          current={list.filters.show}
          options={[
            option('all', '全部', counts.all),
            option('attention', '要留意', counts.attention),
            option('suspicious', '可疑', counts.suspicious),
            option('offline', '断线', counts.offline),
            option('answering', '答题中', counts.answering),
            option('notBegun', '未开始', counts.notBegun),
            option('submitted', '已交', counts.submitted),
          ]}
        />
      </FilterRows>
      <List of={list} unit="人" empty={<NobodyHere isAll={counts.all === 0} />}>
        {(shown) =>
          isGrid ? <Cards rows={shown} now={of.now} open={open} /> : <RunTable of={of} rows={shown} onAct={onAct} />
        }
      </List>
    </section>
  );
}

const NobodyHere = ({ isAll }: { isAll: boolean }) =>
  isAll ? (
    <Empty title="还没有考生" note="在测评的考生页添加班级、单位或名单" />
  ) : (
    <Empty title="没有这样的考生" note="换一个条件看看" />
  );
