import type { Room } from '../room.ts';
import { Packager } from './packager.ts';

/** Rooms, people and files as the site asks for them. */
export interface HlsAsked {
  lead: string;
  file: string;
  /** Of a playlist: what it is to name at least. */
  until?: { segment: number; part: number };
}

/** What players fetch of all rooms; nothing is made of what nobody fetches. */
export class Packagers {
  readonly #byRoom = new Map<Room, Map<string, Packager>>();

  /** Waits a while for what comes next. Undefined when it does not. */
  async file(room: Room, { lead, file, until }: HlsAsked): Promise<Buffer | undefined> {
    const { stream } = this.#packager(room, lead);
    if (file !== 'stream.m3u8') return stream.file(file);
    const list = await stream.playlist(until);
    return list === undefined ? undefined : Buffer.from(list);
  }

  tick(now: number): void {
    for (const [room, byLead] of this.#byRoom) {
      for (const [lead, packager] of byLead) {
        packager.tick(now);
        if (room.people.size > 0 && !packager.isUnused(now)) continue;
        packager.close();
        byLead.delete(lead);
      }
      if (byLead.size === 0) this.#byRoom.delete(room);
    }
  }

  #packager(room: Room, lead: string): Packager {
    const byLead = this.#byRoom.get(room) ?? new Map<string, Packager>();
    this.#byRoom.set(room, byLead);
    const packager = byLead.get(lead) ?? new Packager(room, lead);
    byLead.set(lead, packager);
    packager.used();
    return packager;
  }
}
