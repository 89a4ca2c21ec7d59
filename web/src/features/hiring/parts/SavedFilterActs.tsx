import { lazy, Suspense, useState } from 'react';
import type { SavedFilter } from '#contract/position/talentSearch.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { removeFilter, updateFilter } from './calls.ts';
import styles from './Filter.module.css';

const FilterNameDialog = lazy(() =>
  import('./FilterNameDialog.tsx').then((module) => ({ default: module.FilterNameDialog })),
);

/** What can be done with the saved filter that is looked at. */
export function SavedFilterActs({ row }: { row: SavedFilter }) {
  const { id, searchName, isAlert } = row;
  const [asked, setAsked] = useState<'name' | 'remove' | null>(null);
  const removing = usePress(removeFilter);
  const updating = usePress(updateFilter);
  const close = () => setAsked(null);
  const turn = isAlert === 1 ? '不再发消息' : '有新的人时发消息';
  const remove = async () => {
    await removing.send({ id }, '删除成功，条件还在这一页');
    close();
  };
  return (
    <>
      <p className={styles.acts}>
        <Button size="sm" variant="text" aria-label={`给「${searchName}」改名`} onClick={() => setAsked('name')}>
          改名
        </Button>
        <Button
          size="sm"
          variant="text"
          loading={updating.sending}
          aria-label={`「${searchName}」${turn}`}
          onClick={() => void updating.send({ id, searchName, isAlert: isAlert === 1 ? 0 : 1 }, '修改成功')}
        >
          {turn}
        </Button>
        <Button size="sm" variant="text" aria-label={`删除「${searchName}」`} onClick={() => setAsked('remove')}>
          删除
        </Button>
      </p>
      {asked === 'name' ? (
        <Suspense>
          <FilterNameDialog row={row} onClose={close} />
        </Suspense>
      ) : null}
      <AskFirst
        open={asked === 'remove'}
        title={`删除「${searchName}」`}
        note="不再告诉你有新的人，条件要重新选。"
        confirmLabel="删除"
        danger
        loading={removing.sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={close}
      />
    </>
  );
}
