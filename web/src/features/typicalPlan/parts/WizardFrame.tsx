import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Plan } from '#contract/course/typicalPlan.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { placesOf } from './places.ts';
import type { PlanDraft } from './usePlanDraft.ts';
import styles from './Wizard.module.css';

interface WizardFrameProps {
  base: string;
  plan: Plan;
  draft: PlanDraft;
  /** 0 to 2. */
  step: 0 | 1 | 2;
  /** What stands at the end instead of 下一步. */
  last?: ReactNode;
  children: ReactNode;
}

const names = ['岗位与能力', '课程体系', '测评与提交'] as const;

/** The frame of the three steps: how far, whether it is saved, and the way on, which waits until it is. */
export function WizardFrame({ base, plan, draft, step, last, children }: WizardFrameProps) {
  const places = placesOf(base, plan.id);
  const navigate = useNavigate();
  const go = async (to: string) => {
    if (await draft.flush()) void navigate(to);
  };
  const isWaiting = plan.draftState === DraftState.waiting;
  return (
    <>
      <PageHead
        size="work"
        title={draft.written.positionName || '典型岗位'}
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
        {plan.draftState === DraftState.refused ? <Banner tone="danger">审核不通过：{plan.auditOpinion}</Banner> : null}
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
