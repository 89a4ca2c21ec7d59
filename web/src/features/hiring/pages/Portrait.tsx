import { LookPart } from '#contract/rules/hiring.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PortraitFacts } from '../../../shared/resume/PortraitFacts.tsx';
import { PortraitItems } from '../../../shared/resume/PortraitItems.tsx';
import { AskedAbilities } from '../../../shared/vacancies/AskedAbilities.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from '../parts/Candidate.module.css';
import { CandidateFrame } from '../parts/CandidateFrame.tsx';
import { loadCandidate } from '../parts/loadCandidate.ts';
import { NotShown } from '../parts/NotShown.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.portrait;

export const loader = (args: LoaderArgs) => loadCandidate(args, LookPart.portrait);

/** The ability portrait as it was handed over, beside what the vacancy asks for. */
export default function Portrait({ loaderData: { row } }: PageProps<typeof loader>) {
  const { portrait } = row;
  if (!portrait) {
    return (
      <CandidateFrame row={row}>
        <NotShown part="能力画像" />
      </CandidateFrame>
    );
  }
  return (
    <CandidateFrame row={row}>
      {portrait.abilities.length > 0 ? (
        <section>
          <SectionHead title="职位要的与对方的" note="只算学完的课程与考过的测评，是投递那一刻的" />
          <AskedAbilities label={row.vacancyName} abilities={portrait.abilities} withMine whose="对方的" />
        </section>
      ) : null}
      {portrait.items.length > 0 ? (
        <section className={styles.part}>
          <SectionHead title="能力项" note="对方愿意给单位看的，每一级都写着凭什么" />
          <PortraitItems label="能力项" items={portrait.items} />
        </section>
      ) : null}
      <section className={styles.part}>
        <SectionHead title="能力画像" note="课程、证书与学习时间由平台记下；作品与经历由本人填写" />
        <PortraitFacts label="能力画像" axes={portrait.axes} isOthers />
      </section>
    </CandidateFrame>
  );
}
