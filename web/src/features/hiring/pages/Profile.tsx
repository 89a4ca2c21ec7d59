import { LookPart } from '#contract/rules/hiring.ts';
import { resumeSections } from '#contract/rules/visibility.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { ResumeSheet } from '../../../shared/resume/ResumeSheet.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { CandidateFrame } from '../parts/CandidateFrame.tsx';
import { loadCandidate } from '../parts/loadCandidate.ts';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.profile;

export const loader = (args: LoaderArgs) => loadCandidate(args, LookPart.profile);

/** The résumé as it was handed over; what was not says so. */
export default function Profile({ loaderData: { row } }: PageProps<typeof loader>) {
  const { resume } = row;
  // The portrait and the honours have pages of their own.
  const hidden = (resume?.hidden ?? []).filter((section) => section !== 'portrait' && section !== 'honor');
  return (
    <CandidateFrame row={row}>
      {hidden.length > 0 ? (
        <Banner>对方投递时没有交来：{hidden.map((section) => resumeSections[section]).join('、')}</Banner>
      ) : null}
      {resume ? <ResumeSheet resume={resume} audience="organization" isCopy /> : null}
    </CandidateFrame>
  );
}
