import * as match from '#contract/position/match.ts';
import type { Recommended as Row } from '#contract/position/match.ts';
import * as talentRecomment from '#contract/position/talentRecomment.ts';
import { coursePath, vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import * as jobType from '#contract/system/jobType.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row as ListRow, RowList } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Findable } from '../parts/Findable.tsx';
import { SeenBySchool } from '../parts/SeenBySchool.tsx';
import styles from '../parts/Match.module.css';
import { reasonsText } from '../../../shared/vacancies/matchWords.ts';
import { portraitPath } from '../parts/words.ts';
import { matchRoutes } from '../routes.ts';

export const handle = matchRoutes.list;

const spec = listSpec({ filters: { job: '' } });

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [loaded, jobs, consent] = await Promise.all([
    loadList(request, spec, ({ page, filters }) =>
      api.call(match.list, { jobType: /^\d{0,6}$/.test(filters.job) ? filters.job : '', pageCurrent: page }),
    ),
    answerOr(request, api.call(jobType.list, {})),
    answerOr(request, api.call(talentRecomment.consent, {})),
  ]);
  return { loaded, consent, jobs: jobs.list.map(({ code, name }) => ({ code, name })) };
}

/** Open vacancies by how well they fit, why, and what would make them fit better. */
export default function Recommended({ loaderData: { loaded, jobs, consent } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  return (
    <>
      <PageHead
        size="work"
        title="推荐岗位"
        note="按匹配度排，写明为什么，也写明学完哪门课能到多少"
        actions={<LinkButton to="/account/compass">课程罗盘</LinkButton>}
      />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="类别"
            current={list.filters.job}
            options={[{ code: '', name: '全部' }, ...jobs].map(({ code, name }) => ({
              key: code,
              label: name,
              to: list.hrefOf({ filters: { job: code } }),
            }))}
          />
        </FilterRows>
        {'page' in loaded && loaded.page.isReckoning === 1 ? (
          <p className={styles.quiet} role="status">
            你的资料刚变过，正在重新计算，过几秒刷新就能看到
          </p>
        ) : null}
      </div>
      <Findable isFindable={consent.isFindable} />
      <SeenBySchool isSeen={consent.isSeenBySchool} />
      <List of={list} unit="个" empty={<Nothing isFiltered={list.filters.job !== ''} clear={list.clearHref} />}>
        {(rows) => (
          <RowList label="推荐岗位">
            {rows.map((row) => (
              <RecommendedRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}

function Nothing({ isFiltered, clear }: { isFiltered: boolean; clear: string }) {
  if (isFiltered)
    return (
      <Empty
        title="这一类里还没有合适的"
        note="换一类，或看全部"
        action={
          <LinkButton to={clear} size="sm" variant="primary">
            看全部
          </LinkButton>
        }
      />
    );
  return (
    <Empty
      title="还没有推荐的岗位"
      note="写下求职意向、学历与参加工作的年份，或者学完一门课，就有了比较的依据"
      action={
        <LinkButton to="/account/info/jobInfo" size="sm" variant="primary">
          写求职意向
        </LinkButton>
      }
    />
  );
}

const dismiss = () => import('#contract/position/match.ts').then((api) => api.dismiss);

function RecommendedRow({ row }: { row: Row }) {
  const { id, vacancyName, orgName, orgLogoImg, regionName, degreeName, experienceName, natureName, gain } = row;
  const { send, sending } = usePress(dismiss);
  return (
    <ListRow
      stacks
      heading="h2"
      to={vacancyPath(id)}
      lead={<Avatar name={orgName} src={orgLogoImg} shape="org" size={44} />}
      title={vacancyName}
      meta={[orgName, regionName, experienceName, degreeName, natureName, salaryText(row.salaryMin, row.salaryMax)]
        .filter(Boolean)
        .join('，')}
      end={
        <div className={styles.end}>
          <span className={styles.percent}>{row.percent}%</span>
          <Button
            size="sm"
            variant="text"
            loading={sending}
            aria-label={`对「${vacancyName}」不感兴趣`}
            onClick={() => void send({ id, isDismissed: 1 }, '不再推荐这个职位')}
          >
            不感兴趣
          </Button>
        </div>
      }
    >
      <div className={styles.below}>
        <p className={styles.quiet}>{reasonsText(row.reasons)}</p>
        {gain ? (
          <p className={styles.quiet}>
            现在 {row.percent}%；学完
            <TextLink to={coursePath({ id: gain.courseId, courseCategory: gain.courseCategory })}>
              《{gain.courseName}》
            </TextLink>
            到 {gain.percent}%
          </p>
        ) : null}
        <TextLink to={portraitPath(id)} arrow>
          和它比一比
        </TextLink>
      </div>
    </ListRow>
  );
}
