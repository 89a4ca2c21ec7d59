import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockText, EntryKind, LiveRole } from '#contract/rules/liveRooms.ts';
import { view } from '#contract/live/replay.ts';
import type { LiveEntry } from '#contract/live/shapes.ts';
import { call } from '../../../kit/call.ts';
import { attach } from '../../../shared/player/media/attach.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { reachable } from '../../../ui/reachable.ts';
import { happened } from '../room/ChatPanel.tsx';
import chat from '../room/Chat.module.css';
import { PollCard } from '../room/PollCard.tsx';
import styles from '../room/Room.module.css';
import places from '../room/RoomPlaces.module.css';
import { Slides } from '../room/Slides.tsx';
import { TextButton } from '../room/TextButton.tsx';
import { captionAt, inkOn, linesOf, slideAt } from '../room/timeline.ts';
import { FilmPart } from './FilmPart.tsx';
import own from './Replay.module.css';
import { Takes } from './Takes.tsx';
import { usePresence } from './usePresence.ts';
import { useReplayClock } from './useReplayClock.ts';
import { useTakeStage } from './useTakeStage.ts';
import type { Replay } from './useTimeline.ts';

interface ReplayRoomProps {
  replay: Replay;
  entries: readonly LiveEntry[];
  onChange: (replay: Replay) => void;
  onFilm: () => void;
}

const nothing: readonly never[] = [];
const speeds = [0.75, 1, 1.25, 1.5, 2];

