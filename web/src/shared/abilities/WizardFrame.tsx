import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DraftState } from '#contract/rules/draftStates.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SaveState } from '../../ui/SaveState.tsx';
import type { Saving } from '../../ui/SaveState.tsx';
import { Steps } from '../../ui/Steps.tsx';
import styles from './Wizard.module.css';

interface Saved {
  saving: Saving;
  flush: () => Promise<boolean>;
  isElsewhere: boolean;
  takeNewest: () => Promise<void>;
}

interface WizardFrameProps {
  title: string;
  /** What the steps are called and where they are. */
  names: readonly string[];
  places: { steps: readonly string[]; detail: string };
  standing: { draftState: DraftState; auditOpinion: string };
  draft: Saved;
  /** From 0. */
  step: number;
  /** What stands at the end instead of 下一步. */
  last?: ReactNode;
  children: ReactNode;
}

/** The frame of the steps: how far, whether it is saved, and the way on, which waits until it is. */
export function WizardFrame(props: WizardFrameProps) {
  const { title, names, places, standing, draft, step, last, children } = props;
  const navigate = useNavigate();
  const go = async (to: string) => {
    if (await draft.flush()) void navigate(to);
  };
  const isWaiting = standing.draftState === DraftState.waiting;
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note="边写边存；审核通过之前，公开的还是原来的一版"
        actions={<SaveState of={draft.saving} onRetry={() => void draft.flush()} />}
      />
      <div className={styles.steps}>
        <Steps label="编写步骤" steps={[...names]} current={step} />
      </div>
      <div className={styles.said}>
        {isWaiting ? (
          <Banner
            tone="warn"
            action={
              <LinkButton to={places.detail} size="sm">
                查看审核
              </LinkButton>
            }
          >
            正在审核，不能修改；先撤回，改好再交
          </Banner>
        ) : null}
        {standing.draftState === DraftState.refused ? (
          <Banner tone="danger">审核不通过：{standing.auditOpinion}</Banner>
        ) : null}
        {draft.isElsewhere ? (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void draft.takeNewest()}>
                换成最新的
              </Button>
            }
          >
            这一份在别处改过了，这里写的还没有存
          </Banner>
        ) : null}
      </div>
      <fieldset className={styles.body} disabled={isWaiting}>
        <legend className="sr-only">{names[step]}</legend>
        {children}
      </fieldset>
      <div className={styles.next}>
        {step > 0 ? <Button onClick={() => void go(places.steps[step - 1]!)}>上一步</Button> : null}
        {last ?? (
          <Button variant="primary" onClick={() => void go(places.steps[step + 1]!)}>
            下一步
          </Button>
        )}
      </div>
    </>
  );
}
