import { coursePath } from '#contract/rules/pagePaths.ts';
import { redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { studyPath } from '../../../shared/courses/paths.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { AT, PERIOD } from '../../../shared/player/periods.ts';
import { StudyStage } from '../../../shared/player/StudyStage.tsx';
import { CourseFacts } from '../parts/CourseFacts.tsx';
import { CourseActRow } from '../parts/CourseActRow.tsx';
import { DetailBody } from '../parts/DetailBody.tsx';
import { DetailTabs } from '../parts/DetailTabs.tsx';
import { MainAction } from '../parts/MainAction.tsx';
import { kindOf } from '../parts/kinds.ts';
import { loadDetail } from '../parts/loadDetail.ts';
import type { Detail } from '../parts/loadDetail.ts';
import { nextToStudy } from '../parts/outlineFacts.ts';
import { stageOffer } from '../parts/stageOffer.ts';
import { catalogueRoutes } from '../routes.ts';
import styles from './View.module.css';

export const handle = catalogueRoutes.view;

/** Without a class-hour in the address: learners go on where they were, everybody else sees what the course is. */
export async function loader({ request, params, context }: LoaderArgs) {
  if (params['id'] === undefined) throw redirect('/list');
  const data = await loadDetail(request, context.get(apiContext), params['id']);
  const { course, chapters, standing } = data;
  const { search, searchParams } = new URL(request.url);
  if (!searchParams.has(PERIOD)) {
    const next = standing?.isPay === 1 ? nextToStudy(chapters, standing.lastPeriodId) : undefined;
    throw redirect(next ? studyPath(course.id, next.id) : coursePath(course) + search);
  }
  return { ...data, offer: stageOffer(data) };
}

/** Another class-hour changes nothing of what was loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [one, other] = [new URL(currentUrl), new URL(nextUrl)];
  if (one.searchParams.get(PERIOD) === other.searchParams.get(PERIOD)) return defaultShouldRevalidate;
  for (const url of [one, other]) for (const name of [PERIOD, AT]) url.searchParams.delete(name);
  return one.href === other.href ? false : defaultShouldRevalidate;
}

/** The stage with the open class-hour, and the course below it. */
export default function View({ loaderData }: PageProps<typeof loader>) {
  const { course, chapters, standing, offer } = loaderData;
  return (
    <>
      <StudyStage
        course={course}
        chapters={chapters}
        standing={standing}
        offer={offer}
        back={{ to: coursePath(course), label: kindOf(course.courseCategory).list.label }}
      />
      <div className="page">
        <DetailBody data={loaderData} head={<Head data={loaderData} />} tabs={<DetailTabs data={loaderData} />} />
      </div>
    </>
  );
}

function Head({ data }: { data: Detail }) {
  const { course, promotion, group, standing, chapters } = data;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{course.courseName}</h1>
      <CourseFacts course={course} />
      {standing?.isPay === 1 ? null : (
        <div className={styles.action}>
          <MainAction course={course} promotion={promotion} group={group} standing={standing} chapters={chapters} />
        </div>
      )}
      <div className={styles.acts}>
        <CourseActRow data={data} />
      </div>
    </header>
  );
}
