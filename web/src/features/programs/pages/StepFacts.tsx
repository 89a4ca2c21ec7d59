import { program as fields } from '#contract/fields/program.ts';
import { NONE } from '#contract/rules/id.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { loadProgram } from '../parts/places.ts';
import { PositionChooser } from '../parts/PositionChooser.tsx';
import { ProgramFrame } from '../parts/ProgramFrame.tsx';
import { useProgramDraft } from '../parts/useProgramDraft.ts';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.first;

export const loader = ({ request, context }: LoaderArgs) => loadProgram({ request, context });

/** Step 1: what the plan is called, where it leads, who may join and when. */
export default function StepFacts({ loaderData: { program } }: PageProps<typeof loader>) {
  const draft = useProgramDraft(program);
  const { written, change, errors } = draft;
  const { typicalPositionId: id, typicalPositionName: positionName } = written;
  return (
    <ProgramFrame program={program} draft={draft} step={0}>
      <div className={styles.form}>
        <Field label={fields.programName.label} required error={errors['programName']}>
          <Input
            value={written.programName}
            maxLength={fields.programName.max}
            onChange={({ target }) => change({ programName: target.value })}
          />
        </Field>
        <Field
          label={fields.typicalPositionId.label}
          required
          help="学完就是往这里走"
          error={errors['typicalPositionId']}
        >
          <PositionChooser
            value={id === NONE ? null : { id, positionName }}
            onChange={(next) =>
              change({ typicalPositionId: next?.id ?? NONE, typicalPositionName: next?.positionName ?? '' })
            }
          />
        </Field>
        <Field label={fields.intro.label} required error={errors['intro']}>
          <Textarea
            value={written.intro}
            maxLength={fields.intro.max}
            rows={3}
            onChange={({ target }) => change({ intro: target.value })}
          />
        </Field>
        <Field label={fields.openDate.label} help="不填就一直可以加入" error={errors['openDate']}>
          <DateField value={written.openDate} onChange={(openDate) => change({ openDate })} />
        </Field>
        <Field label={fields.endDate.label} help="过了这一天不能再加入，加入过的接着学" error={errors['endDate']}>
          <DateField value={written.endDate} onChange={(endDate) => change({ endDate })} />
        </Field>
        <Field label={fields.seats.label} help="0 是不限" error={errors['seats']}>
          <NumberField
            value={written.seats}
            min={0}
            max={fields.seats.max}
            onChange={(seats) => change({ seats: seats ?? 0 })}
          />
        </Field>
      </div>
    </ProgramFrame>
  );
}
