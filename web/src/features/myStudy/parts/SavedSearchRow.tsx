import { useState } from 'react';
import type { SavedSearch } from '#contract/position/vacancySearch.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { newText } from '#contract/rules/vacancySearch.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './SavedSearchRow.module.css';
import { SearchNameDialog } from './SearchNameDialog.tsx';

const api = () => import('#contract/position/vacancySearch.ts');
const removeSearch = () => api().then(({ remove }) => remove);
const updateSearch = () => api().then(({ update }) => update);

/** One saved search: how much is new, and what can be done with it. */
export function SavedSearchRow({ row }: { row: SavedSearch }) {
  const { id, searchName, words, path, isAlert, seenAt, countNew } = row;
  const [asked, setAsked] = useState<'name' | 'remove' | null>(null);
  const removing = usePress(removeSearch);
  const updating = usePress(updateSearch);
  const close = () => setAsked(null);
  const turn = isAlert === 1 ? '不再发消息' : '有新职位时发消息';
  const remove = async () => {
    await removing.send({ id }, '删除成功');
    close();
  };
  return (
    <Row
      heading="h2"
      stacks
      to={path}
      title={searchName}
      tags={countNew > 0 ? <Tag tone="ok">{newText(countNew)}新职位</Tag> : null}
      meta={[words.join('，'), `${shownTime(seenAt)} 看过`, isAlert === 1 ? '' : '不发消息'].filter(Boolean).join('，')}
    >
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
      {asked === 'name' ? <SearchNameDialog row={row} onClose={close} /> : null}
      <AskFirst
        open={asked === 'remove'}
        title={`删除「${searchName}」`}
        note="不再告诉你有新职位，条件要重新选。"
        confirmLabel="删除"
        danger
        loading={removing.sending}
        loadingLabel="删除中"
        onConfirm={() => void remove()}
        onClose={close}
      />
    </Row>
  );
}
