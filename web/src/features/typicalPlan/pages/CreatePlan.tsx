import { useLocation, useNavigate } from 'react-router';
import { typicalPlan } from '#contract/fields/ability.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { handleOf } from '../../../kit/page.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { savePlan } from '../parts/calls.ts';
import { baseAt, placesOf } from '../parts/places.ts';
import styles from '../../../shared/abilities/Wizard.module.css';
import { typicalPlanRoutes } from '../routes.ts';

export const handle = handleOf(typicalPlanRoutes);

/** With a name there is a draft; the rest is written step by step. */
export default function CreatePlan() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const base = baseAt(pathname);
  const sending = useCallForm(savePlan, {
    fields: typicalPlan,
    initial: { positionName: '' },
    draft: 'typicalPlan:new',
    onDone: async ({ id }) => {
      await navigate(placesOf(base, id).steps[0], { replace: true });
    },
  });
  return (
    <>
      <PageHead size="work" title="新建典型岗位" note="先起个名字，再写能力、课程与测评" />
      <div className={styles.body}>
        <CallForm
          of={sending}
          label="新建典型岗位"
          actions={
            <Button type="submit" variant="primary" loading={sending.sending}>
              开始编写
            </Button>
          }
        >
          <FormText form={sending.form} name="positionName" placeholder="数据分析师" />
        </CallForm>
      </div>
    </>
  );
}
