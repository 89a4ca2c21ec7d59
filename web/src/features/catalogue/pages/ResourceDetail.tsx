import type { PageProps } from '../../../kit/pageTypes.ts';
import { detailLoader } from '../parts/detailLoader.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { FilePreview } from '../parts/FilePreview.tsx';
import { FileFacts } from '../parts/FileFacts.tsx';
import { catalogueRoutes } from '../routes.ts';

export const handle = catalogueRoutes.resourceDetail;

export const loader = detailLoader('/resource/detail', '/resource');

/** A resource: its files with their sizes, a look into them, and the download. */
export default function ResourceDetail({ loaderData }: PageProps<typeof loader>) {
  const { course, chapters, standing } = loaderData;
  return (
    <DetailPage
      data={loaderData}
      facts={<FileFacts chapters={chapters} isGuest={standing === null} />}
      lead={<FilePreview courseId={course.id} chapters={chapters} isGuest={standing === null} />}
    />
  );
}
