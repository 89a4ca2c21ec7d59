import { lazy, Suspense, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { view } from '#contract/course/videoFile.ts';
import type { VideoFile } from '#contract/course/videoFile.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { FileFacts } from '../parts/FileFacts.tsx';
import { MediaStanding } from '../parts/MediaStanding.tsx';
import styles from '../parts/MediaFile.module.css';
import { PosterChoice } from '../parts/PosterChoice.tsx';
import { mediaRoutes } from '../routes.ts';

const FilmPreview = lazy(() =>
  import('../../../shared/media/FilmPreview.tsx').then((m) => ({ default: m.FilmPreview })),
);
const SubtitleEditor = lazy(() =>
  import('../../../shared/media/SubtitleEditor.tsx').then((m) => ({ default: m.SubtitleEditor })),
);

export const handle = mediaRoutes.file;

export async function loader({ request, context, params }: LoaderArgs) {
  const file = await answerOr(request, context.get(apiContext).call(view, { id: params['id'] ?? '' }));
  return { file };
}

/** One file of one's own: how it stands, its poster, its qualities and its subtitles. */
export default function MediaFile({ loaderData }: PageProps<typeof loader>) {
  const file = useFollowed(loaderData.file);
  return (
    <>
      <PageHead size="work" title={file.fileName} />
      <MediaStanding file={file} />
      <div className={styles.facts}>
        <FileFacts file={file} />
      </div>
      {file.url === '' ? null : <Opened key={file.id} file={file} />}
    </>
  );
}

/** The file as it is now: the server tells how far the work is, and when it is through everything is asked anew. */
function useFollowed(loaded: VideoFile): VideoFile {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<Partial<VideoFile> & { of?: VideoFile }>({});
  const hear = useCallback(
    (event: { mediaId: string } & Pick<VideoFile, 'mediaState' | 'processed' | 'failure'>) => {
      if (event.mediaId !== loaded.id) return;
      const { mediaState, processed, failure } = event;
      setTold({ of: loaded, mediaState, processed, failure });
      if (mediaState !== loaded.mediaState) void revalidate();
    },
    [loaded, revalidate],
  );
  useEvent('mediaProgress', hear);
  const { of, ...now } = told;
  return of === loaded ? { ...loaded, ...now } : loaded;
}

function Opened({ file }: { file: VideoFile }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { revalidate } = useRevalidator();
  const isLive = useHydrated();
  const isSpoken = isTimed(file.fileType);
  const isFilm = file.fileType === FileType.video;
  return (
    <>
      {isSpoken ? (
        <section className={styles.section} aria-label="播放">
          <div className={styles.film}>
            {isLive ? (
              <Suspense>
                <FilmPreview
                  label={file.fileName}
                  url={file.url}
                  isPlaylist={file.delivery === 'hls'}
                  poster={file.pictures[file.poster] ?? ''}
                  qualities={file.qualities}
                  onVideo={setVideo}
                />
              </Suspense>
            ) : null}
          </div>
        </section>
      ) : null}
      {isFilm && file.pictures.length > 0 ? <PosterChoice file={file} /> : null}
      {isSpoken ? (
        <section className={styles.section} aria-labelledby="subtitles">
          <SectionHead id="subtitles" title="字幕" note="播放时可以打开，课内查找也会用到" />
          {isLive ? (
            <Suspense fallback={<p className={styles.note}>正在打开字幕</p>}>
              <SubtitleEditor
                fileId={file.id}
                video={video}
                langs={file.subtitles.map(({ lang }) => lang)}
                onSaved={() => void revalidate()}
              />
            </Suspense>
          ) : null}
        </section>
      ) : null}
      {!isSpoken && file.pictures.length > 0 ? <Pages file={file} /> : null}
    </>
  );
}

function Pages({ file }: { file: VideoFile }) {
  return (
    <section className={styles.section} aria-labelledby="pages">
      <SectionHead id="pages" title="预览" note={`共 ${file.length} 页，这里是前 ${file.pictures.length} 页`} />
      <ol className={styles.pages}>
        {file.pictures.map((url, at) => (
          <li key={url}>
            <img src={url} alt={`第 ${at + 1} 页`} loading="lazy" className={styles.page} />
          </li>
        ))}
      </ol>
    </section>
  );
}
