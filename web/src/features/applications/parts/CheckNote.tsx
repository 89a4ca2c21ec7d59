import { lazy, Suspense, useState } from 'react';
import type { mine } from '#contract/position/smartCheck.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './Jobs.module.css';

const AskHumanDialog = lazy(() =>
  import('./AskHumanDialog.tsx').then((module) => ({ default: module.AskHumanDialog })),
);

interface CheckNoteProps {
  id: string;
  result: NonNullable<OutputOf<typeof mine.output>['result']>;
}

/** That a rule looked at the application, what it found, and the way to a human. */
export function CheckNote({ id, result }: CheckNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const { isFit, lacks, checkedAt, askedAt, askText, answeredAt, answerText } = result;
  const facts = [
    { label: '检测', value: shownTime(checkedAt) },
    { label: '结果', value: isFit === 1 ? '合规则，提议进一步沟通' : `不合：${lacks.join('、')}` },
    { label: '请人看', value: askedAt === null ? '' : [shownTime(askedAt), askText].filter(Boolean).join('，') },
    { label: '答复', value: answeredAt === null ? '' : `${shownTime(answeredAt)}，${answerText}` },
  ];
  return (
    <section>
      <SectionHead
        title="规则看过你的投递"
        note="企业写的规则只提议，结果由人决定；你可以请人看一看"
        action={
          askedAt === null ? (
            <Button size="sm" onClick={() => setOpen(true)}>
              请人看一看
            </Button>
          ) : undefined
        }
      />
      <FactList label="规则的检测" facts={facts} />
      {askedAt !== null && answeredAt === null ? <p className={styles.quiet}>请过了，企业答复之后会发消息</p> : null}
      {isOpen ? (
        <Suspense>
          <AskHumanDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
