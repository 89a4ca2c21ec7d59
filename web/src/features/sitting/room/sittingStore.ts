import * as api from '#contract/exam/sitting.ts';
import type { Room, Saved, ToldEvent } from '#contract/exam/sittingShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { SittingEventKind, SittingState } from '#contract/rules/assessments.ts';
import { HEARD_EVERY_SECONDS } from '#contract/rules/running.ts';
import { canonical } from '#contract/rules/canonical.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { call } from '../../../kit/call.ts';
import { currentLink } from '../../../kit/live/link.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import { createAnswerSender } from './answerSender.ts';
import type { AnswerSender, SenderParts, Standing } from './answerSender.ts';
import { secondsUntil } from './clockText.ts';
import { memoryJournal, openJournal } from './journal.ts';
import type { Aside } from './journal.ts';
import { createNoteSender } from './noteSender.ts';
import { createOutageWatch } from './outageWatch.ts';
import type { Answers } from './places.ts';
import { claimTab, keepTab } from './tabKey.ts';

export type Told = InputOf<typeof ToldEvent>;

/** Everything a room shows. */
export interface SittingView {
  room: Room | undefined;
  failure: string | undefined;
  answers: Answers;
  /** By item. */
  flagged: readonly string[];
  scratch: string;
  standing: Standing;
  /** Seconds given back while this page is open. */
  credited: number;
  /** Whether this browser keeps answers when the page is gone. */
  isLasting: boolean;
}

const quiet = { isShowErrTip: false } as const;
const now = () => serverClock.now();
const SCRATCH_MS = 1200;
const MOST_SPANS = 40;

const empty: SittingView = {
  room: undefined,
  failure: undefined,
  answers: new Map(),
  flagged: [],
  scratch: '',
  standing: { state: 'idle', unsent: 0, lastSeq: 0, savedAt: null, refused: [] },
  credited: 0,
  isLasting: true,
};

export type SittingStore = ReturnType<typeof createSittingStore>;

