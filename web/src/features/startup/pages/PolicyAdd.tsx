import { isId } from '#contract/rules/id.ts';
import * as desk from '#contract/startup/policyDesk.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PolicyForm } from '../parts/PolicyForm.tsx';
import styles from '../parts/Policy.module.css';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.form;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !isId(id)) throw missing();
  if (id !== null) return { form: await answerOr(request, api.call(desk.form, { id })) };
  // whoever may not write does not get the empty form either
  await answerOr(request, api.call(desk.list, { pageSize: 1 }));
  return { form: null };
}

/** Writes a policy, or its next version. */
export default function PolicyAdd({ loaderData: { form } }: PageProps<typeof loader>) {
  const isNext = form !== null && form.version > 0;
  return (
    <div className="page">
      <PageHead
        title={isNext ? `写第 ${form.version + 1} 版` : form ? '修改政策草稿' : '写创业政策'}
        note="先用大白话说清楚，再写给谁、怎么申请；写到一半会自动留在这台设备上"
      />
      <div className={styles.form}>
        <PolicyForm key={form?.id ?? 'new'} row={form} />
      </div>
    </div>
  );
}