/** The class again, on one clock: film or slides, the discussion, the polls, which can still be answered. */
export function ReplayRoom({ replay, entries, onChange, onFilm }: ReplayRoomProps) {
  const { room, decks, polls, takes, filmState, filmUrl, filmDelivery, filmLength } = replay;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const length = Math.max(room.seconds, filmState === 'ready' ? filmLength : 0);
  const clock = useReplayClock(film, length);
  const second = Math.floor(clock.second);
  const hasTakes = filmState !== 'ready' && takes.length > 0;
  const stage = useTakeStage(hasTakes ? takes : nothing, clock.second);
  const past = entries.filter((entry) => entry.second <= second);
  const { mediaId, page } = slideAt(entries, second);
  const deck = decks.find((one) => one.mediaId === mediaId) ?? null;
  const { periodId } = room;
  const isHost = room.me.liveRole !== LiveRole.learner;
  useEffect(() => {
    if (!film || filmState !== 'ready') return;
    return attach(film, { url: filmUrl, isPlaylist: filmDelivery === 'hls', at: 0, play: false }, onFilm);
  }, [film, filmState, filmUrl, filmDelivery, onFilm]);
  usePresence(periodId, clock.isPlaying, clock.second, clock.speed);
  useMade(replay, onChange);
  return (
    <div className={styles.room}>
      <header className={styles.head}>
        <h1 className={styles.title}>{room.liveName}</h1>
        <Tag tone="neutral">回放</Tag>
        <span className={styles.facts}>
          <span>{room.courseName}</span>
          <span>{room.lecturer.userName}</span>
        </span>
        <span className={styles.end}>
          <Link to="/mylive" className={styles.dark}>
            离开
          </Link>
        </span>
      </header>
      <div className={styles.body}>
        <section className={cx(styles.main, own.main)} aria-label="课件">
          {stage.largeId === null ? (
            <Slides deck={deck} page={page} strokes={inkOn(past, page)} caption={captionAt(past, second)} />
          ) : (
            <div ref={setHost} className={places.host} />
          )}
          {stage.largeId !== null || stage.isScreenAside ? (
            <BareButton className={places.turn} onClick={stage.largeId === null ? stage.toScreen : stage.toSlides}>
              {stage.largeId === null ? '看共享屏幕' : deck ? '看课件' : '看白板'}
            </BareButton>
          ) : null}
          <div className={own.bar}>
            <IconButton
              label={clock.isPlaying ? '暂停' : '播放'}
              icon={clock.isPlaying ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
              onClick={clock.toggle}
            />
            <input
              type="range"
              className={own.seek}
              aria-label="进度"
              aria-valuetext={`${clockText(second)}，共 ${clockText(length)}`}
              min={0}
              max={length}
              value={second}
              onChange={({ target }) => clock.seek(Number(target.value))}
            />
            <span className={own.time}>
              {clockText(second)} / {clockText(length)}
            </span>
            <Select
              size="sm"
              aria-label="倍速"
              value={String(clock.speed)}
              options={speeds.map((speed) => ({ value: String(speed), label: `${speed} 倍` }))}
              onChange={({ target }) => clock.setSpeed(Number(target.value))}
            />
          </div>
          <Marks entries={entries} onSeek={clock.seek} />
        </section>
        <aside className={styles.side} aria-label="回放的讨论">
          {filmState === 'ready' ? (
            <video ref={setFilm} className={own.film} playsInline>
              <track kind="captions" />
            </video>
          ) : null}
          {hasTakes ? <Takes takes={takes} clock={clock} stage={stage} host={host} /> : null}
          {filmState === 'processing' ? (
            <p className={styles.media}>录像正在处理，处理好以后就能看；课件与讨论现在就可以回放。</p>
          ) : null}
          {filmState === 'none' ? <p className={styles.media}>这节课没有录像，回放课件、板书与讨论。</p> : null}
          {filmState === 'failed' ? (
            <p className={styles.media}>录像处理失败，讲师可以换一个；课件与讨论可以回放。</p>
          ) : null}
          {isHost ? <FilmPart periodId={periodId} hasFilm={replay.isFilmed === 1} onDone={onFilm} /> : null}
          <section className={styles.panel} aria-label="讨论">
            <div ref={reachable} className={styles.cards}>
              {polls
                .filter((poll) => poll.second <= second)
                .map((poll) => (
                  <PollCard
                    key={poll.pollId}
                    periodId={periodId}
                    poll={poll}
                    isHost={isHost}
                    onChange={(changed) =>
                      onChange({
                        ...replay,
                        polls: polls.map((one) => (one.pollId === changed.pollId ? changed : one)),
                      })
                    }
                  />
                ))}
            </div>
            <ol ref={reachable} className={chat.lines} aria-label="讨论">
              {linesOf(past).map((entry) => (
                <li key={entry.seq} className={entry.entryKind === EntryKind.chat ? chat.line : chat.system}>
                  {entry.entryKind === EntryKind.chat ? (
                    <>
                      <b>{entry.userName}</b>
                      {entry.isHidden === 1 ? '这条发言已删除' : entry.text}
                    </>
                  ) : (
                    happened(entry)
                  )}
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </div>
  );
}

const marked: ReadonlySet<EntryKind> = new Set([EntryKind.deck, EntryKind.page, EntryKind.pollOpen]);

/** Places to jump to: each page of the slides, each poll. */
function Marks({ entries, onSeek }: { entries: readonly LiveEntry[]; onSeek: (second: number) => void }) {
  const marks = entries.filter(({ entryKind }) => marked.has(entryKind));
  if (marks.length === 0) return null;
  return (
    <nav className={own.marks} aria-label="章节">
      {marks.map(({ seq, second, entryKind, value, text }) => (
        <TextButton key={seq} onClick={() => onSeek(second)}>
          {clockText(second)} {entryKind === EntryKind.pollOpen ? `投票：${text}` : `第 ${value} 页`}
        </TextButton>
      ))}
    </nav>
  );
}

const LOOK_MS = 5000;

/** What is still being made appears by itself. */
function useMade(replay: Replay, onChange: (replay: Replay) => void): void {
  const { filmState, room, takes } = replay;
  const { periodId } = room;
  useEffect(() => {
    if (filmState !== 'processing') return;
    const known = new Map(takes.map((take) => [take.takeId, take]));
    const look = async () => {
      const made = await call(view, { periodId }, { isShowErrTip: false });
      // what plays already goes on playing from where it came
      const all = made.takes.map((take) => known.get(take.takeId) ?? take);
      if (made.filmState !== 'processing' || all.length > known.size) onChange({ ...made, takes: all });
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [filmState, periodId, takes, onChange]);
}
