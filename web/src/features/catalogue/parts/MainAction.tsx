import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { centsOf } from '#contract/rules/money.ts';
import { buyPath } from '#contract/rules/pagePaths.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { priceOf } from '../../../shared/courses/priceOf.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { useSession } from '../../../kit/session.tsx';
import { useSite } from '../../../kit/site.ts';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { enrol } from './calls.ts';
import { wordsFor } from './kinds.ts';
import type { CourseStanding, Detail } from './loadDetail.ts';
import styles from './MainAction.module.css';
import { firstPreview, nextToStudy } from './outlineFacts.ts';

/** Comes with whoever may study; the page to study on has no room for it otherwise. */
const StudyProgress = lazy(() => import('./StudyProgress.tsx'));

interface MainActionProps {
  course: CourseView;
  promotion: Detail['promotion'];
  /** What it costs those who buy together. */
  group: Detail['group'];
  standing: CourseStanding | null;
  chapters: readonly Chapter[];
  /** More buttons beside the main one. */
  children?: ReactNode;
}

/** The one thing to do next: enrol, begin, go on, try; with the price, or how far one has got. */
export function MainAction({ course, promotion, group, standing, chapters, children }: MainActionProps) {
  const { site } = useSite();
  const mayStudy = standing?.isPay === 1;
  return (
    <div className={styles.action}>
      {mayStudy ? (
        <Suspense fallback={<p className={styles.note}>{'\u00a0'}</p>}>
          <StudyProgress course={course} standing={standing} />
        </Suspense>
      ) : (
        <>
          <p className={styles.price}>
            <Price {...(promotion?.shown ?? priceOf(course))} size="xl" />
            {site.isEnableVip === 1 ? <VipFacts course={course} /> : null}
          </p>
          {promotion ? <p className={styles.note}>{promotion.note}</p> : null}
          {group ? (
            <p className={styles.note}>
              <TextLink to={group.to} tone="inline">
                {group.note}
              </TextLink>
            </p>
          ) : null}
        </>
      )}
      <div className={styles.buttons}>
        {mayStudy ? (
          <StudyLink course={course} standing={standing} chapters={chapters} />
        ) : (
          <Enrol course={course} standing={standing} chapters={chapters} />
        )}
        {children}
      </div>
    </div>
  );
}

/** What members have of it; the way to become one. */
function VipFacts({ course: { isFree, isVipFree, courseSvipDiscount } }: { course: CourseView }) {
  if (isFree === 1) return null;
  return (
    <>
      {isVipFree === 1 ? <Tag tone="warn">会员免费</Tag> : null}
      {courseSvipDiscount > 0 ? <Tag tone="warn">二级会员 ¥{formatPrice(centsOf(courseSvipDiscount))}</Tag> : null}
      {isVipFree === 1 || courseSvipDiscount > 0 ? <TextLink to="/vip">了解会员</TextLink> : null}
    </>
  );
}

type Standing = Required<Omit<MainActionProps, 'children' | 'promotion' | 'group'>>;

function StudyLink({ course, standing, chapters }: Standing) {
  const kind = wordsFor(course);
  const next = nextToStudy(chapters, standing?.lastPeriodId ?? null);
  if (!next && course.courseCategory === CourseCategory.live) {
    return (
      <LinkButton to="/mylive" variant="primary" size="lg">
        去我的直播课
      </LinkButton>
    );
  }
  if (!next) return <p className={styles.note}>内容正在准备，上传后会出现在目录里。</p>;
  const isBegun = standing?.lastPeriodId != null || (standing?.studyProgress ?? 0) > 0;
  const label = standing?.completedAt ? kind.again : isBegun ? kind.resume : kind.start;
  return (
    <LinkButton to={studyPath(course.id, next.id)} variant="primary" size="lg">
      {label}
    </LinkButton>
  );
}

function Enrol({ course, standing, chapters }: Standing) {
  const preview = firstPreview(chapters);
  const isExpired = standing?.isEnrolled === 1;
  const isOpen = course.isFree === 1 || standing?.isVipJoin === 1;
  return (
    <>
      {isOpen ? <EnrolButton course={course} isExpired={isExpired} /> : null}
      {course.isFree === 0 && course.isPutaway === 1 ? <BuyLink course={course} isSecond={isOpen} /> : null}
      {preview ? (
        <LinkButton to={studyPath(course.id, preview.id)} size="lg">
          {wordsFor(course).preview}
        </LinkButton>
      ) : null}
      {isExpired ? (
        <p className={styles.note}>
          {standing.isVip === 1 ? '会员到期了，学过的进度还在。' : '学习有效期已过，学过的进度还在。'}
        </p>
      ) : null}
      {course.isFree === 0 && preview ? <p className={styles.note}>标着「试学」的课时现在就能看。</p> : null}
    </>
  );
}

/** To the price, the rule of giving back and the order; guests sign in on the way and come back to it. */
const BuyLink = ({ course, isSecond }: { course: CourseView; isSecond: boolean }) => (
  <LinkButton to={buyPath(course.id)} variant={isSecond ? undefined : 'primary'} size="lg">
    购买
  </LinkButton>
);

/** For guests it is a link to the login page, which leads back here, where they are enrolled; it works without scripts. */
function EnrolButton({ course, isExpired }: { course: CourseView; isExpired: boolean }) {
  const kind = wordsFor(course);
  const login = useLoginAddress();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const { act, busy, remember } = useAct(enrol, {
    pending: { what: 'enrol', input: { courseId: course.id } },
    onDone: async () => {
      toast(kind.enrolled);
      await revalidate();
    },
  });
  const label = isExpired ? '重新加入' : course.isFree === 1 ? kind.enrol : '会员免费加入';
  if (!session) {
    return (
      <LinkButton to={login} variant="primary" size="lg" onClick={remember}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      loading={busy}
      loadingLabel="请稍候"
      onClick={() => act({ courseId: course.id })}
    >
      {label}
    </Button>
  );
}
