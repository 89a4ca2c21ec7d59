import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Adv } from '#contract/system/adv.ts';
import { useSite } from '../../../kit/site.ts';
import { SiteLink } from '../../../kit/SiteLink.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { MapPath } from '../../../ui/MapPath.tsx';
import { MapArt } from '../../../ui/MapArt.tsx';
import styles from './Hero.module.css';
import { useAutoplay } from './useAutoplay.ts';

type Slide = Pick<Adv, 'id' | 'advKicker' | 'advTitle' | 'advText' | 'advButton' | 'advUrl' | 'advTarget' | 'advImg'>;

/** The carousel on deep ground. Without advertisements it says what the site is for. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const fallback = useFallback();
  const shown = slides.length > 0 ? slides : [fallback];
  const [index, setIndex] = useState(0);
  const slide = shown[index % shown.length]!;
  const step = (by: number) => setIndex((at) => (at + by + shown.length) % shown.length);
  const { isPlaying, toggle, hold } = useAutoplay(shown.length > 1, () => step(1));
  return (
    <div className={styles.slide} role="group" aria-roledescription="轮播" aria-label="推荐内容" {...hold}>
      {slide.advImg ? (
        <img
          key={slide.id}
          className={styles.picture}
          src={slide.advImg}
          alt=""
          width={912}
          height={420}
          fetchPriority="high"
        />
      ) : (
        <MapArt kind="hero">
          <MapPath kind="hero" />
        </MapArt>
      )}
      <div className={styles.words} key={`words ${slide.id}`} aria-live={isPlaying ? 'off' : 'polite'}>
        {slide.advKicker ? <p className={styles.kicker}>{slide.advKicker}</p> : null}
        <h1 className={styles.title}>{slide.advTitle}</h1>
        {slide.advText ? <p className={styles.text}>{slide.advText}</p> : null}
      </div>
      {slide.advUrl && slide.advButton ? (
        <SiteLink to={slide.advUrl} target={slide.advTarget} className={cx(buttonClass({ size: 'lg' }), styles.button)}>
          {slide.advButton}
        </SiteLink>
      ) : null}
      {shown.length > 1 ? (
        <div className={styles.controls}>
          <Control label={isPlaying ? '停止轮播' : '继续轮播'} icon={isPlaying ? Pause : Play} onPress={toggle} />
          <span className={styles.wide}>
            <Control label="上一张" icon={ChevronLeft} onPress={() => step(-1)} />
          </span>
          <span>
            {(index % shown.length) + 1} / {shown.length}
          </span>
          <Control label="下一张" icon={ChevronRight} onPress={() => step(1)} />
        </div>
      ) : null}
    </div>
  );
}

function Control({ label, icon: Icon, onPress }: { label: string; icon: LucideIcon; onPress: () => void }) {
  return (
    <BareButton className={styles.control} aria-label={label} onClick={onPress}>
      <Icon size={16} />
    </BareButton>
  );
}

function useFallback(): Slide {
  const { site, footerNav } = useSite();
  const about = footerNav[0]?.websiteNavList[0];
  return {
    id: 'site',
    advKicker: site.title,
    advTitle: '学有所成，\n才有所用',
    advText: site.desc,
    advButton: about?.navName ?? '',
    advUrl: about ? `/terrace/${about.id}` : '',
    advTarget: '_self',
    advImg: '',
  };
}
