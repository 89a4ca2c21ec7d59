import { isId } from '#contract/rules/id.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { applicationCode, ReadingState } from '#contract/rules/startProgrammes.ts';
import * as reading from '#contract/startup/reading.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ApplicationTexts } from '../parts/ApplicationTexts.tsx';
import { GivenList } from '../parts/GivenList.tsx';
import styles from '../parts/Policy.module.css';
import { READING } from '../parts/programmeAddresses.ts';
import { RecuseButton } from '../parts/RecuseButton.tsx';
import { SheetForm } from '../parts/SheetForm.tsx';
import { startProgrammeRoutes } from '../programmeRoutes.ts';

export const handle = startProgrammeRoutes.sheet;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return { view: await answerOr(request, context.get(apiContext).call(reading.view, { id })) };
}

/** An application without names beside its score sheet. */
export default function ReadingSheet({ loaderData: { view } }: PageProps<typeof loader>) {
  const isWaiting = view.readingState === ReadingState.waiting;
  return (
    <div className="page">
      <PageHead
        title={applicationCode(view.applyNo)}
        note={`${view.programmeTitle}，${shownTime(view.dueAt)} 截止`}
        actions={
          <>
            <LinkButton to={READING}>全部要评的</LinkButton>
            {isWaiting ? <RecuseButton id={view.id} /> : null}
          </>
        }
      />
      {isWaiting && view.isOver === 1 ? <Banner tone="warn">评阅已经截止，现在交不上了</Banner> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ApplicationTexts file={view} />
        </div>
        <aside className={styles.side} aria-label="评分表">
          {isWaiting ? (
            <SheetForm view={view} />
          ) : (
            <GivenList readings={[view]} criteria={view.criteria} nameOf={() => '我的评分'} />
          )}
        </aside>
      </div>
    </div>
  );
}
