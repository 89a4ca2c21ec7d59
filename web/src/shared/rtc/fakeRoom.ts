import { RoomEvent } from 'livekit-client';

type Listener = (...told: unknown[]) => void;

/** For tests: a room of livekit-client without a network. */
export class FakeRoom {
  static readonly made: FakeRoom[] = [];
  /** How many of the next tries find no way in. */
  static failures = 0;
  /** The browser gives no microphone and no camera. */
  static refuses: Error | null = null;
  readonly remoteParticipants = new Map<string, never>();
  readonly listeners = new Map<string, Listener[]>();
  isLeft = false;
  readonly localParticipant = {
    isMicrophoneEnabled: false,
    isCameraEnabled: false,
    setMicrophoneEnabled: async (is: boolean) => {
      if (FakeRoom.refuses) throw FakeRoom.refuses;
      this.localParticipant.isMicrophoneEnabled = is;
    },
    setCameraEnabled: async (is: boolean) => {
      if (FakeRoom.refuses) throw FakeRoom.refuses;
      this.localParticipant.isCameraEnabled = is;
    },
  };

  constructor() {
    FakeRoom.made.push(this);
  }

  static reset(): void {
    FakeRoom.made.length = 0;
    Object.assign(FakeRoom, { failures: 0, refuses: null });
  }

  /** The room that was made last, and what is sent in it. */
  static get last(): FakeRoom {
    return FakeRoom.made.at(-1)!;
  }
  get sent(): [sound: boolean, picture: boolean] {
    return [this.localParticipant.isMicrophoneEnabled, this.localParticipant.isCameraEnabled];
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }
  off(): void {}
  emit(event: string, ...told: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...told);
  }

  async connect(): Promise<void> {
    if (FakeRoom.failures === 0) return;
    FakeRoom.failures -= 1;
    this.emit(RoomEvent.Disconnected);
    throw new Error('could not establish pc connection');
  }
  async disconnect(): Promise<void> {
    this.isLeft = true;
  }
}

/** What the server answers to who asks for a ticket. */
export const TICKET = { url: '/rtc', token: 't', clientOptions: { iceServers: [] } };
