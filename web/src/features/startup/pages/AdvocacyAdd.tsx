import { isId } from '#contract/rules/id.ts';
import * as desk from '#contract/startup/policyAdvocacyDesk.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { AdvocacyForm } from '../parts/AdvocacyForm.tsx';
import styles from '../parts/Policy.module.css';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.advocacyForm;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !isId(id)) throw missing();
  if (id !== null) return { form: await answerOr(request, api.call(desk.form, { id })) };
  // whoever may not write does not get the empty form either
  await answerOr(request, api.call(desk.list, { pageSize: 1 }));
  return { form: null };
}

/** Writes an article about policies. */
export default function AdvocacyAdd({ loaderData: { form } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead title={form ? '修改政策宣传' : '写政策宣传'} note="写到一半会自动留在这台设备上" />
      <div className={styles.form}>
        <AdvocacyForm key={form?.id ?? 'new'} row={form} />
      </div>
    </div>
  );
}
