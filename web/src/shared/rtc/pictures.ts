import { Track } from 'livekit-client';
import type { Participant } from 'livekit-client';
import { SMALL_PICTURE } from '#contract/rules/rtcRooms.ts';
import type { Picture } from './largeOf.ts';

export interface PersonShown {
  userNo: string;
  userName: string;
  headImgUrl: string;
  isMine: boolean;
  participant: Participant | undefined;
}

/** A picture as it is shown; without a track it is a face. */
export interface ShownPicture extends Picture {
  /** Whose it is. */
  owner: PersonShown;
  track: Track | undefined;
  trackName: string;
}

/** The pictures of one person: their screen while they share one, and their camera or face. */
export function picturesOf(owner: PersonShown): ShownPicture[] {
  const { userNo, isMine, participant } = owner;
  const screen = participant?.getTrackPublication(Track.Source.ScreenShare);
  const camera = participant?.getTrackPublication(Track.Source.Camera);
  // who asked for less gets this one instead
  const small = participant?.getTrackPublicationByName(SMALL_PICTURE);
  const shared: ShownPicture = {
    id: `${userNo}:screen:${screen?.trackSid}`,
    isScreen: true,
    isMine,
    owner,
    track: screen?.track,
    trackName: '',
  };
  const face: ShownPicture = {
    id: `${userNo}:camera`,
    isScreen: false,
    isMine,
    owner,
    track: camera?.isMuted ? undefined : (camera?.track ?? small?.track),
    trackName: camera?.trackName ?? '',
  };
  return screen?.track ? [shared, face] : [face];
}

export const nameOf = ({ isScreen, isMine, owner }: ShownPicture): string =>
  `${isMine ? '我' : owner.userName}${isScreen ? '的屏幕' : ''}`;

/** Those that are seen, as what is large is chosen from. */
export const seenOf = (pictures: readonly ShownPicture[]): Picture[] =>
  pictures.filter(({ track }) => track).map(({ id, isScreen, isMine }) => ({ id, isScreen, isMine }));
