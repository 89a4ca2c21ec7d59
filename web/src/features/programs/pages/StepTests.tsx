import { MOST_STAGE_TESTS } from '#contract/rules/programs.ts';
import { call } from '../../../kit/call.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { HandInButton, HandInPart } from '../../../shared/abilities/HandInPart.tsx';
import { TestPicker } from '../../../shared/abilities/TestPicker.tsx';
import { useHandIn } from '../../../shared/abilities/useHandIn.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { submitProgram } from '../parts/calls.ts';
import { loadProgram, placesOf } from '../parts/places.ts';
import { ProgramFrame } from '../parts/ProgramFrame.tsx';
import { useProgramDraft } from '../parts/useProgramDraft.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.fourth;

export const loader = ({ request, context }: LoaderArgs) => loadProgram({ request, context });

/** Step 4: how each stage is tested, and the handing in. */
export default function StepTests({ loaderData: { program } }: PageProps<typeof loader>) {
  const draft = useProgramDraft(program);
  const { stages } = draft.written;
  const places = placesOf(program.id);
  const handingIn = useHandIn({
    name: `programNote:${program.id}`,
    flush: draft.flush,
    send: async (note) => call(await submitProgram(), { id: program.id, note }),
    done: places.detail,
  });
  const taken = new Set(stages.flatMap(({ tests }) => tests.map(({ id }) => id)));
  return (
    <ProgramFrame program={program} draft={draft} step={3} last={<HandInButton of={handingIn} />}>
      {stages.map((stage, index) => (
        <section key={stage.key} className={styles.part} aria-label={`${stage.stageName}的测评`}>
          <SectionHead title={stage.stageName} note="考一考，就知道到了没有；可以先不选" />
          <TestPicker
            label={`给「${stage.stageName}」添加测评`}
            caption={`${stage.stageName}的测评`}
            tests={stage.tests}
            put={(tests) =>
              draft.change({ stages: stages.map((one) => (one.key === stage.key ? { ...one, tests } : one)) })
            }
            taken={taken}
            most={MOST_STAGE_TESTS}
            error={draft.errors[`stages.${index}.testIds`]}
          />
        </section>
      ))}
      <HandInPart of={handingIn} missing={program.missing} hrefOf={(step) => places.steps[step - 1] ?? places.list} />
    </ProgramFrame>
  );
}
