import { Pencil } from 'lucide-react';
import { AuditState } from '#contract/rules/auditStates.ts';
import { lecturerPath } from '#contract/rules/pagePaths.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadLecturer } from '../parts/loadLecturer.ts';
import { NoLecturer } from '../parts/NoLecturer.tsx';
import { Versions } from '../parts/Versions.tsx';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.teacher;

export function loader({ request, context }: LoaderArgs) {
  return answerOr(request, loadLecturer(context.get(apiContext)));
}

/** What the public sees of me, and beside it what waits to take its place or was refused. */
export default function Teacher({ loaderData: { own, audit } }: PageProps<typeof loader>) {
  if (!own) return <NoLecturer title="公开的讲师资料" />;
  const edit = (
    <LinkButton
      to={`${applyRoutes.lectureInfo.path}?edit=1`}
      variant="primary"
      icon={<Pencil size={16} aria-hidden="true" />}
    >
      {audit?.auditStatus === AuditState.refused ? '接着改' : '修改资料'}
    </LinkButton>
  );
  const actions = (
    <>
      <TextLink to={lecturerPath(own.lecturerUserNo)} arrow>
        看公开的主页
      </TextLink>
      {audit?.auditStatus === AuditState.waiting ? null : edit}
    </>
  );
  return (
    <>
      <PageHead size="work" title="公开的讲师资料" note="左边是学员现在看到的，右边是还没有公开的" actions={actions} />
      <Versions own={own} audit={audit} />
    </>
  );
}
