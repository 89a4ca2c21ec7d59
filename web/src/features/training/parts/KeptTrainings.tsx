import type { TrainingRow } from '#contract/user/training.ts';
import { TaskPhase } from '#contract/rules/tasks.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { EDIT, keptList } from './addresses.ts';
import styles from './Training.module.css';
import { TrainingRows } from './TrainingRows.tsx';

const phases = ['', ...TaskPhase.values.map(String)];

/** The practical projects of the offerings somebody teaches or manages. */
export function KeptTrainings({ rows }: { rows: LoadedPage<TrainingRow> }) {
  const list = useList(keptList, rows);
  const create = (
    <LinkButton size="sm" variant="primary" to={EDIT}>
      布置实训
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="实训"
        note="给一个开课布置，学员进环境里做，交报告，你打分或者让他重做"
        actions={create}
      />
      <Tabs
        label="实训的状态"
        current={list.filters.phase}
        items={phases.map((key) => ({
          key,
          label: key === '' ? '全部' : TaskPhase.labels[Number(key) as TaskPhase],
          to: list.hrefOf({ filters: { phase: key } }),
        }))}
      />
      <div className={styles.bar}>
        <ListSearch list={list} label="实训名称" />
      </div>
      <List
        of={list}
        unit="个"
        empty={
          <Nothing
            list={list}
            conditions={['phase', 'keyword']}
            title="还没有实训"
            note="布置以后，学员会收到消息"
            action={create}
          />
        }
      >
        {(shown) => <TrainingRows rows={shown} />}
      </List>
    </>
  );
}
