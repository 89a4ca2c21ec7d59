import { Track } from 'livekit-client';
import type { Participant } from 'livekit-client';
import { useEffect, useRef } from 'react';
import type { CallPerson } from '#contract/im/callShapes.ts';
import { CallPersonState } from '#contract/rules/calls.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './CallStage.module.css';

interface TileProps {
  person: CallPerson;
  isMe: boolean;
  participant: Participant | undefined;
}

/** One person: their screen or camera, else their picture; what is heard of them belongs to no page. */
export function Tile({ person, isMe, participant }: TileProps) {
  const screen = participant?.getTrackPublication(Track.Source.ScreenShare);
  const camera = participant?.getTrackPublication(Track.Source.Camera);
  const seen = screen ?? (camera?.isMuted ? undefined : camera);
  const isRung = person.callPersonState === CallPersonState.ringing;
  return (
    <li className={styles.tile} data-speaking={participant?.isSpeaking || undefined}>
      {seen?.track ? (
        <Played track={seen.track} />
      ) : (
        <Avatar name={person.userName} src={person.headImgUrl} size={72} />
      )}
      <span className={styles.name}>
        {isMe ? '我' : person.userName}
        {isRung ? ' · 等待接听' : ''}
      </span>
    </li>
  );
}

function Played({ track }: { track: Track }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current!;
    track.attach(element);
    return () => void track.detach(element);
  }, [track]);
  return <video ref={video} className={styles.film} autoPlay playsInline muted />;
}
