import { lazy, Suspense, useState } from 'react';
import type { BankScope, QuestionRow } from '#contract/exam/questionFacts.ts';
import type { QuestionFolder } from '#contract/exam/questionFolder.ts';
import { List } from '../../../../kit/list/List.tsx';
import { ListSearch } from '../../../../kit/list/ListSearch.tsx';
import { useList } from '../../../../kit/list/useList.ts';
import { useSelection } from '../../../../kit/list/useSelection.ts';
import { readBasket, writeBasket } from '../../../../shared/basket/basket.ts';
import { ExportQuestions } from '../../../../shared/basket/ExportQuestions.tsx';
import { BulkBar } from '../../../../ui/BulkBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { bankList } from '../addresses.ts';
import styles from './Bank.module.css';
import { BankFilters } from './BankFilters.tsx';
import type { LoadedBank } from './loadBank.ts';
import type { QuestionAct } from './QuestionActs.tsx';
import { QuestionItem } from './QuestionItem.tsx';

const BankDialogs = lazy(() => import('../dialogs/BankDialogs.tsx').then((part) => ({ default: part.BankDialogs })));

interface BankListProps {
  scope: BankScope;
  rows: LoadedBank['rows'];
  summary: LoadedBank['summary'];
  folders: readonly QuestionFolder[];
}

const sorts = [
  { value: 'newest', label: '最新的在前' },
  { value: 'used', label: '常用的在前' },
  { value: 'hardest', label: '得分低的在前' },
];

/** The questions with their filters; what is done to some of them happens in dialogs over it. */
export function BankList({ scope, rows, summary, folders }: BankListProps) {
  const list = useList(bankList, rows);
  const [act, setAct] = useState<{ act: QuestionAct; rows: readonly QuestionRow[] } | null>(null);
  const page = list.source.page?.list ?? [];
  const { chosen, selection, clear } = useSelection(page, idOf, nameOf);
  const isBin = scope === 'bin';
  const isFiltered = list.clearHref !== list.pageHref(1);
  const isOwn = chosen.every((row) => row.isOwn === 1);
  return (
    <section className={styles.list} aria-label="题目">
      <div className={styles.bar}>
        <ListSearch list={list} label="题干里的字" />
        <Select
          size="sm"
          aria-label="排序"
          options={sorts}
          value={list.sort}
          onChange={({ target }) => list.change({ sort: target.value })}
        />
      </div>
      <BankFilters list={list} summary={summary} isOwn={scope === 'own'} />
      <List
        of={list}
        unit="题"
        empty={isFiltered ? <NothingFound href={list.clearHref} /> : <NothingYet scope={scope} />}
      >
        {(all) => (
          <ul className={styles.rows}>
            {all.map((row) => (
              <QuestionItem
                key={row.id}
                row={row}
                isBin={isBin}
                selection={selection}
                onAct={(one) => setAct({ act: one, rows: [row] })}
              />
            ))}
          </ul>
        )}
      </List>
      <BulkBar count={chosen.length} total={page.length} unit="题" onAll={selection.toggleAll} onClear={clear}>
        {isBin ? null : <ExportQuestions of={{ ids: chosen.map(({ id }) => id) }} />}
        <BulkActs {...{ isBin, isOwn, chosen, clear }} onAct={(one) => setAct({ act: one, rows: chosen })} />
      </BulkBar>
      <Suspense>
        {act ? (
          <BankDialogs {...act} folders={folders} summary={summary} onClose={() => setAct(null)} onDone={clear} />
        ) : null}
      </Suspense>
    </section>
  );
}

const idOf = ({ id }: QuestionRow): string => id;
const nameOf = ({ title }: QuestionRow): string => title;

interface BulkActsProps {
  isBin: boolean;
  isOwn: boolean;
  chosen: readonly QuestionRow[];
  clear: () => void;
  onAct: (act: QuestionAct) => void;
}

function BulkActs({ isBin, isOwn, chosen, clear, onAct }: BulkActsProps) {
  const button = (act: QuestionAct, label: string) => (
    <Button
      key={act}
      size="sm"
      variant={act === 'remove' || act === 'purge' ? 'danger' : 'default'}
      onClick={() => onAct(act)}
    >
      {label}
    </Button>
  );
  if (isBin) return [button('restore', '还原'), button('purge', '彻底删除')];
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          putInBasket(chosen);
          clear();
        }}
      >
        入篮
      </Button>
      {isOwn
        ? [button('move', '移动'), button('tag', '改标签'), button('share', '共享'), button('remove', '删除')]
        : null}
    </>
  );
}

function putInBasket(rows: readonly QuestionRow[]): void {
  const basket = readBasket();
  const known = new Set(basket.map(({ questionId }) => questionId));
  const more = rows
    .filter(({ id }) => !known.has(id))
    .map(({ id: questionId, questionType, difficulty, points, title }) => {
      return { questionId, questionType, difficulty, points, title };
    });
  writeBasket([...basket, ...more]);
}

function NothingFound({ href }: { href: string }) {
  const clear = (
    <LinkButton to={href} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  return <Empty title="没有符合条件的题目" note="换个条件，或者看全部" action={clear} />;
}

function NothingYet({ scope }: { scope: BankScope }) {
  if (scope === 'bin') return <Empty title="回收站是空的" note="删除的题目在这里留 30 天，可以还原" />;
  if (scope === 'shared')
    return <Empty title="单位里还没有共享的题目" note="在我的题库里选中题目，点共享，同单位的老师就能用" />;
  const add = (
    <LinkButton to="/account/subject/add" size="sm" variant="primary">
      出一道题
    </LinkButton>
  );
  return <Empty title="题库里还没有题目" note="从第一道题开始：单选、多选、填空、解答等 12 种题型" action={add} />;
}
