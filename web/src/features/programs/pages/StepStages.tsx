import { Plus } from 'lucide-react';
import { MOST_PROGRAM_STAGES } from '#contract/rules/programs.ts';
import { coverageOf } from '#contract/rules/typicalPlan.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { CoverageTable } from '../../../shared/abilities/CoverageTable.tsx';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { loadProgram } from '../parts/places.ts';
import { ProgramFrame } from '../parts/ProgramFrame.tsx';
import { StageEditor } from '../parts/StageEditor.tsx';
import { useProgramDraft } from '../parts/useProgramDraft.ts';
import type { Written } from '../parts/useProgramDraft.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.third;

export const loader = ({ request, context }: LoaderArgs) => loadProgram({ request, context });

/** Step 3: the stages, what comes before what, and whether the courses lead far enough. */
export default function StepStages({ loaderData: { program } }: PageProps<typeof loader>) {
  const draft = useProgramDraft(program);
  const { stages, items } = draft.written;
  const add = () => {
    const last = stages.at(-1);
    const stage = {
      key: freshKey(stages),
      stageName: `第 ${stages.length + 1} 阶段`,
      intro: '',
      needs: last ? [last.key] : [],
      hours: 0,
      credit: 0,
      beginDate: '',
      endDate: '',
      courses: [],
      tests: [],
    };
    draft.change({ stages: [...stages, stage] });
  };
  return (
    <ProgramFrame program={program} draft={draft} step={2}>
      <div>
        {stages.map((stage, index) => (
          <StageEditor key={stage.key} draft={draft} stage={stage} index={index} />
        ))}
        {stages.length < MOST_PROGRAM_STAGES ? (
          <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
            添加阶段
          </Button>
        ) : null}
      </div>
      {items.length > 0 && stages.length > 0 ? (
        <section className={styles.part} aria-labelledby="program-coverage">
          <SectionHead id="program-coverage" title="够不够" note="课程把每个能力项带到第几级" />
          <CoverageTable items={items} stages={stages} coverage={coverage(draft.written)} />
        </section>
      ) : null}
    </ProgramFrame>
  );
}

/** One that no stage has yet. */
function freshKey(stages: Written['stages']): string {
  let next = stages.length + 1;
  while (stages.some(({ key }) => key === `s${next}`)) next += 1;
  return `s${next}`;
}

const coverage = ({ items, stages }: Written) =>
  coverageOf(
    {
      items: items.map(({ id, abilityLevel, weight }) => ({ abilityId: id, abilityLevel, weight })),
      stages: stages.map(({ stageName, intro, courses }) => ({
        stageName,
        intro,
        courseIds: courses.map(({ id }) => id),
      })),
    },
    new Map(
      stages.flatMap(({ courses }) =>
        courses.map(({ id, raises }) => [
          id,
          raises.map((one) => ({ abilityId: one.id, abilityLevel: one.abilityLevel })),
        ]),
      ),
    ),
  );
