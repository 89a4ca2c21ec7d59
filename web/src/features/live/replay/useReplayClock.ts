import { useEffect, useRef, useState } from 'react';

const TICK_MS = 250;

function paceOf(film: HTMLVideoElement, speed: number): void {
  film.playbackRate = speed;
}

function jumpIn(film: HTMLVideoElement, second: number): void {
  film.currentTime = second;
}

/** The clock of a replay: of the film when there is one, else one of its own. Seconds. */
export function useReplayClock(film: HTMLVideoElement | null, length: number) {
  const [second, setSecond] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const before = useRef(0);

  useEffect(() => {
    if (film) paceOf(film, speed);
  }, [film, speed]);
  useEffect(() => {
    if (!film) return;
    const follow = () => setSecond(film.currentTime);
    const plays = () => setPlaying(!film.paused);
    film.addEventListener('timeupdate', follow);
    for (const event of ['play', 'pause', 'ended']) film.addEventListener(event, plays);
    return () => {
      film.removeEventListener('timeupdate', follow);
      for (const event of ['play', 'pause', 'ended']) film.removeEventListener(event, plays);
    };
  }, [film]);
  useEffect(() => {
    if (film || !isPlaying) return;
    before.current = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = ((now - before.current) / 1000) * speed;
      before.current = now;
      setSecond((at) => Math.min(length, at + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [film, isPlaying, speed, length]);

  const isOver = !film && second >= length;
  return {
    second,
    isPlaying: isPlaying && !isOver,
    speed,
    setSpeed,
    toggle: () => {
      if (film) return void (film.paused ? film.play().catch(() => undefined) : film.pause());
      if (isOver) setSecond(0);
      setPlaying(!isPlaying || isOver);
    },
    seek: (to: number) => {
      const at = Math.max(0, Math.min(length, to));
      setSecond(at);
      if (film) jumpIn(film, at);
    },
  };
}
