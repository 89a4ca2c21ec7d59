import type { PageProps } from '../../../kit/pageTypes.ts';
import { detailLoader } from '../parts/detailLoader.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { Outline } from '../parts/Outline.tsx';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.libraryView;

export const loader = detailLoader('/library/view', '/library');

/** A paper or manual: its chapters stand first, because they are what one decides by. */
export default function LibraryView({ loaderData }: PageProps<typeof loader>) {
  const { course, chapters, standing } = loaderData;
  return (
    <DetailPage
      data={loaderData}
      lead={
        <Outline
          courseId={course.id}
          chapters={chapters}
          isGuest={standing === null}
          mayStudy={standing?.isPay === 1}
        />
      }
    />
  );
}
