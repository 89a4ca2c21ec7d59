import type { mine } from '#contract/community/questions.ts';
import type { list as recorded } from '#contract/community/questionsRecord.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { askPath } from '#contract/rules/ques.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { plain } from './addresses.ts';
import { QuesRow } from './QuesRow.tsx';

const ToQuestions = ({ to = '/question', words = '去看问答' }: { to?: string; words?: string }) => (
  <LinkButton to={to} size="sm" variant="primary">
    {words}
  </LinkButton>
);

type OwnRow = OutputOf<typeof mine.output>['list'][number];

/** What one asked, or answered. */
export function OwnQuestions({ rows, isAnswered }: { rows: LoadedPage<OwnRow>; isAnswered: boolean }) {
  const list = useList(plain, rows);
  const nothing = isAnswered ? (
    <Empty
      title="还没有回答过问题"
      note="会的可以答，被采纳还能得到悬赏"
      action={<ToQuestions words="看看等回答的" to="/question?tab=4" />}
    />
  ) : (
    <Empty title="还没有提过问题" note="有卡住的地方就问" action={<ToQuestions words="提问" to={askPath()} />} />
  );
  return (
    <List of={list} unit="个" empty={nothing}>
      {(cards) => (
        <RowList label={isAnswered ? '回答过的问题' : '我的提问'}>
          {cards.map((card) => (
            <QuesRow key={card.id} card={card} />
          ))}
        </RowList>
      )}
    </List>
  );
}

type RecordRow = OutputOf<typeof recorded.output>['list'][number];

/** What one follows or collected. */
export function Recorded({ rows, words }: { rows: LoadedPage<RecordRow>; words: string }) {
  const list = useList(plain, rows);
  return (
    <List
      of={list}
      unit="个"
      empty={<Empty title={`还没有${words}的问题`} note="在问题下面可以点" action={<ToQuestions />} />}
    >
      {(records) => (
        <RowList label={`${words}的问题`}>
          {records.map(({ id, question, title }) =>
            question ? (
              <QuesRow key={id} card={question} />
            ) : (
              <Row key={id} heading="h2" title={title || '没有标题'} meta="已经看不到了" />
            ),
          )}
        </RowList>
      )}
    </List>
  );
}
