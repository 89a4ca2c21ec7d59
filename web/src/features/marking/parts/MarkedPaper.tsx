import { useState } from 'react';
import type { SittingPaper } from '#contract/exam/marking.ts';
import { redoGiven, wholeRemark } from '#contract/fields/marking.ts';
import { pointsText } from '#contract/rules/points.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import { Corrections } from '../../../shared/questions/Corrections.tsx';
import { languageOf } from '../../../shared/questions/languageOf.ts';
import { QuestionBody } from '../../../shared/questions/QuestionBody.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { deskPath, detailsPath } from './addresses.ts';
import { giveBack, sendRemark } from './calls.ts';
import { MarkBox } from './MarkBox.tsx';
import styles from './Paper.module.css';
import { SlotWords } from './SlotWords.tsx';

const WEEK_SECONDS = 7 * 86_400;

/** Everything one candidate answered, as their marker sees it. */
export function MarkedPaper({ paper }: { paper: SittingPaper }) {
  const [isGivingBack, setIsGivingBack] = useState(false);
  const open = paper.items.flatMap(({ answers }) => answers).filter(({ points }) => points === null).length;
  const total =
    paper.totalPoints === null
      ? `还有 ${open} 题待批`
      : `${pointsText(paper.totalPoints)} / ${pointsText(paper.fullPoints)} 分`;
  const late = paper.latePercent > 0 ? `，迟交扣 ${paper.latePercent}%` : '';
  return (
    <div className={cx('page', styles.room)}>
      <PageHead
        size="work"
        title={`${paper.name}的答卷`}
        note={`${paper.title}，${total}${late}`}
        actions={
          <>
            <LinkButton size="sm" to={`${deskPath(paper)}&tab=person`}>
              全部答卷
            </LinkButton>
            <LinkButton size="sm" to={detailsPath(paper.assessmentId)}>
              分析与公布
            </LinkButton>
            {paper.mayRedo === 1 ? (
              <Button size="sm" onClick={() => setIsGivingBack(true)}>
                退回重做
              </Button>
            ) : null}
          </>
        }
      />
      <ol className={styles.items}>
        {paper.items.map((item) => (
          <li key={item.itemId}>
            <Corrections number={item.number} corrections={item.corrections} />
            <QuestionBody
              question={item.question}
              itemId={item.itemId}
              number={item.number}
              points={item.fullPoints}
              answerOf={(slot) => item.answers.find((one) => one.slot === slot)?.answer}
              reviewOf={(slot) => {
                const answer = item.answers.find((one) => one.slot === slot);
                return answer
                  ? { key: answer.key, analysis: answer.analysis, earned: answer.points }
                  : { analysis: item.analysis };
              }}
            />
            {item.answers.map((answer, index) => (
              <div key={answer.answerId}>
                <SlotWords of={answer} language={languageOf(item.question)} />
                <MarkBox
                  answer={answer}
                  number={item.answers.length > 1 ? `${item.number}.${index + 1}` : item.number}
                  isLeader={paper.isLeader === 1}
                />
              </div>
            ))}
          </li>
        ))}
      </ol>
      <WholeRemark paper={paper} />
      {isGivingBack ? <RedoDialog sittingId={paper.sittingId} onClose={() => setIsGivingBack(false)} /> : null}
    </div>
  );
}

function WholeRemark({ paper: { sittingId, remark } }: { paper: SittingPaper }) {
  const finish = useFinish(() => undefined);
  const sending = useCallForm(sendRemark, {
    fields: wholeRemark,
    initial: { sittingId, remark },
    draft: `whole:${sittingId}`,
    onDone: () => finish('总评保存了'),
  });
  return (
    <section className={styles.whole}>
      <CallForm of={sending} label="总评">
        <FormTextarea form={sending.form} name="remark" rows={4} help="公布后考生会看到" />
        <Button type="submit" size="sm" loading={sending.sending}>
          保存总评
        </Button>
      </CallForm>
    </section>
  );
}

function RedoDialog({ sittingId, onClose }: { sittingId: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const [redoUntil] = useState(() => `${wireTimeIn(new Date(), WEEK_SECONDS).slice(0, 10)} 23:59:00`);
  const sending = useCallForm(giveBack, {
    fields: redoGiven,
    initial: { sittingId, remark: '', redoUntil },
    draft: `redo:${sittingId}`,
    onDone: () => finish('退回了，对方会收到消息'),
  });
  return (
    <FormDialog
      of={sending}
      title="退回重做"
      note="多给一次提交的机会，这一次交的保留着"
      label="退回重做"
      submitLabel="退回"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="remark" rows={4} required help="对方会看到" />
      <FormTime form={sending.form} name="redoUntil" help="原来的截止时间过了也可以；到那时为止先不展示答案" />
    </FormDialog>
  );
}
