import * as practice from '#contract/exam/practice.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { roundPath, wrongSpec } from '../parts/addresses.ts';
import { WrongRow } from '../parts/WrongRow.tsx';
import { practiceRoutes } from '../routes.ts';

export const handle = practiceRoutes.book;

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const [rows, mine] = await Promise.all([
    loadList(request, wrongSpec, ({ filters, page }) =>
      call(practice.wrongPage, { scope: filters.scope, pageCurrent: page }),
    ),
    answerOr(request, call(practice.summary, {})),
  ]);
  return { rows, mine };
}

/** What to practise today, the book of wrong answers, and the questions one starred. */
export default function WrongBook({ loaderData: { rows, mine } }: PageProps<typeof loader>) {
  const list = useList(wrongSpec, rows);
  const { scope } = list.filters;
  const tab = (key: 'wrong' | 'starred', label: string, count: number) => ({
    key,
    label,
    count,
    to: list.hrefOf({ filters: { scope: key } }),
  });
  return (
    <>
      <PageHead
        size="work"
        title="我的练习"
        note="做错的题在快忘记的时候再来，连对三次就移出错题本"
        actions={
          <>
            <LinkButton to={roundPath('daily')}>每日一练</LinkButton>
            <LinkButton to={roundPath('review')} variant="primary">
              复习 {mine.due} 题
            </LinkButton>
          </>
        }
      />
      <Figures
        items={[
          { name: '连续练习', value: mine.days, note: ' 天' },
          { name: '今天', value: mine.daily.done, note: ` / ${mine.daily.total} 题` },
          { name: '做过', value: mine.answered, note: ' 题次' },
          { name: '正确率', value: mine.rightRate === null ? '—' : `${mine.rightRate}%` },
        ]}
      />
      <Tabs
        label="题目"
        current={scope}
        items={[tab('wrong', '错题本', mine.wrong), tab('starred', '收藏的题', mine.starred)]}
      />
      <List of={list} unit="题" empty={<Nothing isWrong={scope === 'wrong'} />}>
        {(questions) => (
          <RowList label={scope === 'wrong' ? '错题' : '收藏的题'}>
            {questions.map((one) => (
              <WrongRow key={one.questionId} question={one} isWrong={scope === 'wrong'} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

const Nothing = ({ isWrong }: { isWrong: boolean }) => (
  <Empty
    title={isWrong ? '错题本是空的' : '还没有收藏的题'}
    note={isWrong ? '练习里做错的题会到这里来' : '练习时按题目右上角的书签'}
    action={
      <LinkButton to="/exam" size="sm" variant="primary">
        去练习
      </LinkButton>
    }
  />
);
