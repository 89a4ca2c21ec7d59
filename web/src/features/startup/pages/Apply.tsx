import { redirect } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { startProgrammePath } from '#contract/rules/pagePaths.ts';
import * as application from '#contract/startup/application.ts';
import { NOT_OPEN } from '#contract/startup/programmeFailures.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PROJECT_ADD } from '../parts/addresses.ts';
import { ApplicationForm } from '../parts/ApplicationForm.tsx';
import styles from '../parts/Policy.module.css';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.apply;

export async function loader({ request, context }: LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const programmeId = search.get('programmeId') ?? '';
  const id = search.get('id') ?? NONE;
  if (!isId(programmeId) || !(id === NONE || isId(id))) throw missing();
  const asked = context.get(apiContext).call(application.form, { programmeId, id });
  // what is not open any more is told of on its own page
  const form = asked.catch((error: unknown) => {
    if (error instanceof CallError && error.code === NOT_OPEN.code) throw redirect(startProgrammePath(programmeId));
    throw error;
  });
  return { form: await answerOr(request, form) };
}

/** Applies for a programme with one of the own projects. */
export default function Apply({ loaderData: { form } }: PageProps<typeof loader>) {
  const { programme, projects } = form;
  return (
    <div className="page">
      <PageHead
        title={`申请「${programme.title}」`}
        note={`${programme.applyUntil} 截止，之前都可以改；写到一半会自动留在这台设备上`}
      />
      {projects.length === 0 ? (
        <Empty
          title="还没有可以用来申请的项目"
          note="先建一个项目，写清楚解决什么问题、怎么做"
          action={
            <LinkButton to={PROJECT_ADD} variant="primary">
              建项目
            </LinkButton>
          }
        />
      ) : (
        <div className={styles.form}>
          <ApplicationForm key={`${programme.id}:${form.id}`} form={form} />
        </div>
      )}
    </div>
  );
}
