import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { useSite } from '../../../kit/site.ts';
import type { Switches } from '../../../shared/rtc/keptSwitches.ts';
import { picturesOf, seenOf } from '../../../shared/rtc/pictures.ts';
import type { ShownPicture } from '../../../shared/rtc/pictures.ts';
import { LargePicture, PictureTile } from '../../../shared/rtc/PictureTile.tsx';
import { Heard } from '../../../shared/rtc/Played.tsx';
import { SoundButton } from '../../../shared/rtc/SoundButton.tsx';
import { useRoomDevices } from '../../../shared/rtc/useRoomDevices.ts';
import { Button } from '../../../ui/Button.tsx';
import { DemoClass } from './DemoClass.tsx';
import { DEMO_TRACK } from './filmSender.ts';
import { LatePane } from './LatePane.tsx';
import { UNAFFECTED } from './LiveDevices.tsx';
import { MediaDevices } from './MediaDevices.tsx';
import styles from './MediaPane.module.css';
import { pageTab } from './pageTab.ts';
import { useLiveMedia } from './useLiveMedia.ts';
import type { DataLadder } from './useDataLadder.ts';
import type { Stage } from './useStage.ts';

interface MediaPaneProps {
  room: LiveRoom;
  ladder: DataLadder;
  /** Changed, one enters anew with another ticket: the pane is keyed by it. */
  mayPublish: boolean;
  stage: Stage;
  /** Where the large picture goes. */
  host: HTMLElement | null;
}

const restored = ({ hasSound, hasPicture }: Switches): string =>
  [hasSound ? '麦克风' : '', hasPicture ? '摄像头' : ''].filter(Boolean).join('和');

/**
 * Who is seen and heard: the lecturer and those on stage. It comes with livekit-client, so only ever lazily. Who only
 * watches and gets no connection sees it a few seconds late instead.
 */
export function MediaPane(props: MediaPaneProps) {
  const [isLate, setLate] = useState(false);
  const late = useCallback(() => setLate(true), []);
  if (isLate) return <LatePane {...props} onNear={() => setLate(false)} />;
  return <NearPane {...props} onShut={props.mayPublish ? undefined : late} />;
}

function NearPane({
  room,
  ladder,
  mayPublish,
  stage,
  host,
  onShut,
}: MediaPaneProps & { onShut: (() => void) | undefined }) {
  const { media, trouble, heldBack, restore, isTaken, takeBack } = useLiveMedia({
    periodId: room.periodId,
    ladder,
    lines: room.resolution,
    onShut,
  });
  useRoomDevices(media, UNAFFECTED);
  const { demo } = useSite();
  const isHeldHere = room.anchor?.userNo === room.me.userNo && room.anchorTab === pageTab();
  const seen = [room.anchor ?? room.lecturer, ...room.stage].filter(
    (person, index, all) => all.findIndex(({ userNo }) => userNo === person.userNo) === index,
  );
  const people = seen.map((person) => {
    // who watches their own class sees it as everybody does
    const isMine = mayPublish && person.userNo === room.me.userNo;
    const participant = isMine ? media?.localParticipant : media?.remoteParticipants.get(person.userNo);
    return { ...person, isMine, participant };
  });
  const pictures = people.flatMap(picturesOf);
  const { report, large, enlarge } = stage;
  useEffect(() => report(seenOf(pictures)));
  useEffect(() => () => report([]), [report]);
  const shown = pictures.find(({ id }) => id === large?.id);
  const noteOf = ({ isScreen, owner, trackName }: ShownPicture) =>
    isScreen
      ? ''
      : `${owner.userNo === room.lecturer.userNo ? '　讲师' : ''}${trackName === DEMO_TRACK ? '　演示课' : ''}`;
  return (
    <div className={styles.pane}>
      {trouble ? (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      ) : null}
      {isTaken ? <Button onClick={takeBack}>换到这一页</Button> : null}
      {heldBack ? (
        <Button variant="primary" onClick={restore}>
          恢复{restored(heldBack)}
        </Button>
      ) : null}
      {media ? <SoundButton room={media} /> : null}
      <ul className={styles.tiles}>
        {pictures
          .filter((picture) => picture !== shown)
          .map((picture) => (
            <PictureTile key={picture.id} picture={picture} note={noteOf(picture)} onEnlarge={enlarge} />
          ))}
      </ul>
      {people.map(({ userNo, participant }) =>
        participant && userNo !== room.me.userNo ? <Heard key={userNo} participant={participant} /> : null,
      )}
      {shown && host ? createPortal(<LargePicture picture={shown} note={noteOf(shown)} />, host) : null}
      {media && mayPublish ? <MediaDevices media={media} room={room} /> : null}
      {media && mayPublish && demo && isHeldHere ? <DemoClass media={media} room={room} /> : null}
    </div>
  );
}
