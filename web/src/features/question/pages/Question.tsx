import { redirect } from 'react-router';
import { RewardState, AnswerSort, quesPath, QuesState } from '#contract/rules/ques.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useReader } from '../../../shared/community/useReader.ts';
import side from '../../../shared/community/Side.module.css';
import { cx } from '../../../ui/cx.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { AnswerPost } from '../parts/AnswerPost.tsx';
import { Briefs } from '../parts/Briefs.tsx';
import { readQuestion } from '../parts/calls.ts';
import { loadQuestion } from '../parts/load.ts';
import { MoreAnswers } from '../parts/MoreAnswers.tsx';
import styles from '../parts/Post.module.css';
import { QuestionPost } from '../parts/QuestionPost.tsx';
import type { Question as Asked } from '../parts/QuestionPost.tsx';
import { WriteAnswer } from '../parts/WriteAnswer.tsx';
import { questionRoutes } from '../routes.ts';

export const handle = questionRoutes.view;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/question');
  return loadQuestion(request, context.get(apiContext), params['id']);
};

/** One question and its answers, what it offers and what is like it beside them. */
export default function Question({ loaderData }: PageProps<typeof loader>) {
  const { question, answers, sortType } = loaderData;
  const { id } = question;
  useReader(id, readQuestion);
  const reward = question.reward?.rewardState === RewardState.held ? question.reward.points : 0;
  const path = quesPath(id);
  return (
    <>
      <div>
        <QuestionPost of={question} />
        <div className={styles.answersHead}>
          <h2>{question.countAnswer} 个回答</h2>
          {question.countAnswer > 1 ? (
            <nav aria-label="回答的次序">
              {AnswerSort.values.map((sort) => (
                <TextLink
                  key={sort}
                  to={sort === AnswerSort.votes ? path : `${path}?sort=${sort}`}
                  tone="quiet"
                  aria-current={sort === sortType ? 'page' : undefined}
                >
                  {AnswerSort.labels[sort]}
                </TextLink>
              ))}
            </nav>
          ) : null}
        </div>
        {answers.list.map((answer) => (
          <AnswerPost
            key={`${answer.id} ${answer.countComment}`}
            answer={answer}
            isAsker={question.isOwn === 1}
            reward={reward}
          />
        ))}
        <MoreAnswers
          key={`${id} ${sortType}`}
          questionId={id}
          sortType={sortType}
          totalPage={answers.totalPage}
          isAsker={question.isOwn === 1}
          reward={reward}
        />
        {question.quesState === QuesState.open ? <WriteAnswer key={id} questionId={id} reward={reward} /> : null}
      </div>
      <Beside of={question} />
    </>
  );
}

function Beside({ of: { reward, related, helpers } }: { of: Asked }) {
  if (!reward && related.length === 0 && helpers.length === 0) return null;
  return (
    <aside className={cx(side.side, styles.aside)} aria-label="悬赏与相近的问题">
      {reward ? (
        <section aria-labelledby="reward">
          <h2 id="reward">悬赏</h2>
          <p className={styles.points}>
            {reward.points} <small>积分</small>
          </p>
          <p>{rewardWords(reward)}</p>
        </section>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related">
          <h2 id="related">相近的问题</h2>
          <Briefs label="相近的问题" list={related} />
        </section>
      ) : null}
      {helpers.length > 0 ? (
        <section aria-labelledby="helpers">
          <h2 id="helpers">常答这类问题的人</h2>
          <RowList label="常答这类问题的人">
            {helpers.map((one) => (
              <Row
                key={one.userNo}
                dense
                lead={<Avatar name={one.userName} src={one.headImgUrl} size={32} />}
                title={one.userName}
                meta={`采纳 ${one.countAccepted} 次`}
              />
            ))}
          </RowList>
        </section>
      ) : null}
    </aside>
  );
}

function rewardWords({ rewardState, paidTo, dueTime }: NonNullable<Asked['reward']>): string {
  if (rewardState === RewardState.paid) return `已付给${paidTo || '回答的人'}。`;
  if (rewardState === RewardState.returned) return '已退回提问者。';
  return `由平台代为保管，采纳时付出；${dueTime.slice(0, 10)} 还没有采纳，就付给最有用的回答，没有合适的退回。`;
}
