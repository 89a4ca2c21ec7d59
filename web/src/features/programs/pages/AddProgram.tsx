import { useNavigate } from 'react-router';
import { useState } from 'react';
import { program as fields } from '#contract/fields/program.ts';
import { NONE } from '#contract/rules/id.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { saveProgram } from '../parts/calls.ts';
import { placesOf } from '../parts/places.ts';
import { PositionChooser } from '../parts/PositionChooser.tsx';
import type { ChosenPosition } from '../parts/PositionChooser.tsx';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.add;

/** With a name there is a draft; with a typical position it begins with what that asks for. */
export default function AddProgram() {
  const navigate = useNavigate();
  const [position, setPosition] = useState<ChosenPosition | null>(null);
  const sending = useCallForm(saveProgram, {
    fields,
    initial: { programName: '', typicalPositionId: NONE },
    draft: 'program:new',
    onDone: async ({ id }) => {
      await navigate(placesOf(id).steps[0]!, { replace: true });
    },
  });
  const chosen = useField(sending.form, 'typicalPositionId');
  return (
    <>
      <PageHead size="work" title="新建学习方案" note="选一个典型岗位，就带上它的能力项与课程体系，再改成自己的" />
      <div className={styles.body}>
        <CallForm
          of={sending}
          label="新建学习方案"
          actions={
            <Button type="submit" variant="primary" loading={sending.sending}>
              开始编写
            </Button>
          }
        >
          <FormText form={sending.form} name="programName" placeholder="半年走到数据分析师" />
          <Field label={fields.typicalPositionId.label} error={sending.errorOf('typicalPositionId')}>
            <PositionChooser
              value={position}
              onChange={(next) => {
                setPosition(next);
                chosen.set(next?.id ?? NONE);
              }}
            />
          </Field>
        </CallForm>
      </div>
    </>
  );
}
