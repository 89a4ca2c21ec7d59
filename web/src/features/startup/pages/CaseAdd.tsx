import { isId } from '#contract/rules/id.ts';
import * as desk from '#contract/startup/typicalCaseDesk.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { CaseForm } from '../parts/CaseForm.tsx';
import styles from '../parts/Policy.module.css';
import { startCaseRoutes } from '../programmeRoutes.ts';

export const handle = startCaseRoutes.form;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return { form: await answerOr(request, context.get(apiContext).call(desk.form, { id })) };
}

/** Writes the story of a project. */
export default function CaseAdd({ loaderData: { form } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead
        title={`${form.projectName}的案例`}
        note="没有同意署名的人，公开的文字里也不会出现他的名字；写到一半会自动留在这台设备上"
      />
      <div className={styles.form}>
        <CaseForm key={form.id} row={form} />
      </div>
    </div>
  );
}
