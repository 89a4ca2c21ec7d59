import { lazy, Suspense } from 'react';
import type { PageProps } from '../../../kit/pageTypes.ts';
import { detailLoader } from '../parts/detailLoader.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { catalogueRoutes } from '../routes.ts';

// 服务端渲染它，脚本随后才取；样式随页面一起来（firstPaint.config.ts）
const Outline = lazy(() => import('../parts/Outline.tsx').then((module) => ({ default: module.Outline })));

export const handle = catalogueRoutes.libraryView;

export const loader = detailLoader('/library/view', '/library');

/** A paper or manual: its chapters stand first, because they are what one decides by. */
export default function LibraryView({ loaderData }: PageProps<typeof loader>) {
  const { course, chapters, standing } = loaderData;
  return (
    <DetailPage
      data={loaderData}
      lead={
        <Suspense>
          <Outline
            courseId={course.id}
            chapters={chapters}
            isGuest={standing === null}
            mayStudy={standing?.isPay === 1}
          />
        </Suspense>
      }
    />
  );
}