/** What a room does: what was answered, whether it arrived, whose turn it is, and the end. */
export function createSittingStore(id: string) {
  let view = empty;
  let tabKey = '';
  let journal = memoryJournal();
  let sender: AnswerSender | undefined;
  let channel: BroadcastChannel | undefined;
  let noting: ReturnType<typeof setTimeout> | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const show = (change: Partial<SittingView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const tabTurn = (): number => view.room?.tabTurn ?? 0;
  const read = (): Promise<Room> => call(api.view, { id, tabKey }, quiet);
  const ends = (endsAt: string | null): void => {
    if (view.room && view.room.endsAt !== endsAt) show({ room: { ...view.room, endsAt } });
  };

  let aside: Aside = { sittingId: id, since: null, untold: [] };
  const keep = (change: Partial<Aside>): void => {
    aside = { ...aside, ...change };
    void journal.putAside(aside).catch(() => undefined);
  };
  const outage = createOutageWatch(now, keep);
  const notes = createNoteSender({
    keep: (change) => keep({ notes: change }),
    send: {
      flagged: (turn, flagged) => call(api.flag, { id, tabTurn: turn, flagged: [...flagged] }, quiet),
      scratch: (turn, scratch) => call(api.scratch, { id, tabTurn: turn, scratch }, quiet),
    },
  });
  const mayWrite = (): boolean => view.room?.isMine === 1 && view.room.sittingState === SittingState.running;
  const isCut = (error: unknown): boolean => !(error instanceof CallError) || error.code < 100;

  let told = Promise.resolve();
  let telling = 0;
  /** Says that this page is there, and what happened; one at a time. */
  function tell(events: Told[] = []): Promise<void> {
    telling += 1;
    told = told.then(() => say(events)).finally(() => void (telling -= 1));
    return told;
  }

  /**
   * The server believes an outage from the last sign of this page on, so the first sign after it has to tell of it, and
   * whether there is a network is tried with what is no sign. Other evidence that does not arrive is none.
   */
  async function say(events: Told[]): Promise<void> {
    if (!mayWrite() || (outage.isOut() && !(await reaches()))) return;
    const spans = outage.untold().slice(0, MOST_SPANS);
    const all = [...spans.map((span) => ({ eventKind: SittingEventKind.offline, ...span })), ...events];
    try {
      const kept = await call(api.events, { id, tabTurn: tabTurn(), sentAt: now(), events: all }, quiet);
      outage.told(spans);
      ends(kept.endsAt);
      if (kept.creditedSeconds > 0) show({ credited: view.credited + kept.creditedSeconds });
      if (notes.hasUnsent()) void notes.flush();
      if (kept.paperVersionId !== view.room?.paperVersionId) await reread();
    } catch (error) {
      if (isCut(error)) outage.fails();
      else if (!isPassing(error)) outage.told(spans);
    }
  }

  /** Tries the network: with answers that wait, or with a save of nothing. */
  async function reaches(): Promise<boolean> {
    if ((sender?.standing().unsent ?? 0) > 0) await sender?.retry();
    else await save({ tabTurn: tabTurn(), sentAt: now(), entries: [] }, { keepalive: false }).catch(() => undefined);
    return !outage.isOut();
  }

  /** Whatever it is about, it says whether the network is there. */
  const save: SenderParts['save'] = async (batch, options): Promise<Saved> => {
    try {
      const saved = await call(api.save, { id, ...batch }, { ...quiet, ...options });
      outage.arrives();
      if (outage.untold().length > 0 && telling === 0) void tell();
      return saved;
    } catch (error) {
      if (isCut(error)) outage.fails();
      throw error;
    }
  };

  /** Makes the sender of this turn; what an earlier page of it could not send is taken up. */
  async function write(room: Room): Promise<Answers> {
    const given = new Map(room.answers.map((one) => [one.slot, one.answer] as const));
    sender?.stop();
    sender = undefined;
    if (room.isMine === 0 || room.sittingState !== SittingState.running) return given;
    const { lastClientSeq, lastSeq, lastSavedAt: savedAt } = room;
    const onChange = (standing: Standing) => show({ standing });
    const from = { lastClientSeq, lastSeq, savedAt, tabTurn: room.tabTurn };
    sender = createAnswerSender({ sittingId: id, ...from, journal, save, now, onChange, onSaved: saved });
    for (const { slot, answer } of await sender.takeUp()) given.set(slot, answer);
    return given;
  }

  async function enter(room: Room, kept?: Aside): Promise<void> {
    const answers = await write(room);
    const own = room.isMine === 1 ? notes.takeUp(room.tabTurn, kept?.notes) : {};
    show({ room, answers, flagged: own.flagged ?? room.flagged, scratch: own.scratch ?? room.scratch });
  }

  /** What cannot be an answer any more goes, unless another one to the same is on its way. */
  const without = (slots: readonly string[]): Answers => {
    const gone = slots.filter((slot) => sender?.isWaiting(slot) !== true);
    return gone.length === 0 ? view.answers : new Map([...view.answers, ...gone.map((slot) => [slot, null] as const)]);
  };

  /** Something was changed from outside; what is being answered stays as it is here. Whose turn it becomes enters anew. */
  async function reread(): Promise<void> {
    const room = await read().catch(() => undefined);
    if (!room || room.isMine > (view.room?.isMine ?? 0)) return;
    if (room.isMine === 0) sender?.halt('taken');
    const isOld = room.lastSeq < (sender?.standing().lastSeq ?? 0);
    show({ room, answers: isOld ? view.answers : without(room.again) });
  }

  /** What was sent before a correction was heard of is stored, and may have to be given again. */
  function saved({ endsAt, again }: Saved): void {
    ends(endsAt);
    if (again.length === 0 || !view.room) return;
    const all = [...new Set([...view.room.again, ...again])];
    show({ room: { ...view.room, again: all }, answers: without(again) });
    void reread();
  }

  /** Says that this page is there; without the long connection, which some networks never let through, it also looks. */
  async function beat(): Promise<void> {
    await tell();
    if (currentLink() !== 'open') await reread();
  }

  const cut = () => {
    if (mayWrite()) outage.fails();
  };
  const back = () => void tell().then(reread);

  async function submit(): Promise<void> {
    await sender?.retry();
    const { unsent = 0, state } = sender?.standing() ?? {};
    if (unsent > 0 && state !== 'over') {
      throw new CallError({ code: 2, msg: `还有 ${unsent} 条答案没有送到，会自动再试` });
    }
    await call(api.submit, { id, tabTurn: tabTurn() }, quiet);
    sender?.stop();
    show({ room: await read() });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: (): SittingView => view,
    async open(): Promise<void> {
      show({ failure: undefined });
      window.addEventListener('offline', cut);
      window.addEventListener('online', back);
      clearInterval(beating);
      beating = setInterval(() => void beat(), HEARD_EVERY_SECONDS * 1000);
      if (channel === undefined && typeof BroadcastChannel !== 'undefined') {
        channel = new BroadcastChannel(`zt-sitting:${id}`);
        channel.addEventListener('message', () => sender?.halt('taken'));
      }
      try {
        if (tabKey === '') [tabKey, journal] = await Promise.all([claimTab(id), openJournal()]);
        show({ isLasting: journal.isLasting });
        const kept = await journal.asideOf(id).catch(() => undefined);
        await enter(await read(), kept);
        if (kept && mayWrite()) {
          aside = kept;
          outage.takeUp(kept);
        }
        outage.arrives();
        void tell();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        show({ failure: error.message });
      }
    },
    close(): void {
      window.removeEventListener('offline', cut);
      window.removeEventListener('online', back);
      clearInterval(beating);
      channel?.close();
      channel = undefined;
      void sender?.flush({ keepalive: true });
    },
    reread,
    tell,
    retry: (): void => void sender?.retry(),
    lastWord: (): void => void sender?.flush({ keepalive: true }),
    answer(slot: string, answer: Answer | null, waitMs: number): void {
      show({ answers: new Map(view.answers).set(slot, answer) });
      void sender?.give(slot, answer, waitMs);
    },
    flag(itemId: string): void {
      const is = view.flagged.includes(itemId);
      const flagged = is ? view.flagged.filter((one) => one !== itemId) : [...view.flagged, itemId];
      show({ flagged });
      notes.give({ flagged });
      void notes.flush();
    },
    note(scratch: string): void {
      show({ scratch });
      notes.give({ scratch });
      clearTimeout(noting);
      noting = setTimeout(() => void notes.flush(), SCRATCH_MS);
    },
    /**
     * This page goes on, the other one reads. What this browser had not sent yet comes along, unless another device was at
     * it since then: its answers are newer.
     */
    async takeOver(): Promise<void> {
      const before = tabTurn();
      const left = (await journal.of(id)).filter((one) => !one.receipt && !one.refusal);
      await call(api.takeOver, { id, tabKey });
      channel?.postMessage('taken');
      keepTab(id, tabKey);
      const room = await read();
      await enter(room);
      const stored = new Map(room.answers.map((one) => [one.slot, one.answer]));
      const last = new Map(left.filter((one) => one.tabTurn === before).map((one) => [one.slot, one]));
      for (const { slot, answer } of last.values()) {
        if (canonical(stored.get(slot) ?? null) === canonical(answer)) continue;
        show({ answers: new Map(view.answers).set(slot, answer) });
        await sender?.give(slot, answer, 0);
      }
      await journal.put(left.map((one) => ({ ...one, refusal: 'turn' as const })));
    },
    /** Begins the clock of a section. @throws CallError */
    async openSection(sectionId: string): Promise<void> {
      await call(api.openSection, { id, tabTurn: tabTurn(), sectionId });
      const room = await read();
      show({ room });
    },
    /** Sends what is left, then hands in. @throws CallError, also while something could not be sent */
    submit,
    /** The time is up: hands in, unless what was lost without a network gave some of it back. @throws CallError */
    async end(): Promise<void> {
      if (sender?.standing().state !== 'over') {
        if (outage.isOut() || outage.untold().length > 0) await tell();
        const { endsAt = null } = view.room ?? {};
        if (outage.isOut() || endsAt === null || secondsUntil(endsAt, now()) > 0) return;
      }
      await submit();
    },
  };
}
