import { TrackSource } from '@livekit/protocol';
import type { Received } from '../../recording/dump.ts';
import { framesOf } from '../../recording/frames.ts';
import type { Frame, Size } from '../../recording/frames.ts';
import { inOrder } from '../../recording/inOrder.ts';
import { pace } from '../../recording/pace.ts';
import { complain } from '../complain.ts';
import type { Room } from '../room.ts';
import { isRtcp } from '../rtcp.ts';
import type { PublishedTrack } from '../track.ts';
import { DARK } from './dark.ts';
import { fragment, initSegment, RATE } from './fragments.ts';
import { PictureLane, SoundLane } from './lane.ts';
import { Queue } from './queue.ts';
import { HlsStream } from './stream.ts';

const OUTLET = 'hls';
const PART_MS = 500;
/** Seconds; a picture that never comes ends no segment, so the time does. */
const SEGMENT = 2;
const LONGEST = 4;
const KEYFRAME_EVERY_MS = 2000;
/** Nobody fetched anything for so long: it ends, and begins anew with who comes next. */
const UNUSED_MS = 20_000;
/** Packets that are waited for when one is missing; more would be seen as a stop. */
const MOST_WAITING = 60;

interface Feed {
  track: PublishedTrack;
  queue: Queue<Received>;
}

/**
 * Makes of what one person of a room says and shows, the screen before the camera, something that any player can fetch.
 * It has a picture and a sound at all times, so that players never have to begin anew: dark and silent ones without.
 */
export class Packager {
  /** A later one of the same room counts on, so that nobody takes what is new for what they have. */
  readonly stream = new HlsStream(Math.floor(Date.now() / 1000));
  readonly #room: Room;
  readonly #lead: string;
  readonly #from = performance.now();
  readonly #pictures = new PictureLane();
  readonly #sounds = new SoundLane();
  #picture: Feed | undefined;
  #sound: Feed | undefined;
  /** Of the pictures that are shown just now; undefined while it is dark. */
  #description: Buffer | undefined;
  #number = 0;
  /** When the last part was put, since the packager began. */
  #putAt = 0;
  #keyframeAt = 0;
  #usedAt = performance.now();

  constructor(room: Room, lead: string) {
    this.#room = room;
    this.#lead = lead;
    this.#begin(DARK);
  }

  used(): void {
    this.#usedAt = performance.now();
  }

  isUnused(now: number): boolean {
    return now - this.#usedAt > UNUSED_MS;
  }

  /** Every few dozen milliseconds. */
  tick(now: number): void {
    this.#choose();
    if (now - this.#keyframeAt >= KEYFRAME_EVERY_MS) this.#askForKeyframe(now);
    if (this.#now() - this.#putAt < PART_MS) return;
    this.#putPart();
    if (this.stream.growing >= (this.#description ? LONGEST : SEGMENT)) this.stream.end();
  }

  close(): void {
    drop(this.#picture);
    drop(this.#sound);
    this.#picture = this.#sound = undefined;
  }

  #now(): number {
    return performance.now() - this.#from;
  }

  #askForKeyframe(now: number): void {
    this.#keyframeAt = now;
    this.#picture?.track.askForKeyframe(now);
  }

  /** Which tracks there are changes while people show and hide things. */
  #choose(): void {
    const tracks = [...(this.#room.people.get(this.#lead)?.publishing.tracks.values() ?? [])];
    // of browsers that have no H264 those alone see something who are in the room itself
    const pictures = tracks.filter(({ format, info }) => format?.codec === 'H264' && !info.muted);
    const picture = pictures.find(({ info }) => info.source === TrackSource.SCREEN_SHARE) ?? pictures[0];
    const sounds = tracks.filter(({ format }) => format?.codec === 'opus');
    const sound = sounds.find(({ info }) => info.source === TrackSource.MICROPHONE) ?? sounds[0];
    if (this.#picture?.track !== picture) {
      drop(this.#picture);
      this.#darken();
      this.#picture = picture && this.#follow(picture);
      this.#askForKeyframe(performance.now());
    }
    if (this.#sound?.track !== sound) {
      drop(this.#sound);
      this.#sound = sound && this.#follow(sound);
    }
  }

  #follow(track: PublishedTrack): Feed {
    const feed = { track, queue: new Queue<Received>() };
    track.outlets.set(OUTLET, {
      write: (packet) => {
        if (!isRtcp(packet)) feed.queue.put({ ms: this.#now(), packet });
      },
    });
    void this.#read(feed).catch((error: unknown) => complain('packager', error));
    return feed;
  }

  async #read(feed: Feed): Promise<void> {
    const { codec } = feed.track.format!;
    const at = pace(codec === 'opus' ? RATE.sound : RATE.picture);
    for await (const frame of framesOf(inOrder(feed.queue, MOST_WAITING), codec)) {
      if (feed !== this.#picture && feed !== this.#sound) return;
      const ms = at(frame.timestamp, frame.ms);
      if (codec === 'opus') this.#sounds.hear(frame.data, ms);
      else this.#see(frame, ms);
    }
  }

  /** A picture that stands alone begins a segment; another size or codec is another beginning. */
  #see(frame: Frame, ms: number): void {
    const { isKey, description, size } = frame;
    const isOther = isKey && description !== undefined && !this.#description?.equals(description);
    if (!isOther && !this.#description) return;
    this.#pictures.end(ms);
    if (isOther || (isKey && this.stream.growing >= SEGMENT * 0.75)) {
      this.#putPart();
      this.stream.end();
    }
    if (isOther) {
      this.#description = description;
      this.#begin({ size: size ?? DARK.size, description });
    }
    this.#pictures.show(frame);
  }

  #darken(): void {
    if (!this.#description) return;
    this.#pictures.end(this.#now());
    this.#putPart();
    this.#description = undefined;
    this.#begin(DARK);
  }

  #begin({ size, description }: { size: Size; description: Buffer }): void {
    this.stream.begin(initSegment({ picture: { size, description }, hasSound: true }));
  }

  /** What came since the last part. */
  #putPart(): void {
    const now = this.#now();
    this.#sounds.fill(now);
    if (!this.#description) this.#pictures.fillDark(now);
    else if (this.#pictures.fill(now)) this.#askForKeyframe(performance.now());
    const [picture, sound] = [this.#pictures.take(), this.#sounds.take()];
    if (!picture && !sound) return;
    const duration = (now - this.#putAt) / 1000;
    this.#putAt = now;
    this.#number += 1;
    const isIndependent = picture?.samples[0]!.isKey ?? false;
    const data = fragment(this.#number, { ...(picture && { picture }), ...(sound && { sound }) });
    this.stream.add({ data, duration, isIndependent });
  }
}

/** Nothing more of this one. */
function drop(feed: Feed | undefined): void {
  feed?.track.outlets.delete(OUTLET);
  feed?.queue.end();
}
