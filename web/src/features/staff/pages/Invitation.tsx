import * as joins from '#contract/user/lecturerJoin.ts';
import * as members from '#contract/user/orgMembers.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { InvitationRow } from '../parts/InvitationRow.tsx';
import { TeachingRow } from '../parts/TeachingRow.tsx';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.invitation;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const asked = Promise.all([api.call(members.invitationList, {}), api.call(joins.mine, {})]);
  const [{ list }, { invitations }] = await answerOr(request, asked);
  return { list, invitations };
}

/** Where a link out of an SMS leads: whoever holds the mobile says yes or no. Open to every identity. */
export default function Invitation({ loaderData: { list, invitations } }: PageProps<typeof loader>) {
  const mobile = useSession()?.user.mobile ?? '';
  const home = (
    <LinkButton to="/" size="sm" variant="primary">
      去首页
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="单位的邀请" note={mobile ? `发给手机号 ${mobile} 的邀请` : '邀请按手机号发出'} />
      {list.length + invitations.length === 0 ? (
        <Empty
          title="没有等你答复的邀请"
          note={
            mobile
              ? '邀请可能已经答复或被单位收回；发给别的手机号的，请用那个手机号登录'
              : '你的账号还没有手机号，先绑定收到短信的手机号'
          }
          action={home}
        />
      ) : (
        <RowList label="等你答复的邀请">
          {invitations.map((one) => (
            <TeachingRow key={one.id} invitation={one} />
          ))}
          {list.map((one) => (
            <InvitationRow key={one.id} invitation={one} />
          ))}
        </RowList>
      )}
    </>
  );
}
