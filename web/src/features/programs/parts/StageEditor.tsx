import type { ProgramStageView } from '#contract/course/programShapes.ts';
import { MOST_STAGE_CREDIT, MOST_STAGE_HOURS } from '#contract/rules/programs.ts';
import { moved } from '../../../shared/abilities/moved.ts';
import { StageCourses } from '../../../shared/abilities/StageCourses.tsx';
import { StageHead } from '../../../shared/abilities/StageHead.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { ProgramDraft } from './useProgramDraft.ts';

interface StageEditorProps {
  draft: ProgramDraft;
  stage: ProgramStageView;
  index: number;
}

/** One stage: what it is called, what has to be done first, its courses, hours, credits and days. */
export function StageEditor({ draft: { written, change, errors }, stage, index }: StageEditorProps) {
  const { stages, items } = written;
  const errorOf = (name: string) => errors[`stages.${index}.${name}`];
  const put = (part: Partial<ProgramStageView>) =>
    change({ stages: stages.map((one) => (one.key === stage.key ? { ...one, ...part } : one)) });
  const name = stage.stageName || `第 ${index + 1} 阶段`;
  const removeStage = () =>
    change({
      stages: stages
        .filter(({ key }) => key !== stage.key)
        .map((one) => ({ ...one, needs: one.needs.filter((need) => need !== stage.key) })),
    });
  return (
    <section className={styles.stage} aria-label={name}>
      <StageHead
        stage={stage}
        name={name}
        at={index}
        count={stages.length}
        errorOf={errorOf}
        put={put}
        onMove={(by) => change({ stages: moved(stages, index, by) })}
        onRemove={removeStage}
      />
      <Needs stage={stage} stages={stages} put={put} error={errorOf('needs')} />
      <div className={styles.lists}>
        <Field label="学时" required error={errorOf('hours')}>
          <NumberField
            value={stage.hours}
            min={0}
            max={MOST_STAGE_HOURS}
            onChange={(hours) => put({ hours: hours ?? 0 })}
          />
        </Field>
        <Field label="学分" error={errorOf('credit')}>
          <NumberField
            value={stage.credit / 10}
            min={0}
            max={MOST_STAGE_CREDIT / 10}
            step={0.5}
            onChange={(credit) => put({ credit: Math.round((credit ?? 0) * 10) })}
          />
        </Field>
        <Field label="从哪天开始" error={errorOf('beginDate')}>
          <DateField value={stage.beginDate} onChange={(beginDate) => put({ beginDate })} />
        </Field>
        <Field label="到哪天结束" error={errorOf('endDate')}>
          <DateField value={stage.endDate} onChange={(endDate) => put({ endDate })} />
        </Field>
      </div>
      <StageCourses
        name={name}
        courses={stage.courses}
        put={(courses) => put({ courses })}
        taken={new Set(stages.flatMap(({ courses }) => courses.map(({ id }) => id)))}
        abilityIds={items.map(({ id }) => id)}
        error={errorOf('courseIds') ?? errors['stages']}
      />
    </section>
  );
}

interface NeedsProps {
  stage: ProgramStageView;
  stages: readonly ProgramStageView[];
  put: (part: Partial<ProgramStageView>) => void;
  error: string | undefined;
}

/** Which of the other stages come first. */
function Needs({ stage, stages, put, error }: NeedsProps) {
  const others = stages.filter(({ key }) => key !== stage.key);
  if (others.length === 0) return null;
  const toggle = (key: string) =>
    put({ needs: stage.needs.includes(key) ? stage.needs.filter((need) => need !== key) : [...stage.needs, key] });
  return (
    <Field group label="先完成" help="不选就随时可以开始" error={error}>
      <div className={styles.lists}>
        {others.map(({ key, stageName }) => (
          <Checkbox
            key={key}
            label={stageName || '没有名称的阶段'}
            checked={stage.needs.includes(key)}
            onChange={() => toggle(key)}
          />
        ))}
      </div>
    </Field>
  );
}
