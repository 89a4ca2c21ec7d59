interface Seat<P> {
  process: P;
  people: number;
}

/** A place in a room: where to go, and the way to give it up. */
export interface Place<P> {
  process: P;
  leave(): void;
}

/**
 * Which process carries which room. A room stays where it began while anybody is in it; a new one goes where the fewest
 * people are, then where the fewest rooms are, then to the first.
 */
export class Placement<P> {
  readonly #rooms = new Map<string, Seat<P>>();

  /** Undefined while nobody is in it. */
  of(room: string): P | undefined {
    return this.#rooms.get(room)?.process;
  }

  /** People on the process that carries it, or would if somebody came. */
  peopleWith(room: string, serving: readonly P[]): number {
    const process = this.of(room) ?? this.#emptiest(serving);
    let people = 0;
    for (const seat of this.#rooms.values()) if (seat.process === process) people += seat.people;
    return people;
  }

  /** @param serving those to choose from; undefined when there are none */
  enter(room: string, serving: readonly P[]): Place<P> | undefined {
    let seat = this.#rooms.get(room);
    if (!seat) {
      const process = this.#emptiest(serving);
      if (process === undefined) return undefined;
      this.#rooms.set(room, (seat = { process, people: 0 }));
    }
    seat.people += 1;
    const taken = seat;
    let isIn = true;
    const leave = (): void => {
      if (!isIn) return;
      isIn = false;
      taken.people -= 1;
      // of a process that died the rooms may be elsewhere by now
      if (taken.people === 0 && this.#rooms.get(room) === taken) this.#rooms.delete(room);
    };
    return { process: taken.process, leave };
  }

  /** Its rooms are over: whoever comes back to one begins it anew. */
  forget(process: P): void {
    for (const [room, seat] of this.#rooms) if (seat.process === process) this.#rooms.delete(room);
  }

  #emptiest(serving: readonly P[]): P | undefined {
    const loads = new Map(serving.map((process) => [process, { people: 0, rooms: 0 }]));
    for (const { process, people } of this.#rooms.values()) {
      const load = loads.get(process);
      if (!load) continue;
      load.people += people;
      load.rooms += 1;
    }
    const [first] = [...loads].toSorted(([, one], [, other]) => one.people - other.people || one.rooms - other.rooms);
    return first?.[0];
  }
}
