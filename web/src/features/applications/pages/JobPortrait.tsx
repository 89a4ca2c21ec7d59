import { redirect } from 'react-router';
import * as smartCheck from '#contract/position/smartCheck.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { DeclineReason, RETENTION_YEARS } from '#contract/rules/hiring.ts';
import { isId } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { ApplicationState, isApplicationOver } from '#contract/rules/vacancies.ts';
import { resumeSections } from '#contract/rules/visibility.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { AskedAbilities } from '../../../shared/vacancies/AskedAbilities.tsx';
import { Way } from '../../../shared/vacancies/Way.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CheckNote } from '../parts/CheckNote.tsx';
import styles from '../parts/Jobs.module.css';
import { TakeBack } from '../parts/TakeBack.tsx';
import { applicationRoutes } from '../routes.ts';

export const handle = applicationRoutes.portrait;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  if (id === null || !isId(id)) throw redirect(applicationRoutes.jobs.path);
  const api = context.get(apiContext);
  const [row, { result }] = await answerOr(
    request,
    Promise.all([api.call(vacancy.progress, { id }), api.call(smartCheck.mine, { id })]),
  );
  return { row, result };
}

/** One application: the way with its times, what was handed over and who looked, and the demands beside one's own evidence. */
export default function JobPortrait({ loaderData: { row, result } }: PageProps<typeof loader>) {
  const { vacancy: post } = row;
  const facts = [
    { label: '结果', value: DeclineReason.labels[row.declineReason] },
    { label: '企业的话', value: row.replyText },
    { label: '你说的话', value: row.note },
    { label: '交出去的', value: row.shown.map((section) => resumeSections[section]).join('、') || '都收回了' },
    {
      label: '企业查看',
      value: (
        <>
          {row.countLook > 0 ? `${row.countLook} 次，` : '还没有，'}
          <TextLink to="/account/privacy/looks">看是谁</TextLink>
        </>
      ),
    },
  ];
  return (
    <>
      <PageHead
        size="work"
        title={post.vacancyName}
        note={`${post.orgName}，${ApplicationState.labels[row.applicationState]}${row.isRevoked === 1 ? '，档案已收回' : ''}`}
        actions={
          <>
            {isApplicationOver(row.applicationState) || row.isUnnamed === 1 ? null : (
              <LinkButton to={`/im?application=${row.id}`}>聊一聊</LinkButton>
            )}
            <TakeBack of={{ ...row, orgName: post.orgName }} />
            <LinkButton to="/account/interview">我的面试</LinkButton>
            <LinkButton to={vacancyPath(post.id)}>职位页</LinkButton>
          </>
        }
      />
      <div className={styles.body}>
        <div className={styles.both}>
          <section>
            <SectionHead title="走到哪里" note="企业看到的是同一条" />
            <Way line={row.line} />
          </section>
          <section>
            <SectionHead title="交出去的与说过的" note={`有了结果的，投递 ${RETENTION_YEARS} 年之后企业那边自动清掉`} />
            <FactList label="这份投递" facts={facts} />
          </section>
        </div>
        {result ? <CheckNote key={result.askedAt} id={row.id} result={result} /> : null}
        {row.abilities.length > 0 ? (
          <section>
            <SectionHead
              title="职位画像与我"
              note="我的只算学完的课程与考过的测评"
              action={<TextLink to={`/account/recommendposition/portrait?id=${post.id}`}>怎样补上差的</TextLink>}
            />
            <AskedAbilities label={post.vacancyName} abilities={row.abilities} withMine />
          </section>
        ) : null}
      </div>
    </>
  );
}
