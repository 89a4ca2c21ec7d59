import { useState } from 'react';
import { ProgrammePhase, ProgrammeState } from '#contract/rules/startProgrammes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Policy.module.css';
import { arrangeReaders, beginReading } from './programmeCalls.ts';
import type { Overview } from './ReadersPart.tsx';
import { AnnounceDialog, CancelDialog, ExtendDialog } from './RunDialogs.tsx';

type Opened = 'extend' | 'announce' | 'cancel';

const { open, reading, published } = ProgrammeState;

/** What can be done with a programme where it stands; the same as `programmeSteps` allows. */
export function RunActs({ overview }: { overview: Overview }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { id, programmeState: state, phase, countShort, countApplied } = overview;
  const begin = usePress(beginReading);
  const arrange = usePress(arrangeReaders);
  const mayBegin = state === open && phase === ProgrammePhase.reading && countApplied > 0;
  const isRunning = state === open || state === reading;
  return (
    <div className={styles.acts}>
      {mayBegin ? (
        <Button
          variant="primary"
          loading={begin.sending}
          loadingLabel="分派中"
          onClick={() => void begin.send({ id }, '开始评阅，评阅人会收到消息')}
        >
          开始评阅
        </Button>
      ) : null}
      {(state === reading || state === published) && countShort > 0 ? (
        <Button
          loading={arrange.sending}
          loadingLabel="分派中"
          onClick={() => void arrange.send({ id }, '能分的都分了')}
        >
          补上缺的评阅人
        </Button>
      ) : null}
      {state === reading ? (
        <Button variant="primary" onClick={() => setOpened('announce')}>
          公布结果
        </Button>
      ) : null}
      {isRunning ? <Button onClick={() => setOpened('extend')}>延期</Button> : null}
      {isRunning ? (
        <Button variant="text" onClick={() => setOpened('cancel')}>
          取消征集
        </Button>
      ) : null}
      {opened === 'extend' ? <ExtendDialog overview={overview} onClose={() => setOpened(null)} /> : null}
      {opened === 'announce' ? <AnnounceDialog overview={overview} onClose={() => setOpened(null)} /> : null}
      {opened === 'cancel' ? <CancelDialog overview={overview} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
