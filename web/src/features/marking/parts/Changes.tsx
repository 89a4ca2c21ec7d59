import type { OutputOf } from '#contract/kit/schema.ts';
import type * as marking from '#contract/exam/marking.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Table } from '../../../ui/Table.tsx';
import { changeList } from './addresses.ts';
import { marks } from './figures.ts';

type Changed = OutputOf<typeof marking.changes.output>['list'][number];

/** Every change of marks that had been given. */
export function Changes({ changes }: { changes: LoadedPage<Changed> }) {
  const list = useList(changeList, changes);
  return (
    <List of={list} empty={<Empty title="没有改过分" note="已经定的分每次改动都会记在这里" />}>
      {(rows) => (
        <Table
          caption="改分记录"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', head: '考生', cell: ({ name }) => name },
            { key: 'number', head: '题', cell: ({ number }) => number },
            { key: 'points', head: '分数', cell: ({ before, after }) => `${marks(before)} → ${marks(after)}` },
            { key: 'reason', head: '原因', cell: ({ reason }) => reason },
            { key: 'actor', head: '谁改的', cell: ({ actorName }) => actorName },
            { key: 'at', head: '时间', cell: ({ at }) => at.slice(5, 16) },
          ]}
        />
      )}
    </List>
  );
}
