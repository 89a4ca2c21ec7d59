import { getHonor } from '#contract/user/userProfile.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { HonorRow } from '../../../shared/resume/HonorRow.tsx';
import { ProfileFrame } from '../parts/ProfileFrame.tsx';
import { profileRoutes } from '../routes.ts';

export const handle = profileRoutes.achievement;

export async function loader({ request, context }: LoaderArgs) {
  return { honor: await answerOr(request, context.get(apiContext).call(getHonor, {})) };
}

/** Certificates of the platform, which anybody can verify, and prizes as they were told. */
export default function Achievement({ loaderData: { honor } }: PageProps<typeof loader>) {
  const learn = (
    <LinkButton to="/account/course" size="sm" variant="primary">
      去学习
    </LinkButton>
  );
  return (
    <ProfileFrame title="证书与荣誉" note="平台颁发的证书任何人都可以核验，撤销的不在其中">
      {honor.list.length === 0 ? (
        <Empty title="还没有证书与荣誉" note="学完一门课，第一张证书就在这里" action={learn} />
      ) : (
        <RowList label="证书与荣誉">
          {honor.list.map((row) => (
            <HonorRow key={`${row.title}${row.certificateNo}`} honor={row} />
          ))}
        </RowList>
      )}
    </ProfileFrame>
  );
}
