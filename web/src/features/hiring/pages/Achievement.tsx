import { LookPart } from '#contract/rules/hiring.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { HonorRow } from '../../../shared/resume/HonorRow.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { CandidateFrame } from '../parts/CandidateFrame.tsx';
import { loadCandidate } from '../parts/loadCandidate.ts';
import { NotShown } from '../parts/NotShown.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.achievement;

export const loader = (args: LoaderArgs) => loadCandidate(args, LookPart.achievement);

/** Certificates, which can be verified, and prizes as they were told. */
export default function Achievement({ loaderData: { row } }: PageProps<typeof loader>) {
  const { honors } = row;
  return (
    <CandidateFrame row={row}>
      {honors === null ? <NotShown part="证书与荣誉" /> : null}
      {honors?.length === 0 ? <Empty title="还没有证书与荣誉" note="对方交来了这一部分，里面还没有内容" /> : null}
      {honors && honors.length > 0 ? (
        <RowList label="证书与荣誉">
          {honors.map((honor) => (
            <HonorRow key={`${honor.title}${honor.certificateNo}`} honor={honor} />
          ))}
        </RowList>
      ) : null}
    </CandidateFrame>
  );
}
