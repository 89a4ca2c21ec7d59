import type { Room } from 'livekit-client';

/** Shares a screen with what it plays, or no more of it; where no sound is to be had, the picture alone. */
export const shareScreen = ({ localParticipant: me }: Pick<Room, 'localParticipant'>, isShared: boolean) =>
  me.setScreenShareEnabled(isShared, { audio: true });
