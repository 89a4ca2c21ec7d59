import { useNavigate } from 'react-router';
import { incubationBase, incubationBaseMore } from '#contract/fields/incubation.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isId } from '#contract/rules/id.ts';
import * as baseDesk from '#contract/startup/baseDesk.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FormRegion } from '../../../kit/region/FormRegion.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { toast } from '../../../ui/toast.ts';
import { placesPath } from '../parts/addresses.ts';
import { saveBase } from '../parts/calls.ts';
import styles from '../parts/Incubation.module.css';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.baseForm;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  if (id === null) return { form: null };
  if (!isId(id)) throw missing();
  return { form: await answerOr(request, context.get(apiContext).call(baseDesk.form, { id })) };
}

/** Writes a base. */
export default function BaseAdd({ loaderData: { form } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead title={form ? '修改基地' : '建基地'} note="工位与会议室在保存之后加；写到一半会自动留在这台设备上" />
      <div className={styles.form}>
        <BaseForm key={form?.id ?? 'new'} row={form} />
      </div>
    </div>
  );
}

const blank = { baseName: '', regionCode: '', address: '', openText: '', intro: '', contact: '', isShown: 1 as 0 | 1 };

function BaseForm({ row }: { row: OutputOf<typeof baseDesk.form.output> | null }) {
  const navigate = useNavigate();
  const sending = useCallForm(saveBase, {
    fields: { ...incubationBase, ...incubationBaseMore },
    initial: row ?? { id: '0', ...blank },
    draft: `incubationBase:${row?.id ?? 'new'}`,
    onDone: async ({ id }) => {
      toast('保存成功');
      await navigate(placesPath(id));
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="孵化基地"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      }
    >
      <FormText form={form} name="baseName" placeholder="南湖创客楼" />
      <FormRegion form={form} name="regionCode" />
      <FormText form={form} name="address" placeholder="南湖路 8 号三楼" />
      <FieldPair>
        <FormText form={form} name="openText" placeholder="每天 8:00–22:00" />
        <FormText form={form} name="contact" placeholder="三楼前台，或一个电话" />
      </FieldPair>
      <FormTextarea form={form} name="intro" rows={5} placeholder="有什么设备，适合做什么，怎么进来" />
      <FormCheckbox
        form={form}
        name="isShown"
        sentence="谁都看得到在哪里、什么时候开门、还有几个空工位"
        values={[1, 0]}
      />
    </CallForm>
  );
}
