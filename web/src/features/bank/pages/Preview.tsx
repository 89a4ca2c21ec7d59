import { useState, lazy, Suspense } from 'react';
import * as question from '#contract/exam/question.ts';
import { isId } from '#contract/rules/id.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { letterOf, QuestionType } from '#contract/rules/questions.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import { reviewsOf } from '../../../shared/questions/reviewsOf.ts';
import type { ShownQuestion } from '../../../shared/questions/shownQuestion.ts';
import { useOptionKeys } from '../../../shared/questions/useOptionKeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { editHref } from '../parts/addresses.ts';
import { VersionList } from '../parts/editor/VersionList.tsx';
import { bankRoutes } from '../routes.ts';
import styles from './Preview.module.css';

const ReportDialog = lazy(() =>
  import('../../../shared/questions/ReportDialog.tsx').then((part) => ({ default: part.ReportDialog })),
);

/** Names the slots of the one question of the page. */
const ITEM = '1';

export const handle = bankRoutes.preview;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  const view = await answerOr(request, api.call(question.view, { id }));
  const { list } = await answerOr(request, api.call(question.versions, { id }));
  return { view, versions: list, statistics: await answerOr(request, api.call(question.statistics, { id })) };
}

/** A question as a candidate sees it; with the answers on a switch, on paper, and to say that it is wrong. */
export default function Preview({ loaderData }: PageProps<typeof loader>) {
  const { view, versions, statistics } = loaderData;
  const [isKeyShown, setKeyShown] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [answers, setAnswers] = useState<Record<string, Answer | null>>({});
  const { id, stem, analysis, points, knowledge } = view;
  const { questionType, body, key } = view.question;
  const name = knowledge.join('、');
  const shown = { questionType, body, stem } as ShownQuestion;
  const answer = (slot: string, given: Answer | null) => setAnswers((all) => ({ ...all, [slot]: given }));
  useOptionKeys(shown, answers[ITEM], isKeyShown ? undefined : (given) => answer(ITEM, given));
  return (
    <>
      <PageHead
        size="work"
        title="预览题目"
        note={`${view.authorName}，第 ${view.versionNo} 版`}
        actions={
          <span className={styles.acts}>
            <Switch label="显示答案" checked={isKeyShown} onChange={setKeyShown} />
            <Button onClick={() => globalThis.print()}>打印</Button>
            <Button onClick={() => setReporting(true)}>报告问题</Button>
            {view.isOwn === 1 ? (
              <LinkButton to={editHref(view)} variant="primary">
                编辑
              </LinkButton>
            ) : null}
          </span>
        }
      />
      <div className={styles.columns}>
        <div className={styles.paper}>
          <QuestionBody
            itemId={ITEM}
            number="1"
            question={shown}
            points={points}
            {...(name !== '' && { note: name })}
            answerOf={(slot) => answers[slot]}
            onAnswer={isKeyShown ? undefined : answer}
            reviewOf={isKeyShown ? reviewsOf({ itemId: ITEM, questionType, key, analysis }) : undefined}
          />
        </div>
        <aside className={styles.side}>
          <h2>答得怎样</h2>
          <FactList facts={factsOf(loaderData)} />
          {statistics.options.length > 0 ? <OptionCounts {...{ view, statistics }} /> : null}
          <VersionList view={view} versions={versions} />
        </aside>
      </div>
      <Suspense>{isReporting ? <ReportDialog questionId={id} onClose={() => setReporting(false)} /> : null}</Suspense>
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const factsOf = ({ view, statistics: { countAnswer, countUnanswered, averageShare } }: Loaded) => [
  { label: '用过', value: `${view.countUsed} 份试卷` },
  { label: '作答', value: countAnswer === 0 ? '还没有' : `${countAnswer} 次，空着 ${countUnanswered} 次` },
  { label: '得分率', value: averageShare === null ? '' : `${averageShare}%` },
];

function OptionCounts({ view, statistics }: Pick<Loaded, 'view' | 'statistics'>) {
  const { question: asked } = view;
  const names =
    asked.questionType === QuestionType.judge
      ? [
          { id: '1', name: '对' },
          { id: '0', name: '错' },
        ]
      : 'options' in asked.body
        ? asked.body.options.map(({ id }, index) => ({ id, name: letterOf(index) }))
        : [];
  const countOf = (id: string) => statistics.options.find(({ optionId }) => optionId === id)?.count ?? 0;
  return (
    <FactList
      label="各选项被选的次数"
      facts={names.map(({ id, name }) => ({ label: name, value: `${countOf(id)} 次` }))}
    />
  );
}
