import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Explained } from '#contract/exam/result.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { pointsText } from '#contract/rules/points.ts';
import { Corrections } from '../../../shared/questions/Corrections.tsx';
import { languageOf } from '../../../shared/questions/languageOf.ts';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { resultPath } from './addresses.ts';
import { withdrawAppeal } from './calls.ts';
import { ObjectDialog } from './ObjectDialog.tsx';
import styles from './Paper.module.css';
import { SlotWords } from './SlotWords.tsx';

const ReportDialog = lazy(() =>
  import('../../../shared/questions/ReportDialog.tsx').then((part) => ({ default: part.ReportDialog })),
);

type Item = Explained['items'][number];
type Objection = Explained['appeals'][number];

interface About {
  answerId: string | null;
  name: string;
}

/** A candidate's own paper: what was answered, what it earned, and, once they may be shown, the answers. */
export function OwnPaper({ paper }: { paper: Explained }) {
  const [about, setAbout] = useState<About | null>(null);
  const [reported, setReported] = useState<string | null>(null);
  const { areMarksShown, areAnswersShown, appealUntil } = paper;
  const marks =
    areMarksShown && paper.totalPoints !== null
      ? `${pointsText(paper.totalPoints)} / ${pointsText(paper.fullPoints)} 分`
      : '待批改';
  const answers = areAnswersShown ? '' : '，答案与解析还没有到展示的时候';
  const until = appealUntil === null ? null : `${appealUntil.slice(0, 16)} 以前可以申诉`;
  return (
    <div className={cx('page', styles.room)}>
      <PageHead
        size="work"
        title={paper.title}
        note={`${marks}${answers}`}
        actions={
          <LinkButton size="sm" to={resultPath(paper.sittingId, paper.assessmentKind)}>
            成绩
          </LinkButton>
        }
      />
      {paper.remark ? (
        <section className={styles.words} aria-label="总评">
          <p>
            <b>总评</b>
            {paper.remark}
          </p>
        </section>
      ) : null}
      <p className={styles.acts}>
        {until === null ? null : (
          <>
            <span>{until}</span>
            <Objecting
              name="整份答卷"
              appeals={paper.appeals.filter(({ answerId }) => answerId === null)}
              onObject={() => setAbout({ answerId: null, name: '整份答卷' })}
            />
          </>
        )}
      </p>
      <ol className={styles.items}>
        {paper.items.map((item) => (
          <li key={item.itemId}>
            <One item={item} paper={paper} />
            <p className={styles.acts}>
              <Button
                size="sm"
                variant="text"
                icon={<Flag size={14} aria-hidden="true" />}
                aria-label={`报告第 ${item.number} 题的错误`}
                onClick={() => setReported(item.questionId)}
              >
                报告错误
              </Button>
            </p>
            {until === null
              ? null
              : item.answers.map(({ answerId }, index) => {
                  const name = `第 ${item.answers.length > 1 ? `${item.number}.${index + 1}` : item.number} 题`;
                  return (
                    <p key={answerId} className={styles.acts}>
                      <Objecting
                        name={name}
                        appeals={paper.appeals.filter((one) => one.answerId === answerId)}
                        onObject={() => setAbout({ answerId, name })}
                      />
                    </p>
                  );
                })}
          </li>
        ))}
      </ol>
      {reported === null ? null : (
        <Suspense>
          <ReportDialog questionId={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
      {about ? <ObjectDialog sittingId={paper.sittingId} about={about} onClose={() => setAbout(null)} /> : null}
    </div>
  );
}

function One({ item, paper }: { item: Item; paper: Explained }) {
  return (
    <>
      <Corrections number={item.number} corrections={item.corrections} />
      <QuestionBody
        question={item.question}
        itemId={item.itemId}
        number={item.number}
        points={item.fullPoints}
        note={item.knowledge.join('、') || undefined}
        answerOf={(slot) => item.answers.find((one) => one.slot === slot)?.answer}
        reviewOf={(slot) => {
          const answer = item.answers.find((one) => one.slot === slot);
          if (!answer) return { analysis: item.analysis };
          const earned = paper.areMarksShown === 1 ? answer.points : undefined;
          return { key: answer.key, analysis: answer.analysis, earned };
        }}
      />
      {item.answers.map((answer) => (
        <SlotWords key={answer.answerId} of={answer} language={languageOf(item.question)} />
      ))}
    </>
  );
}

interface ObjectProps {
  name: string;
  appeals: readonly Objection[];
  onObject: () => void;
}

/** The objection to one thing: make it, take it back, or what became of it. */
function Objecting({ name, appeals, onObject }: ObjectProps) {
  const press = usePress(withdrawAppeal);
  const waiting = appeals.find(({ auditStatus }) => auditStatus === AppealState.waiting);
  const decided = appeals.find(({ auditOpinion }) => auditOpinion !== '');
  return (
    <>
      {decided ? (
        <>
          <Tag tone={decided.auditStatus === AppealState.granted ? 'ok' : 'neutral'}>
            申诉{AppealState.labels[decided.auditStatus]}
          </Tag>
          <span>{decided.auditOpinion}</span>
        </>
      ) : null}
      {waiting ? (
        <>
          <Tag tone="info">申诉待处理</Tag>
          <Button size="sm" loading={press.sending} onClick={() => void press.send({ id: waiting.id }, '撤回了')}>
            撤回申诉
          </Button>
        </>
      ) : (
        <Button size="sm" variant="text" aria-label={`对${name}申诉`} onClick={onObject}>
          申诉
        </Button>
      )}
    </>
  );
}
