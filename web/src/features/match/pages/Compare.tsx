import { redirect } from 'react-router';
import * as match from '#contract/position/match.ts';
import { isId } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskedAbilities } from '../../../shared/vacancies/AskedAbilities.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { GainTable } from '../parts/GainTable.tsx';
import { TestGainTable } from '../parts/TestGainTable.tsx';
import styles from '../parts/Match.module.css';
import { partName } from '../../../shared/vacancies/matchWords.ts';
import { matchRoutes } from '../routes.ts';

export const handle = matchRoutes.portrait;

export async function loader({ request, context }: LoaderArgs) {
  const id = pageUrl(request).searchParams.get('id');
  if (id === null || !isId(id)) throw redirect(matchRoutes.list.path);
  return { view: await answerOr(request, context.get(apiContext).call(match.view, { id })) };
}

const dismiss = () => import('#contract/position/match.ts').then((api) => api.dismiss);

/** The reader and one vacancy, side by side: the percent part by part, the gaps, and what closes them. */
export default function Compare({ loaderData: { view } }: PageProps<typeof loader>) {
  const { id, vacancyName, percent, reasons, abilities, gains, tests, isDismissed } = view;
  const { send, sending } = usePress(dismiss);
  return (
    <>
      <PageHead
        size="work"
        title={vacancyName}
        note={[view.orgName, view.regionName, salaryText(view.salaryMin, view.salaryMax)].filter(Boolean).join('，')}
        actions={
          <>
            <Button
              loading={sending}
              onClick={() =>
                void send(
                  { id, isDismissed: isDismissed === 1 ? 0 : 1 },
                  isDismissed === 1 ? '会再推荐这个职位' : '不再推荐这个职位',
                )
              }
            >
              {isDismissed === 1 ? '重新推荐' : '不感兴趣'}
            </Button>
            <LinkButton to={vacancyPath(id)} variant="primary">
              看职位
            </LinkButton>
          </>
        }
      />
      <div className={styles.body}>
        <section className={styles.section} aria-labelledby="match">
          <SectionHead id="match" title={`匹配 ${percent}%`} note="没有写明的不算；能力占六成，其余各占一成" />
          <FactList
            label="匹配度从哪里来"
            facts={reasons.map((reason) => ({ label: partName(reason), value: `${reason.fit}%` }))}
          />
        </section>
        {abilities.length > 0 ? (
          <section className={styles.section} aria-labelledby="abilities">
            <SectionHead id="abilities" title="两边的能力" note="我的只算学完的课程与考过的测评" />
            <AskedAbilities label={vacancyName} abilities={abilities} withMine />
          </section>
        ) : null}
        {gains.length > 0 ? (
          <section className={styles.section} aria-labelledby="gains">
            <SectionHead id="gains" title="学哪些课能补上" note="每小时提高最多的在前；学完之后就是这个数" />
            <GainTable gains={gains} now={percent} />
          </section>
        ) : null}
        {tests.length > 0 ? (
          <section className={styles.section} aria-labelledby="tests">
            <SectionHead id="tests" title="已经会的，考一次就算" note="全部答对是这个数，实际按答到的级别算" />
            <TestGainTable tests={tests} vacancyId={id} now={percent} />
          </section>
        ) : null}
      </div>
    </>
  );
}
