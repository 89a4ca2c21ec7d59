import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { isTaken, useOptionKeys } from '../../../shared/questions/useOptionKeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { toast } from '../../../ui/toast.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { CorrectionBanners } from './CorrectionBanners.tsx';
import { correctionsOf } from './corrections.ts';
import { Finished } from './Finished.tsx';
import { gateBetween, isToAnswerAgain, numbered, waitOf } from './places.ts';
import { QuestionPane } from './QuestionPane.tsx';
import styles from './Room.module.css';
import { RoomBanners } from './RoomBanners.tsx';
import { RoomHead } from './RoomHead.tsx';
import { RoomNotes } from './RoomNotes.tsx';
import { SectionClock } from './SectionClock.tsx';
import { SectionGate } from './SectionGate.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useSitting } from './useSitting.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { useTraces } from './useTraces.ts';

const RETRY_MS = 3000;

/** The room: paper, answer sheet and clock; everything in it is saved as it is given. */
export function ExamRoom({ sittingId, backTo }: { sittingId: string; backTo: string }) {
  const of = useSitting(sittingId);
  const { room, answers, standing, store } = of;
  const isOnline = useOnline();
  const [current, setCurrent] = useState(0);
  const [gateId, setGateId] = useState('');
  const [open, setOpen] = useState<'sheet' | 'submit' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const sections = useMemo(() => numbered(room?.sections ?? []), [room?.sections]);
  const places = useMemo(() => sections.flatMap((one) => one.places), [sections]);
  const place = places[Math.min(current, places.length - 1)];
  const shut = sections.filter(({ isOpened }) => !isOpened);
  const gate = shut.find(({ sectionId }) => sectionId === gateId) ?? (places.length === 0 ? shut[0] : undefined);
  const isPaused = room !== undefined && room.pausedAt !== null;
  const left = useTimeLeft(room?.endsAt ?? null, isPaused);
  const isRunning = room?.sittingState === SittingState.running;
  const isUp = isRunning && left === 0;
  const sectionLeft = useTimeLeft(place?.sectionEndsAt ?? null, isPaused);
  const isWriting = isRunning && room.isMine === 1 && !isPaused && !isUp && standing.state !== 'taken';
  useTraces(isRunning && room.isMine === 1 ? room.proctorGrade : undefined, store.tell);

  const go = (index: number) => {
    setGateId(gateBetween(sections, current, index)?.sectionId ?? '');
    if (!gateBetween(sections, current, index)) setCurrent(Math.min(Math.max(index, 0), places.length - 1));
    setOpen(null);
    pane.current?.focus({ preventScroll: true });
    pane.current?.scrollTo({ top: 0 });
  };
  const mayGive = isWriting && gate === undefined && sectionLeft !== 0;
  const give = (slot: string, answer: Answer | null) =>
    store.answer(slot, answer, waitOf(place?.slots.find((one) => one.slot === slot)?.questionType));
  const only = place?.slots.length === 1 ? place.slots[0] : undefined;
  useOptionKeys(
    place?.question,
    only && answers.get(only.slot),
    mayGive && only ? (answer) => give(only.slot, answer) : undefined,
  );

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(target)) return;
    const isControl = target instanceof Element && target.closest('button, a, summary, input') !== null;
    if (key === 'Enter' && isControl && !(target instanceof HTMLInputElement)) return;
    const isRadio = target instanceof HTMLInputElement;
    if (key === 'Enter' || (key === 'ArrowRight' && !isRadio)) go(current + 1);
    else if (key === 'ArrowLeft' && !isRadio) go(current - 1);
    else if (key.toLowerCase() === 'f' && isWriting && place) store.flag(place.itemId);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const submit = async () => {
    setIsBusy(true);
    try {
      await store.submit();
      setOpen(null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast(error.message);
    } finally {
      setIsBusy(false);
    }
  };
  // at the end the page hands in what it has; what it cannot reach, the server does by itself after the grace
  const end = useEffectEvent(() => void store.end().catch(() => void store.reread()));
  const mustEnd = (isUp && room.isMine === 1) || (isRunning && standing.state === 'over');
  useEffect(() => {
    if (!mustEnd) return undefined;
    end();
    const timer = setInterval(() => end(), RETRY_MS);
    return () => clearInterval(timer);
  }, [mustEnd]);

  if (of.failure !== undefined) return <Failed message={of.failure} onRetry={() => void store.open()} />;
  if (!room) return <p className={styles.waiting}>正在打开作答页</p>;
  if (!isRunning || (!place && !gate)) return <Finished room={room} standing={standing} backTo={backTo} />;
  const showGate = (sectionId: string) => {
    setGateId(sectionId);
    setOpen(null);
  };
  const at = gate || !place ? -1 : place.index;
  const corrections = correctionsOf(room.notices, places);
  const corrected = new Set(corrections.map(({ itemId }) => itemId));
  const { again } = room;
  const sheet = { sections, answers, flagged: of.flagged, corrected, again, current: at, onGo: go, onGate: showGate };
  const shown = gate ? undefined : place;
  const total = sections.reduce((sum, { itemCount }) => sum + itemCount, 0);
  const start = async ({ sectionId }: { sectionId: string }) => {
    await store.openSection(sectionId);
    setGateId('');
    const first = numbered(store.view().room?.sections ?? []).find((one) => one.sectionId === sectionId)?.places[0];
    if (first) setCurrent(first.index);
  };
  return (
    <div className={styles.room}>
      <RoomHead
        room={room}
        standing={standing}
        isOnline={isOnline}
        left={left}
        answers={answers}
        places={places}
        onSubmit={isWriting ? () => setOpen('submit') : undefined}
      />
      <div className={styles.body}>
        <aside className={styles.sheet} aria-label="答题卡">
          <AnswerSheet {...sheet} />
        </aside>
        <section
          className={styles.pane}
          ref={pane}
          tabIndex={-1}
          aria-label={gate || !place ? (gate?.sectionName ?? '') : `第 ${place.number} 题，共 ${total} 题`}
        >
          <RoomBanners of={of} room={room} isOnline={isOnline} isUp={isUp}>
            <CorrectionBanners
              corrections={corrections}
              itemId={shown?.itemId}
              isAgain={shown !== undefined && isToAnswerAgain(shown, answers, again)}
              onGo={go}
            />
          </RoomBanners>
          {isPaused || !gate ? null : (
            <SectionGate section={gate} onStart={isWriting ? () => start(gate) : undefined} />
          )}
          {isPaused || gate || !place ? null : <SectionClock name={place.sectionName} left={sectionLeft} />}
          {isPaused || gate || !place ? null : (
            <QuestionPane
              key={place.itemId}
              place={place}
              total={places.length}
              answers={answers}
              isFlagged={of.flagged.includes(place.itemId)}
              onAnswer={mayGive ? give : undefined}
              onFlag={isWriting ? () => store.flag(place.itemId) : undefined}
              onGo={go}
              hasMore={gateBetween(sections, place.index, place.index + 1) !== undefined}
            />
          )}
        </section>
        <RoomNotes room={room} of={of} isWriting={isWriting} />
      </div>
      <nav className={styles.phoneBar} aria-label="答题操作">
        <Button disabled={gate === undefined && current === 0} onClick={() => (gate ? setGateId('') : go(current - 1))}>
          上一题
        </Button>
        <Button variant="text" onClick={() => setOpen('sheet')}>
          {gate || !place ? '' : `${place.number} / ${total} `}答题卡
        </Button>
        <Button
          variant="primary"
          disabled={
            gate !== undefined || (current === places.length - 1 && !gateBetween(sections, current, current + 1))
          }
          onClick={() => go(current + 1)}
        >
          下一题
        </Button>
      </nav>
      <SheetDialog open={open === 'sheet'} onClose={() => setOpen(null)} sheet={sheet} room={room} of={of} />
      <SubmitDialog
        open={open === 'submit'}
        name={assessmentTraits[room.assessmentKind].submitName}
        places={places}
        answers={answers}
        flagged={of.flagged}
        unsent={standing.unsent}
        unopened={shut.map(({ sectionName }) => sectionName)}
        isBusy={isBusy}
        onGo={go}
        onSubmit={() => void submit()}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const again = (
    <Button variant="primary" size="sm" onClick={onRetry}>
      重试
    </Button>
  );
  return <Empty as="h1" title="打不开作答页" note={message} action={again} />;
}
