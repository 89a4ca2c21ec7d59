import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { programmeAppeal } from '#contract/fields/startProgramme.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { readerCode, scoreRule } from '#contract/rules/startProgrammes.ts';
import type * as application from '#contract/startup/application.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { toast } from '../../../ui/toast.ts';
import { GivenList } from './GivenList.tsx';
import styles from './Policy.module.css';
import own from './Programme.module.css';
import { sendAppeal } from './programmeCalls.ts';
import { appealWords } from './programmeWords.ts';

type View = OutputOf<typeof application.view.output>;

/** The score, how far its readers lie apart, and what each of them wrote. */
export function FeedbackPart({ view }: { view: View }) {
  const { feedback, appealState } = view;
  if (feedback === null) return null;
  const { score, spread, line, bound, resultNote, readings, appealUntil } = feedback;
  return (
    <section className={own.part} aria-labelledby="feedback">
      <SectionHead
        id="feedback"
        title="分数与意见"
        note={scoreRule(bound)}
        action={appealUntil === null ? null : <AppealButton id={view.id} until={appealUntil} />}
      />
      <Figures
        items={[
          { name: '得分', value: pointsText(score) },
          { name: '入选分数线', value: pointsText(line) },
          { name: '评阅人相差', value: pointsText(spread) },
        ]}
      />
      {resultNote === '' ? null : <p className={styles.words}>{resultNote}</p>}
      {appealState === null ? null : (
        <Banner>
          {appealWords[appealState]}
          {view.appealOpinion === '' ? '' : `：${view.appealOpinion}`}
        </Banner>
      )}
      <GivenList readings={readings} criteria={view.criteria} nameOf={(_, place) => readerCode(place)} />
    </section>
  );
}

function AppealButton({ id, until }: { id: string; until: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        申诉
      </Button>
      {isOpen ? <AppealDialog id={id} until={until} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AppealDialog({ id, until, onClose }: { id: string; until: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(sendAppeal, {
    fields: programmeAppeal,
    initial: { id, appealReason: '' },
    draft: `programmeAppeal:${id}`,
    onDone: async () => {
      toast('申诉已交，答复会发到消息里');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="对结果申诉"
      note={`${shownTime(until)} 之前可以申诉，一份申请一次；成立的再请一位没有评过的人评`}
      label="申诉"
      submitLabel="交申诉"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="appealReason" rows={5} />
    </FormDialog>
  );
}
