import { Plus } from 'lucide-react';
import type { StageView } from '#contract/course/typicalPosition.ts';
import { MOST_POSITION_STAGES } from '#contract/rules/abilities.ts';
import { moved } from '../../../shared/abilities/moved.ts';
import { StageCourses } from '../../../shared/abilities/StageCourses.tsx';
import { StageHead } from '../../../shared/abilities/StageHead.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import type { PlanDraft } from './usePlanDraft.ts';

/** Stages have no ids of their own: the place is what tells them apart. */
const placeKeys = Array.from({ length: MOST_POSITION_STAGES }, (_, index) => `stage ${index + 1}`);

/** The stages of the course system in their order. */
export function Stages({ draft }: { draft: PlanDraft }) {
  const { written, change } = draft;
  const { stages } = written;
  const add = () =>
    change({ stages: [...stages, { stageName: `第 ${stages.length + 1} 阶段`, intro: '', courses: [] }] });
  return (
    <div>
      {stages.map((stage, index) => (
        <Stage key={placeKeys[index]} draft={draft} stage={stage} index={index} />
      ))}
      {stages.length < MOST_POSITION_STAGES ? (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          添加阶段
        </Button>
      ) : null}
    </div>
  );
}

interface StageProps {
  draft: PlanDraft;
  stage: StageView;
  index: number;
}

function Stage({ draft: { written, change, errors }, stage, index }: StageProps) {
  const { stages, items } = written;
  const put = (part: Partial<StageView>) =>
    change({ stages: stages.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const taken = new Set(stages.flatMap(({ courses }) => courses.map(({ id }) => id)));
  const name = stage.stageName || `第 ${index + 1} 阶段`;
  return (
    <section className={styles.stage} aria-label={name}>
      <StageHead
        stage={stage}
        name={name}
        at={index}
        count={stages.length}
        errorOf={(field) => errors[`stages.${index}.${field}`]}
        put={put}
        onMove={(by) => change({ stages: moved(stages, index, by) })}
        onRemove={() => change({ stages: stages.filter((_, at) => at !== index) })}
      />
      <StageCourses
        name={name}
        courses={stage.courses}
        put={(courses) => put({ courses })}
        taken={taken}
        abilityIds={items.map(({ id }) => id)}
        error={errors[`stages.${index}.courseIds`] ?? errors['stages']}
      />
    </section>
  );
}
