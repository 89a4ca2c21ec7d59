import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LeaveGuard } from '../../../../kit/form/LeaveGuard.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { SaveState } from '../../../../ui/SaveState.tsx';
import { Steps } from '../../../../ui/Steps.tsx';
import { wizardPath } from '../addresses.ts';
import { roomAt } from '../list/rooms.ts';
import { StaffPart } from '../people/StaffPart.tsx';
import { CandidatesStep } from './CandidatesStep.tsx';
import { Checklist } from './Checklist.tsx';
import { factsOf, newFacts } from './facts.ts';
import { FactsStep } from './FactsStep.tsx';
import type { LoadedWizard } from './loadWizard.ts';
import { PaperStep } from './PaperStep.tsx';
import { PublishPart } from './PublishPart.tsx';
import { RulesStep } from './RulesStep.tsx';
import { useAssessment } from './useAssessment.ts';
import styles from './Wizard.module.css';

/** The paper that a draft was made with. */
const takenIn = (view: LoadedWizard['view']) => (view ? { id: view.paperId, paperName: view.paperName } : undefined);

const STEPS = ['信息与时间', '试卷', '考生', '规则与发布'];

/** Makes an assessment in four steps; what is decided is kept as one goes. */
export function WizardDesk({ loaded }: { loaded: LoadedWizard }) {
  const { view, papers, isMorePapers, sources, subjects, staff, checks } = loaded;
  const { pathname } = useLocation();
  const room = roomAt(pathname);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isMoving, setMoving] = useState(false);
  const desk = useAssessment({
    id: view?.id ?? '',
    revision: view?.revision ?? 0,
    facts: view ? factsOf(view) : newFacts(room.first),
  });
  const step = Math.min(STEPS.length, Math.max(1, Math.trunc(Number(search.get('step')) || 1)));
  const hrefOf = (to: number) => wizardPath(desk.id, room.base, to);
  const go = async (to: number) => {
    setMoving(true);
    if (await desk.flush()) await navigate(wizardPath(desk.idNow(), room.base, to), { preventScrollReset: false });
    setMoving(false);
  };
  return (
    <>
      <PageHead
        size="work"
        title={desk.facts.title || (room.base === '/account/homework' ? '布置作业' : '办一场测评')}
        note="填的随时保存成草稿，可以离开以后接着办"
        actions={<SaveState of={desk.saving} onRetry={desk.isOutdated ? undefined : () => void desk.flush()} />}
      />
      <div className={styles.steps}>
        <Steps steps={STEPS} current={step - 1} hrefOf={(index) => (desk.id === '' ? undefined : hrefOf(index + 1))} />
      </div>
      {desk.isOutdated ? (
        <Banner
          tone="warn"
          action={
            <Button size="sm" onClick={() => window.location.reload()}>
              载入新的
            </Button>
          }
        >
          这场测评在别处改过了，这里最后的修改没有保存
        </Banner>
      ) : null}
      {step === 1 ? <FactsStep desk={desk} kinds={room.kinds} grades={sources.grades} /> : null}
      {step === 2 ? <PaperStep desk={desk} papers={papers} isMore={isMorePapers} taken={takenIn(view)} /> : null}
      {step === 3 ? (
        <CandidatesStep desk={desk} sources={sources} countCandidate={view?.countCandidate ?? 0} subjects={subjects} />
      ) : null}
      {step === 4 ? (
        <div className={styles.fields}>
          <RulesStep desk={desk} />
          <StaffPart assessmentId={desk.id} staff={staff} />
          {checks ? <Checklist items={checks.items} hrefOf={hrefOf} /> : null}
        </div>
      ) : null}
      <div className={styles.end}>
        {step > 1 ? <Button onClick={() => void go(step - 1)}>上一步</Button> : null}
        {step < STEPS.length ? (
          <Button variant="primary" loading={isMoving} onClick={() => void go(step + 1)}>
            下一步
          </Button>
        ) : (
          <PublishPart
            desk={desk}
            base={room.base}
            countCandidate={view?.countCandidate ?? 0}
            isReady={checks?.isReady === 1}
          />
        )}
      </div>
      {desk.saving === 'failed' ? <LeaveGuard note="最后的修改还没有保存，离开后会丢失。" /> : null}
    </>
  );
}
