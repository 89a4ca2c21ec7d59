import { useNavigate } from 'react-router';
import * as match from '#contract/position/match.ts';
import type { Target } from '#contract/position/match.ts';
import { isId } from '#contract/rules/id.ts';
import { coursePath, typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { AskedAbilities } from '../../../shared/vacancies/AskedAbilities.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../parts/Match.module.css';
import { compassPath } from '../parts/words.ts';
import { matchRoutes } from '../routes.ts';

export const handle = matchRoutes.compass;

export async function loader({ request, context }: LoaderArgs) {
  const id = pageUrl(request).searchParams.get('id');
  if (id === null || !isId(id)) return { target: null };
  const api = context.get(apiContext);
  return { target: await answerOr(request, api.call(match.compass, { typicalPositionId: id })) };
}

const positions = () => import('#contract/course/typicalPosition.ts').then((api) => api.list);

interface Position {
  id: string;
  positionName: string;
}

/** From a target position to what is missing, to the courses that close most of it in an hour. */
export default function Compass({ loaderData: { target } }: PageProps<typeof loader>) {
  const navigate = useNavigate();
  const chosen = target ? { id: target.typicalPositionId, positionName: target.positionName } : null;
  return (
    <>
      <PageHead size="work" title="课程罗盘" note="选一个想去的岗位，看还差什么，先学哪门课" />
      <div className={styles.body}>
        <div className={styles.picker}>
          <Field label="想去的典型岗位">
            <Chooser<Position>
              value={chosen}
              onChange={(next) => {
                if (next) void navigate(compassPath(next.id));
              }}
              onBlur={() => undefined}
              searchKey={['compass positions']}
              search={async (words, signal) =>
                call(
                  await positions(),
                  { positionName: words.slice(0, 30), pageSize: 20 },
                  { signal, isShowErrTip: false },
                )
              }
              keyOf={({ id }) => id}
              nameOf={({ positionName }) => positionName}
              unit="个典型岗位"
            />
          </Field>
        </div>
        {target ? (
          <Way target={target} />
        ) : (
          <Empty
            title="还没有选岗位"
            note="不知道选哪个，先看看有哪些典型岗位"
            action={
              <LinkButton to="/typicalposition" size="sm" variant="primary">
                看典型岗位
              </LinkButton>
            }
          />
        )}
      </div>
    </>
  );
}

function Way({ target: { typicalPositionId, positionName, percent, abilities, courses } }: { target: Target }) {
  return (
    <>
      <section className={styles.section} aria-labelledby="abilities">
        <SectionHead
          id="abilities"
          title={`到「${positionName}」走了 ${percent}%`}
          note="按权重算；我的只算学完的课程与考过的测评"
          action={<TextLink to={typicalPositionPath(typicalPositionId)}>看这个岗位</TextLink>}
        />
        <AskedAbilities label={positionName} abilities={abilities} withMine />
      </section>
      <section className={styles.section} aria-labelledby="courses">
        <SectionHead id="courses" title="先学哪门" note="每小时补得最多的在前" />
        {courses.length > 0 ? (
          <Table caption="先学哪门" columns={columnsOf(percent)} rows={courses} rowKey={({ courseId }) => courseId} />
        ) : (
          <Empty
            title={percent === 100 ? '要求都达到了' : '还没有课程能补上剩下的'}
            note={percent === 100 ? '可以去看招聘中的职位' : '先看看通向它的学习方案'}
            action={
              <LinkButton
                to={percent === 100 ? '/account/recommendposition' : typicalPositionPath(typicalPositionId)}
                size="sm"
                variant="primary"
              >
                {percent === 100 ? '看推荐岗位' : '看这个岗位'}
              </LinkButton>
            }
          />
        )}
      </section>
    </>
  );
}

type Course = Target['courses'][number];

const columnsOf = (now: number): Column<Course>[] => [
  {
    key: 'name',
    head: '课程',
    cell: ({ courseId, courseName, courseCategory, raises }) => (
      <span>
        <TextLink to={coursePath({ id: courseId, courseCategory })}>{courseName}</TextLink>
        <span className={styles.quiet}>
          {' '}
          {raises.map(({ abilityName, from, to }) => `${abilityName} ${from} → ${to}`).join('，')}
        </span>
      </span>
    ),
  },
  { key: 'hours', head: '时长', width: 100, cell: ({ hours }) => `约 ${hours} 小时` },
  { key: 'closes', head: '补上', width: 90, cell: ({ closes }) => `${closes} 级` },
  { key: 'percent', head: '走到', width: 130, cell: ({ percent }) => `${now}% → ${percent}%` },
];
