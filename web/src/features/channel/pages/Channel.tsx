import { AuditState } from '#contract/rules/auditStates.ts';
import * as lecturerLive from '#contract/user/lecturerLive.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ApplyForm } from '../parts/ApplyForm.tsx';
import { ChannelForm } from '../parts/ChannelForm.tsx';
import { PasswordRow } from '../parts/PasswordRow.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { channelRoutes } from '../routes.ts';

export const handle = channelRoutes.channel;

export function loader({ request, context }: LoaderArgs) {
  return answerOr(request, context.get(apiContext).call(lecturerLive.view, {}));
}

/** The channel of a lecturer, or, before it is allowed, asking for it. */
export default function Channel({ loaderData: { isLecturer, application, channel } }: PageProps<typeof loader>) {
  if (channel) {
    return (
      <>
        <PageHead size="work" title="直播设置" note="以后每一场直播都由这些设置开始" />
        <PasswordRow channel={channel} />
        <ChannelForm key={channel.id} channel={channel} />
      </>
    );
  }
  if (isLecturer === 0) {
    const join = (
      <LinkButton to="/apply?type=lecturer" size="sm" variant="primary">
        申请成为讲师
      </LinkButton>
    );
    return (
      <>
        <PageHead size="work" title="直播设置" />
        <Empty title="成为讲师之后才能直播" note="先填好讲师资料，审核通过后在这里申请开通" action={join} />
      </>
    );
  }
  return (
    <>
      <PageHead size="work" title="直播设置" note="开通之后就可以编写与提交直播课" />
      {application?.auditStatus === AuditState.waiting ? (
        <Waiting of={application} />
      ) : (
        <ApplyForm key={application?.submitTime} before={application} />
      )}
    </>
  );
}
