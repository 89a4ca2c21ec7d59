import type { QuesCard } from '#contract/community/questionsShapes.ts';
import { quesPath } from '#contract/rules/ques.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { plainList } from './addresses.ts';

interface BloggerQuestionsProps {
  /** Whose they are. */
  name: string;
  rows: LoadedPage<QuesCard>;
  isAnswered: boolean;
}

/** What somebody asked, or answered. */
export function BloggerQuestions({ name, rows, isAnswered }: BloggerQuestionsProps) {
  const list = useList(plainList, rows);
  const toQuestions = (
    <LinkButton to="/question" size="sm" variant="primary">
      去看问答
    </LinkButton>
  );
  return (
    <List
      of={list}
      unit="个"
      empty={<Empty title={isAnswered ? '还没有回答过问题' : '还没有提过问题'} action={toQuestions} />}
    >
      {(cards) => (
        <RowList label={`${name}${isAnswered ? '回答过的问题' : '提的问题'}`}>
          {cards.map(({ id, title, summary, isSolved, countAnswer, gmtCreate }) => (
            <Row
              key={id}
              heading="h2"
              to={quesPath(id)}
              title={title}
              meta={[isSolved === 1 ? '已解决' : '等回答', `${countAnswer} 个回答`, shownTime(gmtCreate)].join('，')}
            >
              {summary ? <p>{summary}</p> : null}
            </Row>
          ))}
        </RowList>
      )}
    </List>
  );
}
