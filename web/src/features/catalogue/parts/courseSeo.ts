import { coursePath, lecturerPath } from '#contract/rules/pagePaths.ts';
import type { CourseView } from '#contract/course/courseInfo.ts';
import { momentOf } from '#contract/rules/time.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { isoText } from '../../../shared/courses/figures.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import type { Crumb } from '../../../shared/courses/jsonLd.ts';
import type { Seo } from '../../../kit/seo.ts';
import { kindOf } from './kinds.ts';

/** Where a course lies: its list and the categories it is in, each a page of its own. */
export function crumbsOf(course: CourseView): Crumb[] {
  const { list } = kindOf(course.courseCategory);
  const ids = [course.categoryId1, course.categoryId2, course.categoryId3];
  return [list, ...course.categoryNames.map((label, level) => ({ label, to: `${list.to}?category=${ids[level]}` }))];
}

/** Title, description and structured data of a course; papers and files are learning resources. */
export function courseSeo(course: CourseView, publicUrl: string): Seo {
  const path = coursePath(course);
  const lead = course.summary || course.courseName;
  return {
    title: course.courseName,
    description: `${lead}${course.lecturerName ? `　${course.lecturerName}` : ''}${course.orgName ? `，${course.orgName}` : ''}`,
    canonical: path,
    jsonLd: graph(
      breadcrumbLd(publicUrl, [
        { label: '首页', to: '/' },
        ...crumbsOf(course).map(({ label, to }) => ({ label, to })),
        { label: course.courseName, to: path },
      ]),
      itemLd(course, publicUrl + path, publicUrl),
    ),
  };
}

function itemLd(course: CourseView, url: string, publicUrl: string): object {
  const isFile = course.courseCategory === CourseCategory.resource || course.courseCategory === CourseCategory.library;
  return {
    '@type': isFile ? 'LearningResource' : 'Course',
    name: course.courseName,
    description: course.summary || course.courseName,
    url,
    inLanguage: 'zh-CN',
    ...(course.courseLogo ? { image: new URL(course.courseLogo, publicUrl).href } : {}),
    provider: { '@type': 'Organization', name: course.orgName || '知途', url: publicUrl },
    ...(course.lecturerName ? { author: personLd(course, publicUrl) } : {}),
    offers: {
      '@type': 'Offer',
      category: course.isFree === 1 ? 'Free' : 'Paid',
      price: course.isFree === 1 ? 0 : course.courseDiscount,
      priceCurrency: 'CNY',
      url,
    },
    ...(course.ratingCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating,
            ratingCount: course.ratingCount,
            bestRating: 5,
          },
        }
      : {}),
    ...(isFile ? {} : { hasCourseInstance: instanceLd(course) }),
  };
}

const personLd = (course: CourseView, publicUrl: string): object => ({
  '@type': 'Person',
  name: course.lecturerName,
  ...(course.lecturer ? { url: publicUrl + lecturerPath(course.lecturer.lecturerUserNo) } : {}),
});

function instanceLd({ secondsTotal, startTime, endTime }: CourseView): object {
  const spans = startTime && endTime ? (momentOf(endTime).getTime() - momentOf(startTime).getTime()) / 60_000 : 0;
  const minutes = Math.max(1, Math.round(spans > 0 ? spans : secondsTotal / 60));
  return {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${minutes}M`,
    ...(startTime ? { startDate: isoText(startTime) } : {}),
    ...(endTime ? { endDate: isoText(endTime) } : {}),
  };
}
