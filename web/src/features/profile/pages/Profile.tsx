import type { Audience } from '#contract/rules/visibility.ts';
import { audienceKeys } from '#contract/rules/visibility.ts';
import * as profile from '#contract/user/userProfile.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { JsonButton } from '../parts/JsonButton.tsx';
import { PdfButton } from '../parts/PdfButton.tsx';
import { ProfileFrame } from '../parts/ProfileFrame.tsx';
import { ResumeSheet } from '../../../shared/resume/ResumeSheet.tsx';
import { profileRoutes } from '../routes.ts';

export const handle = profileRoutes.profile;

const spec = listSpec({ filters: { as: audienceKeys } });

export async function loader({ request, context }: LoaderArgs) {
  const audience = readList(spec, new URL(request.url).searchParams).filters.as;
  const resume = await answerOr(request, context.get(apiContext).call(profile.listByUserNo, { audience }));
  return { resume, audience };
}

const eyes: Record<Audience, string> = { self: '我自己', organization: '单位眼里', public: '其他人眼里' };

/** My résumé: who sees which part, and how it looks to them. */
export default function Profile({ loaderData: { resume, audience } }: PageProps<typeof loader>) {
  const list = useListState(spec);
  const options = audienceKeys.map((key) => ({ key, label: eyes[key], to: list.hrefOf({ filters: { as: key } }) }));
  return (
    <ProfileFrame
      title="我的档案"
      note="每个部分给谁看由你决定，改了立即生效"
      actions={
        <>
          <JsonButton audience={audience} />
          <PdfButton audience={audience} />
        </>
      }
    >
      <FilterRows>
        <FilterRow label="预览" options={options} current={audience} />
      </FilterRows>
      <ResumeSheet resume={resume} audience={audience} />
    </ProfileFrame>
  );
}
