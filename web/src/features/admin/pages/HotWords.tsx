import { hotWord as hotWordFields } from '#contract/fields/console.ts';
import { useState } from 'react';
import * as hotWord from '#contract/system/adminHotWord.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { hotWordList } from '../parts/addresses.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { chooseWord, hotWordColumns } from '../parts/hotWordColumns.tsx';
import styles from '../parts/ListPage.module.css';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.hotWords;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return loadList(request, hotWordList, ({ filters: { choice }, page }) =>
    api.call(hotWord.list, { choice: choice === 'all' ? undefined : choice, pageCurrent: page }),
  );
}

/** What the search box shows as hot: counted, pinned by the operator, or taken out. */
export default function HotWords({ loaderData }: PageProps<typeof loader>) {
  const list = useList(hotWordList, loaderData);
  const [open, setOpen] = useState(false);
  const add = (
    <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
      置顶或移出一个词
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="热搜词" note="最近七天至少三位访客搜过、并且搜得到内容的词" actions={add} />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.choice}
            options={states.map((one) => ({ ...one, to: list.hrefOf({ filters: { choice: one.key } }) }))}
          />
        </FilterRows>
      </div>
      <List of={list} unit="个词" empty={<Empty {...nothing[list.filters.choice]} action={add} />}>
        {(rows) => (
          <Table
            className={styles.table}
            caption="热搜词"
            columns={hotWordColumns}
            rows={rows}
            rowKey={({ key }) => key}
          />
        )}
      </List>
      {open ? (
        <FormDialog
          title="置顶或移出一个词"
          note="还没有人搜过的词也可以先定下来。"
          submitLabel="保存"
          write={chooseWord}
          fixed={{}}
          initial={{ choice: 'pinned' }}
          table={hotWordFields}
          fields={[{ name: 'word' }, { name: 'choice', options: choices }]}
          done="保存成功"
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

const states = [
  { key: 'all', label: '全部' },
  { key: 'pinned', label: '置顶' },
  { key: 'hidden', label: '已移出' },
] as const;

const choices = [
  { value: 'pinned', label: '置顶，标着「推荐」' },
  { value: 'hidden', label: '移出热搜，谁搜也不再出现' },
];

const nothing = {
  all: { title: '还没有热搜词', note: '有三位访客搜过同一个词，它就会在这里；也可以先置顶几个' },
  pinned: { title: '没有置顶的词', note: '置顶的词排在最前面，最多五个' },
  hidden: { title: '没有移出的词', note: '不合适的词移出以后，谁搜也不再出现在热搜里' },
};
