import { useState } from 'react';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { Desk } from './desk.ts';
import { labelOf, shownValue } from './labels.ts';
import styles from './Saving.module.css';
import { useDeskVersion } from './useDesk.ts';

/** Two devices wrote on the same field: both are shown, and nothing more of it is sent until somebody chooses. */
export function ConflictDialog({ desk }: { desk: Desk }) {
  useDeskVersion(desk);
  const [putOff, setPutOff] = useState<string>();
  const target = desk.targets().find((one) => desk.writer(one)?.state().kind === 'changed');
  const writer = target === undefined ? undefined : desk.writer(target);
  const state = writer?.state();
  if (target === undefined || !writer || state?.kind !== 'changed') return null;
  if (putOff === target) {
    const choose = (
      <Button size="sm" variant="text" onClick={() => setPutOff(undefined)}>
        去选
      </Button>
    );
    return (
      <Banner tone="warn" action={choose}>
        有一处在别处也改过，还没有选留下哪一份
      </Banner>
    );
  }
  const mine = writer.values();
  const decide = (which: 'mine' | 'theirs') => () => writer.decide(which);
  return (
    <Dialog
      open
      size="md"
      lightDismiss={false}
      title="这里在别处改过了"
      note="另一台设备或另一个窗口也改了同一处，请选择留下哪一份；选定之前两份都在。"
      onClose={() => setPutOff(target)}
      actions={
        <>
          <Button onClick={decide('theirs')}>用那边的</Button>
          <Button variant="primary" onClick={decide('mine')}>
            用我的
          </Button>
        </>
      }
    >
      {state.fields.map((field) => (
        <section key={field} className={styles.clash} aria-label={labelOf(target, field)}>
          <h3>{labelOf(target, field)}</h3>
          <div className={styles.sides}>
            <figure>
              <figcaption>我的</figcaption>
              <blockquote>{shownValue(field, mine[field])}</blockquote>
            </figure>
            <figure>
              <figcaption>那边的</figcaption>
              <blockquote>{shownValue(field, state.theirs.fields[field])}</blockquote>
            </figure>
          </div>
        </section>
      ))}
    </Dialog>
  );
}
