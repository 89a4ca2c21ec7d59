import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/system/adminHotWord.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import styles from './ListPage.module.css';
import type { FormCall } from './managed/kind.ts';

type Row = OutputOf<typeof list.output>['list'][number];

export const hotWordColumns: readonly Column<Row>[] = [
  {
    key: 'word',
    head: '词',
    cell: (row) => <TextLink to={`/search/str?${new URLSearchParams({ str: row.word })}`}>{row.word}</TextLink>,
  },
  { key: 'times', head: '七天里搜过', width: 130, cell: (row) => (row.times > 0 ? `${row.times} 次` : '人数还少') },
  { key: 'state', head: '状态', width: 130, cell: (row) => <State choice={row.choice} /> },
  { key: 'acts', head: '操作', width: 190, cell: (row) => <Acts row={row} /> },
];

export const chooseWord: FormCall = () => import('#contract/system/adminHotWord.ts').then((api) => api.save);
const forgetChoice: FormCall = () => import('#contract/system/adminHotWord.ts').then((api) => api.remove);

function State({ choice }: Pick<Row, 'choice'>) {
  if (choice === 'pinned') return <StatusDot tone="passed">置顶</StatusDot>;
  if (choice === 'hidden') return <StatusDot tone="failed">已移出</StatusDot>;
  return <StatusDot tone="idle">按次数排</StatusDot>;
}

function Acts({ row: { word, choice } }: { row: Row }) {
  return (
    <span className={styles.acts}>
      {choice === null ? (
        <ConfirmAct
          label="置顶"
          title={`置顶「${word}」`}
          note="它会排在热搜最前面，标着「推荐」"
          write={chooseWord}
          input={{ word, choice: 'pinned' }}
          done="置顶成功"
        />
      ) : (
        <ConfirmAct
          label={choice === 'pinned' ? '取消置顶' : '恢复'}
          title={choice === 'pinned' ? `取消置顶「${word}」` : `恢复「${word}」`}
          note="它会重新按搜索次数排，搜的人少就不出现"
          write={forgetChoice}
          input={{ word }}
          done={choice === 'pinned' ? '取消成功' : '恢复成功'}
        />
      )}
      {choice === 'hidden' ? null : (
        <ConfirmAct
          label="移出"
          danger
          title={`把「${word}」移出热搜`}
          note="以后谁搜它也不再出现在热搜里，搜索本身不受影响"
          write={chooseWord}
          input={{ word, choice: 'hidden' }}
          done="移出成功"
        />
      )}
    </span>
  );
}
