import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { BareButton } from '../../ui/BareButton.tsx';
import styles from './Picture.module.css';
import { Played } from './Played.tsx';
import { nameOf } from './pictures.ts';
import type { ShownPicture } from './pictures.ts';

interface PictureTileProps {
  picture: ShownPicture;
  /** After the name: lecturer, waiting to answer. */
  note?: string;
  onEnlarge: (id: string) => void;
}

/** Whose picture it is speaks just now; a screen does not. */
const isHeard = ({ isScreen, owner }: ShownPicture) => (!isScreen && owner.participant?.isSpeaking) || undefined;

/** One of the small pictures; a press makes it the large one. */
export function PictureTile({ picture, note = '', onEnlarge }: PictureTileProps) {
  const { id, track, owner, isScreen } = picture;
  return (
    <li className={styles.tile} data-screen={isScreen || undefined} data-speaking={isHeard(picture)}>
      {track ? <Played track={track} /> : <Avatar name={owner.userName} src={owner.headImgUrl} size={56} />}
      <span className={styles.name}>
        {nameOf(picture)}
        {note}
      </span>
      {track ? <Enlarge name={nameOf(picture)} onPress={() => onEnlarge(id)} /> : null}
    </li>
  );
}

/** Covers a small picture. */
export function Enlarge({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <BareButton className={styles.enlarge} aria-label={`放大${name}`} title="放大" onClick={onPress}>
      <Maximize2 size={16} aria-hidden="true" />
    </BareButton>
  );
}

interface LargePictureProps {
  picture: ShownPicture;
  note?: string;
  /** Over it. */
  children?: ReactNode;
}

/** The picture that the room is about just now. */
export function LargePicture({ picture, note = '', children }: LargePictureProps) {
  return (
    <div className={styles.large} data-speaking={isHeard(picture)}>
      {picture.track ? <Played track={picture.track} /> : null}
      <span className={styles.name}>
        {nameOf(picture)}
        {note}
      </span>
      {children}
    </div>
  );
}
