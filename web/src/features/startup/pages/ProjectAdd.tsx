import { isId } from '#contract/rules/id.ts';
import * as project from '#contract/startup/project.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ProjectForm } from '../parts/ProjectForm.tsx';
import styles from '../parts/Policy.module.css';
import { startProjectRoutes } from '../routes.ts';

export const handle = startProjectRoutes.form;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  if (id === null) return { form: null };
  if (!isId(id)) throw missing();
  return { form: await answerOr(request, context.get(apiContext).call(project.form, { id })) };
}

/** Writes a project. */
export default function ProjectAdd({ loaderData: { form } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead title={form ? '修改项目' : '建项目'} note="每一部分都可以选给谁看；写到一半会自动留在这台设备上" />
      <div className={styles.form}>
        <ProjectForm key={form?.id ?? 'new'} row={form} />
      </div>
    </div>
  );
}
