import type { Room } from 'livekit-client';

const EVERY_MS = 1000;
/** Of what came: from here on a picture would stop now and then. */
const MISSES_MUCH = 0.01;
/** A browser that only receives waits 100 ms each time before it asks again: so long that it may ask twice. */
const LATER_MS = 300;
/** So long nothing may be missing before it is played at once again. */
const CALM_MS = 30_000;

interface Counted {
  asked: number;
  came: number;
}

/**
 * While packets are missing on the way to this page, plays what others send a little later, so that what comes when it is
 * asked for again still comes in time.
 * @returns the way to stop
 */
export function steadyPlay(room: Pick<Room, 'remoteParticipants'>): () => void {
  let before: Counted = { asked: 0, came: 0 };
  let lateUntil = 0;
  const look = async (): Promise<void> => {
    const receivers = receiversOf(room);
    const now = await counted(receivers);
    const [asked, came] = [now.asked - before.asked, now.came - before.came];
    before = now;
    if (came > 0 && asked / came >= MISSES_MUCH) lateUntil = performance.now() + CALM_MS;
    const target = performance.now() < lateUntil ? LATER_MS : null;
    for (const receiver of receivers)
      if ('jitterBufferTarget' in receiver && receiver.jitterBufferTarget !== target)
        receiver.jitterBufferTarget = target;
  };
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  return () => clearInterval(timer);
}

function receiversOf({ remoteParticipants }: Pick<Room, 'remoteParticipants'>): RTCRtpReceiver[] {
  const tracks = [...remoteParticipants.values()].flatMap((person) =>
    [...person.trackPublications.values()].map(({ track }) => track),
  );
  return tracks.flatMap((track) => track?.receiver ?? []);
}

/** Of all pictures so far: how many packets were asked for again, and how many came. */
async function counted(receivers: readonly RTCRtpReceiver[]): Promise<Counted> {
  const sums = { asked: 0, came: 0 };
  for (const receiver of receivers)
    if (receiver.track.kind === 'video')
      for (const one of (await receiver.getStats()).values()) {
        if (one.type !== 'inbound-rtp') continue;
        sums.asked += one.nackCount ?? 0;
        sums.came += one.packetsReceived ?? 0;
      }
  return sums;
}
