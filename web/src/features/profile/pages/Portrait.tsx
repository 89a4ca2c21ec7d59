import { visibilityOf } from '#contract/rules/visibility.ts';
import { getMyBaseInfo, userPortrayal } from '#contract/user/userProfile.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Radar } from '../../../ui/Radar.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../parts/Portrait.module.css';
import { ProfileFrame } from '../parts/ProfileFrame.tsx';
import { VisibilitySelect } from '../parts/VisibilitySelect.tsx';
import { profileRoutes } from '../routes.ts';

export const handle = profileRoutes.portrait;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [portrait, { visibility }] = await answerOr(
    request,
    Promise.all([api.call(userPortrayal, {}), api.call(getMyBaseInfo, {})]),
  );
  return { portrait, level: visibilityOf(visibility, 'portrait') };
}

type Axis = Awaited<ReturnType<typeof loader>>['portrait']['axes'][number];

const columns: Column<Axis>[] = [
  { key: 'name', head: '方面', width: 72, cell: ({ name }) => name },
  { key: 'fact', head: '从哪里来', cell: ({ fact }) => fact },
  { key: 'rule', head: '怎么算', width: 128, cell: ({ rule }) => rule },
  { key: 'score', head: '分数', width: 64, align: 'end', cell: ({ score }) => score },
  { key: 'next', head: '下一步', width: 148, cell: ({ next, url }) => <TextLink to={url}>{next}</TextLink> },
];

/** The ability portrait: six sums of facts of this platform, each with where it comes from and what to do next. */
export default function Portrait({ loaderData: { portrait, level } }: PageProps<typeof loader>) {
  const { axes, categories } = portrait;
  const frame = {
    title: '能力画像',
    note: '课程、证书与学习时间由平台记下；作品与经历由本人填写，只数有几件，没有打分',
    actions: <VisibilitySelect key={level} section="portrait" level={level} />,
  };
  if (axes.every(({ score }) => score === 0)) {
    const learn = (
      <LinkButton to="/list" size="sm" variant="primary">
        选一门课
      </LinkButton>
    );
    return (
      <ProfileFrame {...frame}>
        <Empty title="画像还没有内容" note="学完一门课、放上一件作品，这里就有第一笔" action={learn} />
      </ProfileFrame>
    );
  }
  return (
    <ProfileFrame {...frame}>
      <div className={styles.portrait}>
        <Radar label="能力画像" size={290} values axes={axes.map(({ name, score }) => ({ name, mine: score }))} />
        <Table caption="能力画像的分数" columns={columns} rows={axes} rowKey={({ key }) => key} />
      </div>
      {categories.length > 0 ? (
        <section className={styles.categories}>
          <SectionHead title="学完的课程" note="广度按这些方向数" />
          <dl>
            {categories.map(({ categoryName, courseNames }) => (
              <div key={categoryName} className={styles.category}>
                <dt>{categoryName}</dt>
                <dd>{courseNames.map((name) => `《${name}》`).join('')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </ProfileFrame>
  );
}
