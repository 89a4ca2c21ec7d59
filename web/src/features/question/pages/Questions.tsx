import { CircleHelp, Rss } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { moderationPath } from '#contract/rules/blog.ts';
import { askPath, QuesTab } from '#contract/rules/ques.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { Marked } from '../../../kit/Marked.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Endless } from '../../../shared/community/Endless.tsx';
import styles from '../../../shared/community/Side.module.css';
import { Chip } from '../../../ui/Chip.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadQuestions } from '../parts/load.ts';
import { moreOf } from '../parts/moreOf.ts';
import { QuesRow } from '../parts/QuesRow.tsx';
import { questionRoutes } from '../routes.ts';

export const handle = questionRoutes.home;

export const loader = ({ request, context }: LoaderArgs) => loadQuestions(request, context.get(apiContext));

/** What people ask: latest, hot, or waiting for an answer; by label, or by words. */
export default function Questions({ loaderData }: PageProps<typeof loader>) {
  const { listType, labelId, labelName, words, first, labels, found } = loaderData;
  const navigate = useNavigate();
  const more = useMemo(() => moreOf({ listType, labelId }), [listType, labelId]);
  const tabs = [
    ...QuesTab.values.map((tab) => ({ key: String(tab), label: QuesTab.labels[tab], to: addressOf(tab, labelId) })),
    { key: 'mine', label: '我的', to: '/account/ques' },
  ];
  return (
    <>
      <div>
        <PageHead
          title="问答"
          note="把卡住的地方说清楚，学过、教过和做过的人来答"
          actions={
            <LinkButton to={askPath()} size="sm" variant="primary" icon={<CircleHelp size={16} aria-hidden="true" />}>
              提问
            </LinkButton>
          }
        />
        <WordSearch
          key={words}
          label="搜索问题"
          words={words}
          maxLength={100}
          onSearch={(typed) =>
            void navigate(typed ? `/question?${new URLSearchParams({ title: typed })}` : '/question')
          }
        />
        {found ? (
          <Found words={words} list={found.list} />
        ) : (
          <>
            <Tabs label="问答" items={tabs} current={String(listType)} />
            {labelName ? (
              <p className={styles.labels}>
                <Chip label={labelName} removeTo={addressOf(listType)} />
              </p>
            ) : null}
            {first.list.length === 0 ? (
              <Empty
                title={listType === QuesTab.unanswered ? '没有等回答的问题' : '还没有问题'}
                note="有卡住的地方可以先提一个"
                action={<Ask />}
              />
            ) : (
              <Endless key={`${listType} ${labelId}`} label="问题" unit="个" first={first} more={more}>
                {(card) => <QuesRow key={card.id} card={card} />}
              </Endless>
            )}
          </>
        )}
      </div>
      <aside className={styles.side} aria-label="标签与订阅">
        {labels.length > 0 ? (
          <section aria-labelledby="labels">
            <h2 id="labels" className={styles.name}>
              常用标签
            </h2>
            <p className={styles.labels}>
              {labels.map(({ id, labelName: name, countUse }) => (
                <TextLink key={id} to={addressOf(listType, id)}>
                  {name} {countUse}
                </TextLink>
              ))}
            </p>
          </section>
        ) : null}
        <TextLink to={moderationPath} tone="quiet">
          社区管理的公开数字
        </TextLink>
        <a href="/question/rss.xml" className={styles.rss}>
          <Rss size={16} aria-hidden="true" /> 用 RSS 订阅
        </a>
      </aside>
    </>
  );
}

type FoundCard = NonNullable<Awaited<ReturnType<typeof loadQuestions>>['found']>['list'][number];

function Found({ words, list }: { words: string; list: readonly FoundCard[] }) {
  if (list.length === 0)
    return <Empty title="没有找到相关的问题" note={`没有人问过「${words}」，可以提一个`} action={<Ask />} />;
  return (
    <RowList label="找到的问题">
      {list.map((card) => (
        <QuesRow key={card.id} card={card} title={<Marked text={card.title} marks={card.titleMarks} />} />
      ))}
    </RowList>
  );
}

const Ask = () => (
  <LinkButton to={askPath()} size="sm" variant="primary">
    提问
  </LinkButton>
);

function addressOf(tab: QuesTab, labelId?: string): string {
  const query = new URLSearchParams(tab === QuesTab.latest ? {} : { tab: String(tab) });
  if (labelId !== undefined) query.set('label', labelId);
  return query.size > 0 ? `/question?${query}` : '/question';
}
