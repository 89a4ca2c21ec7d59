import { isId } from '#contract/rules/id.ts';
import { CaseState, ConsentState } from '#contract/rules/startCases.ts';
import * as consent from '#contract/startup/caseConsent.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { ConsentActs } from '../parts/ConsentActs.tsx';
import styles from '../parts/Policy.module.css';
import story from '../parts/Programme.module.css';
import { OWN_CASES } from '../parts/programmeAddresses.ts';
import { startCaseRoutes } from '../programmeRoutes.ts';

export const handle = startCaseRoutes.preview;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return { view: await answerOr(request, context.get(apiContext).call(consent.view, { id })) };
}

/** A case as it is now, for somebody who is asked whether they want to be named in it. */
export default function OwnCase({ loaderData: { view } }: PageProps<typeof loader>) {
  const { duty, words, figures } = view;
  return (
    <div className="page">
      <PageHead title={view.title} note={view.intro} actions={<LinkButton to={OWN_CASES}>写到我的案例</LinkButton>} />
      <Banner>
        {ConsentState.labels[view.consentState]}，案例{CaseState.labels[view.caseState]}。
      </Banner>
      <div className={story.body}>
        <section aria-labelledby="own">
          <SectionHead id="own" title="写到你的" note={duty} />
          {words === '' ? (
            <p className={styles.words}>没有引用你的话</p>
          ) : (
            <blockquote className={story.quote}>{words}</blockquote>
          )}
          <ConsentActs row={view} />
        </section>
        {figures.length === 0 ? null : <Figures items={figures.map(({ label, value }) => ({ name: label, value }))} />}
        <RichText html={view.body} />
      </div>
    </div>
  );
}
