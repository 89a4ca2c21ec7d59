import { redirect } from 'react-router';
import * as positionTest from '#contract/exam/positionTest.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { typicalPositionPath, vacancyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { cx } from '../../../ui/cx.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { targetIn } from '../parts/addresses.ts';
import { Gaps } from '../parts/Gaps.tsx';
import styles from '../parts/PositionTest.module.css';
import { Reached } from '../parts/Reached.tsx';
import { positionTestRoutes, resultRoutes } from '../routes.ts';

export const handle = handleOf(resultRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const { searchParams, pathname } = pageUrl(request);
  const id = searchParams.get('id');
  if (id === null) throw redirect(positionTestRoutes.list.path);
  if (!isId(id)) throw missing();
  const of = await answerOr(
    request,
    context.get(apiContext).call(positionTest.result, { id, ...targetIn(searchParams) }),
  );
  return { of, id, isInAccount: pathname === resultRoutes.own.path };
}

/** What a position test shows: how well one fits, two radars, what is missing and which courses lead there. */
export default function Result({ loaderData: { of, id, isInAccount } }: PageProps<typeof loader>) {
  const { title, positionName, submittedAt, isKnown, match, items, gaps, vacancyId, typicalPositionId } = of;
  const asked = items.filter(({ reached }) => reached !== null);
  const meta = [title, submittedAt && `${shownTime(submittedAt)} 交卷`].filter(Boolean).join('，');
  return (
    <div className={cx(styles.page, isInAccount ? undefined : 'page')}>
      <PageHead
        size={isInAccount ? 'work' : undefined}
        title={`${positionName}：测试结果`}
        note={meta}
        actions={
          <>
            <LinkButton size="sm" to={`/exam/result?id=${id}`}>
              得分与解析
            </LinkButton>
            {vacancyId === NONE ? null : (
              <LinkButton size="sm" variant="primary" to={vacancyPath(vacancyId)}>
                去投递
              </LinkButton>
            )}
            {vacancyId === NONE && typicalPositionId !== NONE ? (
              <LinkButton size="sm" to={typicalPositionPath(typicalPositionId)}>
                看这个岗位
              </LinkButton>
            ) : null}
          </>
        }
      />
      {isKnown === 0 ? (
        <Empty title="成绩还没有出来" note="批完并公布以后，匹配度与各能力项的级别会出现在这里" />
      ) : (
        <>
          <section aria-labelledby="match" className={styles.match}>
            <h2 id="match">匹配度</h2>
            <p className={styles.figure}>{match === null ? '无法计算' : `${match}%`}</p>
            <p className={styles.quiet}>
              {match === null
                ? '这场测试的题目没有标明检验哪些能力项'
                : `${items.length} 个能力项，这场测试考到 ${asked.length} 个，按权重算；没有考到的不算`}
            </p>
          </section>
          <Reached positionName={positionName} items={items} asked={asked} />
          <section aria-labelledby="gaps">
            <SectionHead
              id="gaps"
              title="差在哪里"
              note={gaps.length === 0 ? undefined : `${gaps.length} 项没有到要求的级别，要紧的在前`}
            />
            <Gaps gaps={gaps} hasAsked={asked.length > 0} />
          </section>
        </>
      )}
    </div>
  );
}
