import { isId } from '#contract/rules/id.ts';
import { startProgrammePath } from '#contract/rules/pagePaths.ts';
import { applicationCode, ProgrammeState } from '#contract/rules/startProgrammes.ts';
import * as application from '#contract/startup/application.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ApplicationTexts } from '../parts/ApplicationTexts.tsx';
import { FeedbackPart } from '../parts/FeedbackPart.tsx';
import own from '../parts/Programme.module.css';
import { standingOf } from '../parts/programmeWords.ts';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.application;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return { view: await answerOr(request, context.get(apiContext).call(application.view, { id })) };
}

/** An application of the own team: what was handed in, and what each reader said once the result is public. */
export default function OwnApplication({ loaderData: { view } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <PageHead
        title={`${view.projectName}的申请`}
        note={`${view.programmeTitle}，${applicationCode(view.applyNo)}，${standingOf(view).words}`}
        actions={
          view.programmeState === ProgrammeState.cancelled ? null : (
            <LinkButton to={startProgrammePath(view.programmeId)}>看征集</LinkButton>
          )
        }
      />
      <div className={own.body}>
        <FeedbackPart view={view} />
        <ApplicationTexts file={view} />
      </div>
    </div>
  );
}
