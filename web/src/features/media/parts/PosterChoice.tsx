import type { VideoFile } from '#contract/course/videoFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import styles from './MediaFile.module.css';

const choosePoster = () => import('#contract/course/videoFile.ts').then((api) => api.choosePoster);

/** Pictures of the film; the pressed one stands for it before it plays. */
export function PosterChoice({ file }: { file: VideoFile }) {
  const { send, sending } = usePress(choosePoster);
  const choose = (poster: number): void => void send({ id: file.id, version: file.version, poster }, '封面更换成功');
  return (
    <section className={styles.section} aria-labelledby="posters">
      <SectionHead id="posters" title="封面" note="播放之前显示的画面" />
      <div className={styles.posters}>
        {file.pictures.map((url, at) => (
          <BareButton
            key={new URL(url, 'http://site').pathname.split('/').at(-1)}
            className={styles.poster}
            aria-label={`用第 ${at + 1} 张画面作封面`}
            aria-pressed={at === file.poster}
            disabled={sending}
            onClick={() => choose(at)}
          >
            <img src={url} alt="" loading="lazy" />
          </BareButton>
        ))}
      </div>
    </section>
  );
}
