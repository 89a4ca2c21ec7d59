import type { PortraitItem } from '#contract/rules/evidence.ts';
import { visibilityOf } from '#contract/rules/visibility.ts';
import { getMyBaseInfo, userPortrayal } from '#contract/user/userProfile.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PortraitFacts } from '../../../shared/resume/PortraitFacts.tsx';
import { PortraitItems } from '../../../shared/resume/PortraitItems.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { ItemReaders } from '../parts/ItemReaders.tsx';
import styles from '../parts/Portrait.module.css';
import { ProfileFrame } from '../parts/ProfileFrame.tsx';
import { VisibilitySelect } from '../../../shared/resume/VisibilitySelect.tsx';
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

const readersOf = (item: PortraitItem) => <ItemReaders key={item.visibility} item={item} />;

/** The ability portrait: which level of which item and what shows it, then six sums of facts with what to do next. */
export default function Portrait({ loaderData: { portrait, level } }: PageProps<typeof loader>) {
  const { axes, categories, items } = portrait;
  const frame = {
    title: '能力画像',
    note: '课程、证书与学习时间由平台记下；作品与经历由本人填写，只数有几件，没有打分',
    actions: <VisibilitySelect key={level} section="portrait" level={level} />,
  };
  if (items.length === 0 && axes.every(({ score }) => score === 0)) {
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
      {items.length > 0 ? (
        <section className={styles.items} aria-labelledby="portrait-items">
          <SectionHead id="portrait-items" title="能力项" note="每一级都写着凭什么；不想给人看的，一项一项地收起来" />
          <PortraitItems label="能力项" items={items} actsFor={readersOf} />
          <p className={styles.rule}>
            新的测评分量 80%，持有证书的课程 70%，学完的课程
            60%；一年之内不变，此后逐月变轻，满三年剩一半。把握是到了这一级的几条依据合起来的：1
            减去各条说错的可能相乘。
          </p>
        </section>
      ) : null}
      <PortraitFacts label="能力画像" axes={axes} />
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
