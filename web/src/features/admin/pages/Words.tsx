import { useState } from 'react';
import * as word from '#contract/system/adminWord.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { AddWords } from '../parts/AddWords.tsx';
import { wordList } from '../parts/addresses.ts';
import styles from '../parts/ListPage.module.css';
import { TryWords } from '../parts/TryWords.tsx';
import { WordFiles } from '../parts/WordFiles.tsx';
import { WordTable } from '../parts/WordTable.tsx';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.words;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, wordList, ({ filters: { keyword }, page }) =>
    context.get(apiContext).call(word.list, { keyword: keyword.slice(0, 60), pageCurrent: page }),
  );

/** What may not be said in chats, in the community and in live classes. */
export default function Words({ loaderData }: PageProps<typeof loader>) {
  const list = useList(wordList, loaderData);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
      添加敏感词
    </Button>
  );
  const clear = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      清除条件
    </LinkButton>
  );
  const nothing =
    list.filters.keyword === ''
      ? { title: '还没有敏感词', note: '没有词的时候，什么话都不会被拦下；可以一次粘贴很多行', action: add }
      : { title: '没有找到', note: '找的是词里的一部分，不分大小写与全角半角', action: clear };
  return (
    <>
      <PageHead
        size="work"
        title="敏感词"
        note="加上或者删掉以后马上生效，已经发出的内容不受影响"
        actions={<SearchInResults list={list} name="keyword" label="找一个词" />}
      />
      <div className={styles.filters}>
        <FactList label="怎样起作用" facts={facts} />
      </div>
      <div className={styles.filters}>
        <TryWords />
      </div>
      <div className={cx(styles.filters, styles.choices)}>
        {add}
        <WordFiles />
      </div>
      <List of={list} unit="个词" empty={<Empty {...nothing} />}>
        {(rows) => <WordTable rows={rows} />}
      </List>
      {isAdding ? <AddWords onClose={() => setAdding(false)} /> : null}
    </>
  );
}

const facts = [
  { label: '碰到的时候', value: '整条不让发出，在输入框下说明；不替换，也不打码' },
  { label: '聊天', value: '消息、群名与群公告；不告诉发的人是哪个词' },
  { label: '社区', value: '文章、提问、回答与评论；告诉写的人是哪几个字、从第几个字起' },
  { label: '直播课', value: '发言、公告、投票、举手的问题与房间名；不告诉是哪个词' },
  { label: '怎样算同一个词', value: '不分大小写与全角半角，中间隔着空格或标点也算' },
];
